import ScreenReader

/// Which key asks for what, and how the help words it.
///
/// A reader with quick keys has its own letters and arrows; what else they mean is on keys with Control.
struct KeyMap: Sendable {
  /// Keys of one line of the help.
  struct Line: Sendable {
    /// The keys as the help shows them.
    var shown: String
    /// What they do.
    var words: String
    /// What each key asks for.
    var keys: [(Key, KeyMeaning)]

    init(_ shown: String, _ words: String, _ keys: (Key, KeyMeaning)...) {
      self.shown = shown
      self.words = words
      self.keys = keys
    }
  }

  private static let activate = Line(
    "space enter", "activate", (.character(" "), .command(.activate)),
    (.enter, .command(.activate)))
  private static let adjust = Line(
    "+ -", "increment, decrement", (.character("+"), .command(.increment)),
    (.character("-"), .command(.decrement)))

  /// The keys of readers that are touched, or that have rotors.
  static let plain = KeyMap(
    lines: [
      Line(
        "→ ←", "next, previous element", (.right, .command(.next)), (.left, .command(.previous))),
      Line(
        "↓ ↑", "next, previous item of the rotor", (.down, .command(.down)), (.up, .command(.up))),
      Line(
        "r R [ ]", "turn the rotor forward, back", (.character("r"), .command(.nextRotor)),
        (.character("R"), .command(.previousRotor)), (.character("["), .command(.previousRotor)),
        (.character("]"), .command(.nextRotor))),
      Line(
        "h H", "next, previous heading", (.character("h"), .heading(back: false)),
        (.character("H"), .heading(back: true))),
      Line("/", "search: move forward to an utterance", (.character("/"), .find)),
      Line("l", "go to an item of a list", (.character("l"), .chooseItem)),
      activate, adjust,
      Line(
        "esc m", "escape: go back, magic tap", (.escape, .command(.escape)),
        (.character("m"), .command(.magicTap))),
      Line("c", "custom actions", (.character("c"), .chooseAction)),
      Line("home end", "first, last element", (.home, .command(.first)), (.end, .command(.last))),
      Line(
        "i o", "into, out of a group", (.character("i"), .command(.moveIn)),
        (.character("o"), .command(.moveOut))),
      Line("g", "flat or grouped navigation", (.character("g"), .changeNavigationStyle)),
      Line("s + arrow", "scroll by a page", (.character("s"), .scroll)),
      Line(
        "t backspace", "type text, delete a character", (.character("t"), .type),
        (.backspace, .command(.delete(1)))),
      Line(
        "a A", "read all from here, from the top", (.character("a"), .command(.readAll)),
        (.character("A"), .command(.readFromTop))),
      Line(
        "^R .", "hear the element again, stop speech", (.control("r"), .hearAgain),
        (.character("."), .silence)),
      Line(
        "page ↑ ↓", "scroll back through the utterances", (.pageUp, .olderLog),
        (.pageDown, .newerLog)),
      Line("w", "write a flow file", (.character("w"), .save)),
      Line("?", "this help", (.character("?"), .help)),
      Line("q ^C", "quit", (.character("q"), .quit), (.control("c"), .quit)),
      Line("^L ^Z", "redraw, suspend", (.control("l"), .redraw), (.control("z"), .suspend)),
    ],
    footer: [
      "? help", "q quit", "→ ← move", "h heading", "r rotor", "↓ ↑ item", "space activate",
      "l list",
    ])

  /// The keys in the order of the help.
  let lines: [Line]
  /// The keys that stand at the bottom, the most useful first.
  let footer: [String]
  /// Whether the reader has quick keys, and no rotor.
  var isQuick = false
  private let meanings: [Key: KeyMeaning]

  private init(lines: [Line], footer: [String]) {
    self.lines = lines
    self.footer = footer
    meanings = Dictionary(lines.flatMap(\.keys), uniquingKeysWith: { first, _ in first })
  }

