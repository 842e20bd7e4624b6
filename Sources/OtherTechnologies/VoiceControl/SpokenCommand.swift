import ScreenReader

/// What somebody says to Voice Control, taken apart.
///
/// The words are recorded (string tables of iOS 15 in github.com/kishikawakatsumi/applelocalization-tools); of other
/// languages than English only those for a tap are known here.
struct SpokenCommand {
  /// What is done to an element.
  enum Verb: Equatable {
    case tap
    case increment(Int)
    case decrement(Int)
    case showActions
    /// A gesture of which no tree tells what it does.
    case gesture(String)
  }

  /// A command that is whole without a name.
  enum Whole: Equatable {
    case showNames, showNumbers, hide, goBack, goHome
    case scroll(ScrollDirection)
    case unknown(String)
  }

  private(set) var command: Whole?
  private(set) var verb = Verb.tap
  /// The name or number that the verb is for, or `nil` where the words say none.
  private(set) var target: String?

  /// Takes apart what is said.
  init(_ text: String, in language: String?) {
    let words = SpokenName(text).words
    let spoken = words.joined(separator: " ")
    target = spoken
    let code = language.map { String($0.lowercased().prefix { $0 != "-" && $0 != "_" }) } ?? "en"
    guard code == "en" else {
      target = Self.tapped(spoken, in: code) ?? spoken
      return
    }
    command = Self.wholes[spoken]
    for (prefix, verb) in Self.verbs where spoken.hasPrefix(prefix + " ") {
      self.verb = verb
      target = String(spoken.dropFirst(prefix.count + 1))
      takeCount()
      return
    }
  }

  /// Takes "by 3" from the end of what is stepped.
  private mutating func takeCount() {
    guard verb == .increment(1) || verb == .decrement(1), let target else { return }
    let words = target.split(separator: " ")
    guard words.count > 2, words[words.count - 2] == "by",
      let count = Self.number(SpokenName(String(words[words.count - 1]))), (2...99).contains(count)
    else { return }
    verb = verb == .increment(1) ? .increment(count) : .decrement(count)
    self.target = words.dropLast(2).joined(separator: " ")
  }

  private static let wholes: [String: Whole] = [
    "show names": .showNames, "show numbers": .showNumbers, "hide names": .hide,
    "hide numbers": .hide, "go back": .goBack, "go home": .goHome,
    "scroll up": .scroll(.up), "scroll down": .scroll(.down), "scroll left": .scroll(.left),
    "scroll right": .scroll(.right), "scroll page up": .scroll(.up),
    "scroll page down": .scroll(.down), "show grid": .unknown("a grid"),
    "hide grid": .unknown("a grid"), "scroll to the top": .unknown("a scroll to the top"),
    "scroll to the bottom": .unknown("a scroll to the bottom"),
  ]

  // The longer ones first.
  private static let verbs: [(String, Verb)] = [
    ("double tap at", .gesture("double tap")), ("double tap", .gesture("double tap")),
    ("long press at", .gesture("long press")), ("long press", .gesture("long press")),
    ("tap and hold", .gesture("long press")), ("tap", .tap), ("press", .tap), ("click", .tap),
    ("increment", .increment(1)), ("decrement", .decrement(1)),
    ("show actions for", .showActions), ("zoom in at", .gesture("zoom")),
    ("zoom in", .gesture("zoom")), ("zoom out at", .gesture("zoom")),
    ("zoom out", .gesture("zoom")), ("start drag at", .gesture("drag")),
    ("start drag", .gesture("drag")), ("drag from", .gesture("drag")), ("drag", .gesture("drag")),
  ]

  private static func tapped(_ spoken: String, in code: String) -> String? {
    switch code {
    case "ko": spoken.hasSuffix(" 탭") ? String(spoken.dropLast(2)) : nil
    case "ja": spoken.hasSuffix("をタップ") ? String(spoken.dropLast(4)) : nil
    case "de": spoken.hasSuffix(" tippen") ? String(spoken.dropLast(7)) : nil
    case "fr": spoken.hasPrefix("toucher ") ? String(spoken.dropFirst(8)) : nil
    default: nil
    }
  }

  /// Returns a number that is said in digits or, up to ten, in English.
  static func number(_ name: SpokenName) -> Int? {
    guard name.words.count == 1, let word = name.words.first else { return nil }
    let words = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.firstIndex(of: word).map { $0 + 1 } ?? Int(word)
  }
}
