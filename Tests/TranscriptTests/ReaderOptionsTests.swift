import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript

@Suite("Which reader hears a screen") struct ReaderOptionsTests {
  private static let desk: Reader = {
    var reader = Reader(
      "desk", title: "Desk", version: "1", platforms: [.macos], grammar: Grammar([]))
    reader.settings = [.part(.hints, summary: "hints")]
    return reader
  }()

  @Test func aReaderThatCannotHearTheScreen() {
    let error = #expect(throws: SourceError.self) {
      try ReaderOptions(reader: Self.desk).reader(on: .ios)
    }
    #expect(
      error?.description == """
        --reader: error: Desk does not run on ios
          use voiceover-ios; for Desk, dump the screen on macos, or write platform: macos in a screen file (earshot \
        convert writes one from a dump)
        """)
  }

  @Test func aStyleThatTheReaderLacks() {
    let error = #expect(throws: SourceError.self) {
      try ReaderOptions(reader: Self.desk, style: .legend).reader(on: .macos)
    }
    #expect(
      error?.description == """
        --style: error: desk does not support the style legend
          its styles: spoken
        """)
  }

  static let wrong: [(setting: ReaderOptions.Assignment, problem: String)] = [
    (.init("hint", "off"), "desk has no setting \"hint\"\n  did you mean \"hints\"?"),
    (.init("rate", "50"), "desk has no setting \"rate\"\n  known settings: hints"),
    (.init("hints", "no"), "\"hints\" does not take \"no\"\n  its values: on, off"),
  ]

  @Test(arguments: wrong)
  func aSettingThatTheReaderLacks(
    _ row: (setting: ReaderOptions.Assignment, problem: String)
  ) {
    let options = ReaderOptions(assignments: [row.setting])
    let error = #expect(throws: SourceError.self) { try options.settings(of: Self.desk) }
    #expect(error?.description == "--set: error: \(row.problem)")
  }
}