  /// Creates the keys of a reader.
  init(_ navigation: Navigation) {
    let quickKeys = navigation.quickKeys
    guard !quickKeys.isEmpty else {
      self = .plain
      return
    }
    let hasText = navigation.textKeys != nil
    var lines = Self.arrows(quickKeys.first { $0.joins != nil })
    if hasText { lines += Self.caret }
    lines.append(
      Line(
        "tab ⇧tab", "keyboard focus: next, previous", (.tab, .command(.tab)),
        (.backTab, .command(.shiftTab))))
    for quickKey in quickKeys {
      guard let key = quickKey.key else { continue }
      lines.append(Self.line(of: quickKey, key))
    }
    lines += [
      Self.activate, Self.adjust,
      Line("esc", "escape: go back", (.escape, .command(.escape))),
      hasText
        ? Line(
          "^home ^end", "first, last line", (.top, .command(.first)), (.bottom, .command(.last)))
        : Line("home end", "first, last line", (.home, .command(.first)), (.end, .command(.last))),
      Line("^A", "custom actions", (.control("a"), .chooseAction)),
      Line("^F", "search: move forward to an utterance", (.control("f"), .find)),
      Line("^E", "go to an item of a list", (.control("e"), .chooseItem)),
      Line("^T", "type text", (.control("t"), .type)),
      Line("backspace", "delete a character", (.backspace, .command(.delete(1)))),
      Line("^P", "read all from here", (.control("p"), .command(.readAll))),
      Line(
        "^R .", "hear the line again, stop speech", (.control("r"), .hearAgain),
        (.character("."), .silence)),
    ]
    let kept: [KeyMeaning] = [.olderLog, .help, .quit, .redraw]
    lines.append(Line("^W", "write a flow file", (.control("w"), .save)))
    let taken = Set(lines.flatMap(\.keys).map(\.0))
    for var line in Self.plain.lines where line.keys.contains(where: { kept.contains($0.1) }) {
      let shown = line.keys.filter { !taken.contains($0.0) }
      if shown.count < line.keys.count { line.shown = "^C" }
      line.keys = shown
      lines.append(line)
    }
    let hasObjects = quickKeys.contains { $0.joins != nil }
    let headings = quickKeys.first { $0.name == "heading" }?.key.map { "\($0) heading" }
    self.init(
      lines: lines,
      footer: ["? help", "^C quit"] + (hasObjects ? ["→ ← object"] : []) + [
        "↓ ↑ line", "tab focus",
      ]
        + [headings].compactMap(\.self) + ["space activate", "^E list"]
        + (hasText ? ["→ ← character"] : []))
    isQuick = true
  }

  // Where stops are single elements, lines have keys of their own.
  private static func arrows(_ line: QuickKey?) -> [Line] {
    guard let line else {
      return [
        Line("↓ ↑", "next, previous line", (.down, .command(.next)), (.up, .command(.previous)))
      ]
    }
    return [
      Line("→ ←", "next, previous object", (.right, .command(.next)), (.left, .command(.previous))),
      Line(
        "↓ ↑", "next, previous line", (.down, .command(.jump(to: line.name))),
        (.up, .command(.jump(to: line.name, back: true)))),
    ]
  }

  // The caret in the text of the page.
  private static let caret = [
    Line(
      "→ ←", "next, previous character", (.right, pressed("Right Arrow")),
      (.left, pressed("Left Arrow"))),
    Line(
      "^→ ^←", "next, previous word", (.wordRight, pressed("Right Arrow", [.control])),
      (.wordLeft, pressed("Left Arrow", [.control]))),
    Line("home end", "ends of the line", (.home, pressed("Home")), (.end, pressed("End"))),
  ]

  private static func pressed(
    _ key: String, _ modifiers: Set<KeyChord.Modifier> = []
  ) -> KeyMeaning { .command(.press(KeyChord(modifiers, [key]))) }

  // On the keyboards that readers document theirs for, Shift with a digit types these.
  private static let shifted: [Character: Character] = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&",
    "8": "*", "9": "(",
  ]

  private static func line(of quickKey: QuickKey, _ key: Character) -> Line {
    let back = shifted[key] ?? Character(key.uppercased())
    return Line(
      "\(key) \(back)", "next, previous \(quickKey.words)",
      (.character(key), .command(.jump(to: quickKey.name))),
      (.character(back), .command(.jump(to: quickKey.name, back: true))))
  }

  /// Returns what a key asks for while walking, or `nil`.
  func meaning(of key: Key) -> KeyMeaning? { meanings[key] }
}

extension QuickKey {
  /// What the key goes to, as people write it: "visited link", "heading 1".
  fileprivate var words: String {
    var words = ""
    for character in name {
      let isNumber = character.isNumber && words.last?.isNumber == false
      if character.isUppercase || isNumber { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
