import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

/// Selecting text in browse mode, as the tests of Orca 51 have it.
@Suite struct SelectingTests {
  private static let page = """
    platform: web
    elements:
      - {role: heading, level: 1, label: Sow, frame: [0, 0, 200, 20]}
      - {text: "One two.", frame: [0, 30, 40, 20]}
      - {role: img, label: Peas, frame: [0, 60, 60, 20]}
      - {role: button, label: Go, frame: [0, 90, 60, 20]}
      - {text: end, frame: [0, 120, 60, 20]}
    """

  private func said(
    _ keys: String, by reader: String = "orca@51", in page: String = SelectingTests.page
  ) throws -> [String] {
    let source = try SourceText(bytes: Array(page.utf8), path: "page.screen.yaml")
    let reader = try #require(Readers.named(reader))
    var session = Session(
      try TreeReaders.read(source).screen, reader: reader, phrases: try reader.phrases())
    session.start()
    return keys.split(separator: " ").map { key in
      guard let chord = KeyChord(String(key)) else { return "no key" }
      return session.perform(.press(chord)).compactMap { event -> String? in
        guard case .utterance(let spoken) = event else { return nil }
        return Rendering(.spoken).text(of: spoken.utterance)
      }.joined(separator: " / ")
    }
  }

  private func keys(_ key: String, _ count: Int) -> String {
    Array(repeating: key, count: count).joined(separator: " ")
  }

  @Test func charactersAreSelectedAndUnselected() throws {
    #expect(
      try said(keys("Shift+ArrowRight", 5) + " " + keys("Shift+ArrowLeft", 5)) == [
        "S selected", "o selected", "w selected", "", "O selected", "O unselected", "",
        "w unselected", "o unselected", "S unselected",
      ])
    // Before where the selection began, the other way selects.
    #expect(
      try said("ArrowRight Shift+ArrowLeft Shift+ArrowRight Shift+ArrowRight") == [
        "o", "S selected", "S unselected", "o selected",
      ])
    #expect(try said("Shift+ArrowLeft") == [""])
  }

  @Test func wordsAreSelectedWithTheSpaceBeforeThem() throws {
    #expect(
      try said(keys("Control+Shift+ArrowRight", 5) + " " + keys("Control+Shift+ArrowLeft", 3)) == [
        "Sow selected", "One", "One selected", "two selected", "dot selected",
        "dot unselected", "two unselected", "Text unselected. One",
      ])
  }

  @Test func linesAreSelectedWhole() throws {
    #expect(
      try said(keys("Shift+ArrowDown", 4) + " " + keys("Shift+ArrowUp", 4)) == [
        "Sow selected", "One two. selected", "Peas image. selected", "selected", "unselected",
        "Peas image. unselected", "One two. unselected", "Sow unselected",
      ])
  }

  /// What came by lines to the end goes back to the beginning of the line above.
  @Test func linesGoBackWholeFromTheEnd() throws {
    #expect(
      try said(keys("Shift+ArrowDown", 5) + " " + keys("Shift+ArrowUp", 2)).suffix(3) == [
        "end selected", "end unselected", "Peas image. unselected",
      ])
  }

  /// The label of a field is heard, that of a box to check is its name alone; of a button that it is selected.
  @Test func controlsArePassedAsABrowserPassesThem() throws {
    let page = """
      platform: web
      elements:
        - {role: button, label: Go, frame: [0, 0, 60, 20]}
        - {role: checkbox, label: Ok, checked: false, frame: [0, 30, 20, 20], toolkitStates: [labelled-by-text]}
        - {role: textbox, label: "", frame: [0, 60, 60, 20]}
        - {text: end, frame: [0, 90, 60, 20]}
      """
    #expect(
      try said(keys("Shift+ArrowRight", 10), in: page) == [
        "", "selected", "selected", "", "", "", "", "", "", "e selected",
      ])
  }

  /// Another key drops the selection; a reader without evidence for it keeps the keys to itself.
  @Test func anotherKeyBeginsAnew() throws {
    #expect(
      try said("Shift+ArrowRight ArrowDown Shift+ArrowRight Shift+ArrowLeft").suffix(2) == [
        "O selected", "O unselected",
      ])
    #expect(try said("Shift+ArrowRight", by: "nvda") == [""])
  }

  /// A word that a language lacks is English, and is spoken as such.
  @Test func aWordOfAnotherVersionIsSpokenInItsLanguage() throws {
    let source = try SourceText(bytes: Array(Self.page.utf8), path: "page.screen.yaml")
    let reader = try #require(Readers.named("orca@51"))
    var session = try ReaderOptions(reader: reader, language: "de").session(
      on: try TreeReaders.read(source).screen, app: .inert)
    session.start()
    let states = ["Shift+ArrowRight", "Shift+ArrowLeft"].flatMap { key -> [Fragment] in
      guard let chord = KeyChord(key) else { return [] }
      return session.perform(.press(chord)).flatMap { event -> [Fragment] in
        guard case .utterance(let spoken) = event else { return [] }
        return spoken.utterance.fragments.filter { $0.kind == .state }
      }
    }
    #expect(states.map(\.text) == ["ausgewählt", "unselected"])
    #expect(states.map(\.language) == ["de", "en"], "\(states)")
  }
}
