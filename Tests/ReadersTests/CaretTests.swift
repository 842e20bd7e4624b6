import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices
import Words

/// The caret of browse mode: characters and words with the arrow keys, Home and End.
@Suite struct CaretTests {
  private static let page = """
    platform: web
    elements:
      - {role: heading, level: 1, label: Sow peas, frame: [0, 0, 200, 20]}
      - {text: First, frame: [0, 30, 40, 20]}
      - {role: link, label: link text, frame: [45, 30, 60, 20]}
      - {text: "and, more.", frame: [110, 30, 60, 20]}
      - role: list
        children: [{role: listitem, children: [{text: Plum, frame: [0, 60, 60, 20]}]}]
      - {role: button, label: Go, frame: [0, 90, 60, 20]}
      - {text: end, frame: [65, 90, 60, 20]}
    """

  /// What each key says, on a screen of a file.
  private func said(
    _ reader: String, _ keys: String, on page: String = Self.page
  ) throws -> [String] {
    let source = try SourceText(bytes: Array(page.utf8), path: "page.screen.yaml")
    let reader = try #require(Readers.named(reader))
    var session = Session(
      try TreeReaders.read(source).screen, reader: reader,
      phrases: try reader.phrases())
    session.start()
    return keys.split(separator: " ").map { key in
      guard let chord = KeyChord(String(key)) else { return "no key" }
      return session.perform(.press(chord)).compactMap { event -> String? in
        switch event {
        case .utterance(let spoken): Rendering(.spoken).text(of: spoken.utterance)
        case .request(let request): "asks \(request.element.label ?? "")"
        default: nil
        }
      }.joined(separator: " / ")
    }
  }

  private func check(
    _ reader: String, _ keys: String, on page: String = Self.page, _ expected: [String]
  ) throws {
    let heard = try said(reader, keys, on: page)
    #expect(heard == expected, "\(heard)")
  }

  private func keys(_ key: String, _ count: Int) -> String {
    Array(repeating: key, count: count).joined(separator: " ")
  }

  /// Which objects are told, NVDA 2021.2 was recorded to say on the disclosures of ARIA-AT: "out of link, link, w".
  @Test func nvdaTellsWhatTheCaretEntersAndLeaves() throws {
    try check(
      "nvda", keys("ArrowRight", 21),
      [
        "o", "w", "space", "p", "e", "a", "s", "out of heading, F", "i", "r", "s", "t", "space",
        "link, l", "i", "n", "k", "space", "t", "e", "x",
      ])
    try check(
      "nvda", keys("Control+ArrowRight", 9),
      [
        "peas", "out of heading, First", "link, link", "text", "out of link, and,", "more.",
        "list, with 1 item, Plum", "out of list, button, Go", "out of button, end",
      ])
    try check(
      "nvda", "ArrowDown End Home ArrowLeft Control+End ArrowLeft Control+ArrowLeft",
      [
        "First, link, link text, and, more.", "dot", "F", "heading, level 1, s",
        "button, Go, end", "n", "button, Go",
      ])
  }

  /// Orca 43.1, recorded on a page with the same things: characters alone, and objects whole.
  @Test func orcaPassesObjectsAtOnce() throws {
    try check(
      "orca", "ArrowDown ArrowDown End ArrowRight ArrowRight ArrowRight ArrowRight",
      [
        "First. link text link. and, more.", "List with 1 item. Plum.", "Plum.",
        "leaving list. Go push button.", "space", "e", "n",
      ])
    try check(
      "orca", keys("Control+ArrowRight", 6) + " " + keys("Control+ArrowLeft", 3),
      [
        "Sow", "peas", "First.", "link link.", "text", "and.", "and", "text link.", "link",
      ])
  }

  /// Orca 51's own tests: a word alone, and the name of an object that a character leads to.
  @Test func orca51SaysTheNameOfAnObject() throws {
    try check(
      "orca@51", keys("Control+ArrowRight", 6),
      [
        "Sow", "peas", "First", "link", "text", "and",
      ])
    try check(
      "orca@51", "ArrowDown ArrowDown End ArrowRight",
      [
        "First. link text link. and, more.", "List with 1 item. Plum.", "Plum.", "Go",
      ])
  }

  /// The key of the modes: Orca says which one begins (source code, and its own tests), NVDA plays a sound.
  @Test func theKeyOfTheModesIsAnswered() throws {
    for reader in ["orca", "orca@51"] {
      try check(reader, "Insert+a Insert+a", ["Focus mode", "Browse mode"])
    }
    try check("nvda", "Insert+Space Insert+Space", ["", ""])
  }

  /// Enter acts on what the caret is in, and a quick key goes on from there.
  @Test func theCaretIsWhereKeysAct() throws {
    let page = """
      platform: web
      elements:
        - {text: Before, frame: [0, 0, 60, 20]}
        - {role: button, label: Go, frame: [65, 0, 60, 20]}
        - {role: button, label: Stay, frame: [130, 0, 60, 20]}
        - {role: heading, level: 2, label: Far, frame: [0, 30, 60, 20]}
      """
    let said = try said("nvda", "Control+ArrowRight Control+ArrowRight Enter h", on: page)
    #expect(said[0] == "button, Go" && said[1] == "out of button, button, Stay")
    #expect(said[2].hasPrefix("asks Stay"), "\(said)")
    #expect(said[3] == "Far, heading, level 2")
  }

  @Test(arguments: ["nvda", "orca", "orca@51"])
  func anythingMayStandOnALine(_ reader: String) throws {
    let page = """
      platform: web
      elements:
        - {role: button, frame: [0, 0, 20, 20]}
        - {text: "👩‍👩‍👧 é", frame: [30, 0, 20, 20]}
        - {role: textbox, label: Name, frame: [60, 0, 20, 20]}
        - {text: "\\u200B", frame: [90, 0, 20, 20]}
      """
    for key in [
      "ArrowRight", "ArrowLeft", "Control+ArrowRight", "Control+ArrowLeft", "Home", "End",
    ] {
      _ = try said(reader, keys(key, 12) + " End " + keys(key, 12), on: page)
    }
    let space = reader == "nvda" ? "out of button, space" : "space"
    try check(reader, "ArrowRight ArrowRight", on: page, [space, "👩‍👩‍👧"])
    let button = ["nvda": "button", "orca": "push button."][reader] ?? "button."
    try check(reader, "Home", on: page, [button])
  }

  /// A page that has less text than before moves the caret with it.
  @Test(arguments: ["nvda", "orca"]) func aTextThatShrinksKeepsTheCaretInIt(_ name: String) throws {
    let page = """
      platform: web
      elements:
        - {text: Seven words, id: text, frame: [0, 0, 60, 20]}
        - {role: button, label: Go, id: go, frame: [65, 0, 60, 20]}
      """
    let source = try SourceText(bytes: Array(page.utf8), path: "page.screen.yaml")
    let reader = try #require(Readers.named(name))
    var app = AppModel { _, screen in
      var screen = screen
      screen.tree[0].label = "A"
      screen.tree[1].isHidden = true
      return [.replace(screen)]
    }
    app.takesKeys = true
    var session = Session(
      try TreeReaders.read(source).screen, reader: reader, phrases: try reader.phrases(), app: app)
    session.start()
    for key in [
      "Control+End", "ArrowLeft", "Tab", "ArrowRight", "ArrowLeft", "Control+ArrowLeft", "End",
    ] {
      session.perform(.press(try #require(KeyChord(key))))
    }
    #expect(session.focusedElement?.label == "A")
  }
}
