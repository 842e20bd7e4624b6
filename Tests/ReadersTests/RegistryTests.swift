import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

/// The readers that come with Earshot, and who hears what.
@Suite struct RegistryTests {
  @Test(arguments: Readers.all.map(\.name)) func isWholeAndHasItsWords(_ name: String) throws {
    let reader = try #require(Readers.named(name))
    #expect(!reader.version.isEmpty && !reader.summary.isEmpty && !reader.evidence.isEmpty)
    let english = try reader.phrases().english
    for rotor in reader.navigation.rotors {
      let title = try #require(rotor.title)
      #expect(english[title, .spoken] != nil, "\(title.rawValue)")
      guard let item = rotor.item else { continue }
      // Some say what they call an item, others have a whole sentence for each kind.
      let answers: [PhraseKey] = [.noNext, .notFound]
      let sentences = answers.map { $0.sentence(about: item) }
      let hasWords = ([item] + sentences).contains { english[$0, .spoken] != nil }
      #expect(hasWords, "\(item.rawValue)")
    }
    for tag in try reader.phrases().languages {
      #expect(try reader.phrases().book(for: tag)?.language == tag)
    }
  }

  @Test func namesDiffer() { #expect(Set(Readers.all.map(\.name)).count == Readers.all.count) }

  static let standard: [(platform: Platform, reader: String?)] = [
    (.ios, "voiceover-ios"), (.ipados, "voiceover-ios"), (.tvos, "voiceover-ios"),
    (.watchos, "voiceover-ios"), (.visionos, "voiceover-ios"), (.web, "voiceover-ios"),
    (.macos, "voiceover-macos"), (.android, "talkback"), (.linux, "orca"), (.windows, "nvda"),
  ]

  @Test(arguments: standard) func aPlatformHasItsReader(
    _ row: (platform: Platform, reader: String?)
  ) {
    #expect((try? Readers.standard(for: row.platform))?.name == row.reader)
  }

  // What is said on each platform of a switch: nobody taps a TV.
  static let hints: [(platform: String, hint: String)] = [
    ("ios", "Double tap to toggle setting."), ("watchos", "Double tap to toggle setting."),
    ("tvos", "Press the center of the remote to toggle setting."),
    ("visionos", "Pinch to toggle setting."),
  ]

  @Test(arguments: hints) func hintsNameThePlatformsGesture(
    _ row: (platform: String, hint: String)
  ) throws {
    let yaml = "platform: \(row.platform)\nelements: [{switch: Sound, value: on}]"
    let screen = try NativeReader().read(
      SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    ).screen
    let reading = try ReaderOptions(reader: .voiceOverIOS).reading(screen)
    let hint = reading.utterance(at: 0, from: nil).fragments.last
    #expect(hint?.text == row.hint)
    #expect(hint?.isAssumed == (row.platform != "ios" && row.platform != "watchos"))
  }

  @Test func aReaderInArabicLeavesAnEnglishLayoutAlone() throws {
    let yaml = """
      language: en-US
      elements:
        - {button: First, frame: [0, 0, 50, 44]}
        - {button: Second, frame: [60, 0, 50, 44]}
      """
    let screen = try NativeReader().read(
      SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    ).screen
    let transcript = Transcript(
      try ReaderOptions(language: "ar").reading(screen), rendering: Rendering(.spoken))
    #expect(transcript.stops.map { $0.utterance.fragments[0].text } == ["First", "Second"])
    // The label is the app's, and English; the role is the reader's.
    let fragments = transcript.stops[0].utterance.fragments
    #expect(transcript.language == "ar")
    #expect(transcript.stops[0].utterance.language == "en-US")
    #expect(fragments.map(\.language) == [nil, "ar"])
  }
}
