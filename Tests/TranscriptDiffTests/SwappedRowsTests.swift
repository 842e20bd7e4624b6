import Testing
import TranscriptDiff

/// Rows that change places stay themselves, whatever their list says at its ends.
@Suite("Swapped rows")
struct SwappedRowsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: String
    var new: String
    var changes: [String]
  }

  private static func list(_ rows: String...) -> String {
    "elements: [{list: Groceries, children: [\(rows.joined(separator: ", "))]}, {button: Done}]"
  }

  private static func tabs(_ names: String...) -> String {
    let tabs = names.map { "{tab: \($0)}" }.joined(separator: ", ")
    return "elements: [{container: tabBar, children: [\(tabs)]}]"
  }

  static let rows = [
    Row(
      testDescription: "texts of their own", old: list("Bread", "Milk", "Eggs", "Salt"),
      new: list("Bread", "Eggs", "Milk", "Salt"), changes: ["moved: Milk"]),
    Row(
      testDescription: "the first of a list",
      old: list("{button: Milk}", "{button: Bread}", "Eggs"),
      new: list("{button: Bread}", "{button: Milk}", "Eggs"),
      changes: ["state: Groceries, Bread, button, list start", "moved, state: Milk, button"]),
    Row(
      testDescription: "the last of a list", old: list("Eggs", "Milk", "Bread"),
      new: list("Eggs", "Bread", "Milk"), changes: ["state: Bread", "moved, state: Milk, list end"]),
    Row(
      testDescription: "tabs with their places", old: tabs("Home", "Browse", "Search"),
      new: tabs("Browse", "Home", "Search"),
      changes: ["state: Browse, tab, 1 of 3", "moved, state: Home, tab, 2 of 3"]),
    Row(
      testDescription: "a label with commas",
      old: list("\"Milk, fresh\"", "\"Milk\"", "Eggs"),
      new: list("\"Milk\"", "\"Milk, fresh\"", "Eggs"),
      changes: ["state: Groceries, Milk, list start", "moved, state: Milk, fresh"]),
  ]

  @Test(arguments: rows) func areAMoveAgainstATextRecording(_ row: Row) throws {
    let old = RecordedTranscript.textOnly(try DiffSides.heard(row.old))
    #expect(try Self.changes(from: old, to: DiffSides.heard(row.new)) == row.changes)
  }

  /// Two recordings as text: what a list says at its ends is known from the phrase books.
  @Test(arguments: rows.prefix(3), ["en", "ko"])
  func areAMoveBetweenTextRecordings(_ row: Row, language: String) throws {
    func heard(_ text: String) throws -> RecordedTranscript {
      RecordedTranscript.textOnly(try DiffSides.heard("language: \(language)\n" + text))
    }
    let changes = try Self.changes(from: heard(row.old), to: heard(row.new))
    let kinds = { (changes: [String]) in changes.map { $0.prefix { $0 != ":" } } }
    #expect(kinds(changes) == kinds(row.changes))
  }

  @Test func aNewNameIsNoMoveBetweenTextRecordings() throws {
    let old = RecordedTranscript.textOnly(try DiffSides.heard(Self.list("Milk", "Bread")))
    let new = Self.list("Milk", "Bread").replacing("Groceries", with: "Shopping")
    #expect(
      try Self.changes(from: old, to: .textOnly(DiffSides.heard(new))) == [
        "reworded: Shopping, Milk, list start"
      ])
  }

  @Test(arguments: rows) func areAMoveBetweenScreens(_ row: Row) throws {
    #expect(
      try Self.changes(from: DiffSides.heard(row.old), to: DiffSides.heard(row.new)) == row.changes)
  }

  /// A name that nobody said before is another thing to hear.
  @Test func aNewNameOfAListIsNoMove() throws {
    let new = Self.list("Milk", "Bread").replacing("Groceries", with: "Shopping")
    let old = RecordedTranscript.textOnly(try DiffSides.heard(Self.list("Milk", "Bread")))
    #expect(
      try Self.changes(from: old, to: DiffSides.heard(new)) == [
        "reworded: Shopping, Milk, list start"
      ])
  }

  private static func changes(
    from old: RecordedTranscript, to new: RecordedTranscript
  ) throws -> [String] {
    try TranscriptDiff(from: old, to: new).screens.flatMap(\.changes).map { change in
      let kinds = change.kinds.map(\.rawValue).joined(separator: ", ")
      return "\(kinds): \((change.new ?? change.old)?.stop.text ?? "")"
    }
  }
}

extension RecordedTranscript {
  /// Returns what a recording as text keeps of a transcript.
  fileprivate static func textOnly(_ transcript: RecordedTranscript) -> RecordedTranscript {
    var transcript = transcript
    for screen in transcript.screens.indices {
      transcript.screens[screen].stops = transcript.screens[screen].stops.map { stop in
        RecordedStop(stop.text, hint: stop.hint, mayHoldPlaceholders: true)
      }
    }
    return transcript
  }
}
