import AccessibilityTree
import Readers
import ScreenReader
import Testing
import Transcript
import Voices

/// Recordings of `XCUIVoiceOverService` on iOS 27.0 that state their input, word for word.
///
/// The numbers are those of the recordings in the project's evidence. Left out are 87 (VoiceOver is
/// switched on), 89 (Chinese) and 111 (moving past the end, which needs a cursor).
@Suite("Utterance: recordings of iOS 27")
struct UtteranceTests {
  struct Recording: CustomTestStringConvertible, Sendable {
    let number: Int
    let element: Element
    let heard: String

    init(_ number: Int, _ element: Element, _ heard: String) {
      self.number = number
      self.element = element
      self.heard = heard
    }

    var testDescription: String { "\(number): \(heard)" }
  }

  @Test("is heard as recorded", arguments: recordings)
  func heard(_ recording: Recording) throws {
    #expect(try Heard.line(recording.element, style: .utterance) == recording.heard)
  }

  static let recordings: [Recording] = [
    Recording(92, Element("Done", traits: .button), "Done Button"),
    Recording(92, Element("Cancel", traits: .button), "Cancel Button"),
    Recording(92, Element("Same label", traits: .button), "Same label Button"),
    Recording(
      93,
      Element(
        "Forward", hint: "See folders you viewed previously", traits: [.button, .notEnabled]),
      "Forward dimmed Button See folders you viewed previously"),
    Recording(
      95, Element("Documents, Actions Menu", traits: .button), "Documents, Actions Menu Button"),
    Recording(
      96, Element("Notifications", value: "1", traits: [.switchButton, .button]),
      "Notifications Switch button on Double tap to toggle setting."),
    Recording(
      97, Element("More", traits: [.button, .popupButton]),
      "More Button Pop up button Double tap to activate the picker"),
    Recording(
      101, Element("Copy Result", traits: [.button, .notEnabled]), "Copy Result dimmed Button"),
    Recording(102, Element("Variant", traits: [.staticText, .notEnabled]), "Variant dimmed"),
    Recording(108, Element("Ready to save", traits: .header), "Ready to save Heading"),
    Recording(109, Element("Live count", value: "51"), "Live count 51"),
    Recording(109, Element("Modal value", value: "12.50"), "Modal value 12.50"),
    Recording(110, Element("Scroll row 1", traits: .button), "Scroll row 1 Button"),
  ]

  /// Recordings 98 to 100 were cut after 64 characters, by whom is not known.
  @Test(arguments: [
    Recording(
      98, Element("Pane sizes", value: "50%", traits: .adjustable),
      "Pane sizes 50% adjustable Swipe up or down with one finger to ad"),
    Recording(
      99, Element("Result", traits: [.textEntry, .textArea]),
      "Result Text field Double tap to edit. Use the rotor to access Mi"),
  ])
  func cut(_ recording: Recording) throws {
    var tree = ElementTree()
    tree.add(recording.element)
    let reading = ScreenReading(
      Screen(tree: tree), reader: .voiceOverIOS, phrases: try PhraseLibrary(),
      form: .utterance)
    let utterance = reading.utterance(at: 0, from: nil)
    #expect(
      Rendering(.utterance, longestUtterance: 64).text(of: utterance) == recording.heard)
    #expect(Rendering(.utterance).text(of: utterance).hasPrefix(recording.heard))
  }

  /// Recording 100: a text editor with text; the recorder's text stands in angle brackets here.
  @Test func textEditor() throws {
    let editor = Element("Source", value: "<text>", traits: [.textEntry, .textArea])
    #expect(
      try Heard.line(editor, style: .utterance)
        == "Source <text> Text field Double tap to edit. Use the rotor to access Misspelled Words")
  }

  /// Recordings 88, 90, 91 and 94: the app's name goes before the first element.
  @Test(arguments: [
    (
      "OpenCCman", Element("Convert Large File", traits: .header),
      "OpenCCman Convert Large File Heading"
    ),
    ("OpenCCman", Element("Conversion settings"), "OpenCCman Conversion settings"),
    (
      "VoiceOverFixture", Element("Fixture repeated", traits: .header),
      "VoiceOverFixture Fixture repeated Heading"
    ),
    (
      "OpenCCman", Element("Back", hint: "See folders you viewed previously", traits: .backButton),
      "OpenCCman Back Button See folders you viewed previously"
    ),
  ])
  func arrival(app: String, element: Element, heard: String) throws {
    var tree = ElementTree()
    tree.add(element)
    let reading = ScreenReading(
      Screen(app: app, tree: tree), reader: .voiceOverIOS, phrases: try PhraseLibrary(),
      form: .utterance)
    #expect(Rendering(.utterance).text(of: reading.arrival(at: 0)) == heard)
  }

  /// Recordings 103 to 106: a group's label is heard on entry only.
  @Test func labelledGroups() throws {
    let lines = try Heard.lines(
      """
      elements:
        - group: Editor layout
          children:
            - {button: Side by side, traits: [selected]}
            - button: Stacked
        - group: Target Language
          children:
            - button: Simplified Chinese
            - {button: Traditional Chinese, traits: [selected]}
      """, style: .utterance)
    #expect(
      lines == [
        "Editor layout selected Side by side Button", "Stacked Button",
        "Target Language Simplified Chinese Button", "selected Traditional Chinese Button",
      ])
  }

  /// Recording 107: in a dimmed group "selected" goes before the group's name.
  @Test func dimmedGroup() throws {
    let lines = try Heard.lines(
      """
      elements:
        - group: Variant
          traits: [notEnabled]
          children:
            - {button: OpenCC Standard, traits: [selected, notEnabled]}
      """, style: .utterance)
    #expect(lines == ["selected Variant dimmed OpenCC Standard dimmed Button"])
  }

  /// Recording 112 loses a comma that recordings 95 and others keep; the loss is a switch.
  @Test func lostComma() throws {
    var tree = ElementTree()
    tree.add(Element("Set 1, done", traits: [.button, .selected]))
    let utterance = ScreenReading(
      Screen(tree: tree), reader: .voiceOverIOS, phrases: try PhraseLibrary(),
      form: .utterance
    ).utterance(at: 0, from: nil)
    #expect(
      Rendering(.utterance, dropsCommas: true).text(of: utterance) == "selected Set 1 done Button")
    #expect(Rendering(.utterance).text(of: utterance) == "selected Set 1, done Button")
  }

  /// What the trait says is not said a second time, nor denied; a value that is stated is heard beside it.
  @Test(arguments: [
    (Element("Red", traits: [.radioButton, .selected]), "selected, Red, radio button"),
    (Element("Red", traits: .radioButton), "Red, radio button, unchecked"),
    (Element("Red", value: "1", traits: .radioButton), "Red, radio button, checked"),
    (
      Element("Red", value: "1", traits: [.radioButton, .selected]),
      "selected, Red, radio button, checked"
    ),
    (Element("Red", traits: [.checkbox, .selected]), "selected, Red, checkbox"),
  ])
  func selectedIsNotUnchecked(element: Element, heard: String) throws {
    #expect(try Heard.line(element, style: .spoken) == heard)
    if element.traits.contains(.radioButton) {
      let mac = try Heard.line(element, style: .spoken, reader: .voiceOverMacOS)
      #expect(mac.ranges(of: "selected").count == (heard.hasSuffix("unchecked") ? 0 : 1))
    }
  }

  /// What can be dragged is an action like others, in words and in JSON.
  @Test func draggedThingsAreActions() throws {
    let reading = try Heard.reading(
      "elements: [{button: Photo, actions: [Share], dragSources: [Drag photo], dropPoints: [Drop]}]"
    )
    let stop = Transcript(reading, rendering: Rendering(.spoken)).stops[0]
    #expect(stop.text == "Photo, button, actions available")
    #expect(stop.actions == ["Share", "Drag photo", "Drop"])
  }

  /// Every reader says a secret as bullets, or says nothing of it.
  @Test(arguments: Readers.all.map(\.name))
  func secrets(name: String) throws {
    let reader = Readers.named(name)
    let field = Element("Password", value: "hunter2", traits: [.textEntry, .secureTextField])
    let heard = try Heard.line(field, style: .spoken, reader: reader)
    #expect(!heard.contains("hunter2"))
    #expect(heard.lowercased().contains("password"))
  }
}
