import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

/// What VoiceOver on iOS says where recordings of native apps show it.
@Suite struct VoiceOverIOSTests {
  private func transcript(
    _ element: String, language: String = "en", style: Style = .spoken, platform: String = "ios"
  ) throws -> Transcript {
    let yaml = "platform: \(platform)\nlanguage: \(language)\nelements:\n  - \(element)"
    let screen = try NativeReader()
      .read(SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")).screen
    return Transcript(
      try ReaderOptions(style: style).reading(screen), rendering: Rendering(style))
  }

  static let words: [(element: String, text: String, hint: String?)] = [
    // A wheel has "selected" behind its label and its place last, other elements do not.
    (
      "{value: '22', traits: [pickerItem, adjustable, selected], position: {index: 22, count: 30}}",
      "22, selected, picker item, adjustable, 22 of 30",
      "Swipe up or down with one finger to adjust the value."
    ),
    (
      "{label: Day, value: '22', traits: [pickerItem, selected], position: {index: 22}}",
      "Day, 22, selected, picker item", nil
    ),
    (
      "{button: Soup, traits: [selected], position: {index: 1, count: 3}}",
      "selected, Soup, button", nil
    ),
    (
      "{label: cat, traits: [radioButton], value: checked, position: {index: 1, count: 3}}",
      "cat, radio button, checked, 1 of 3", nil
    ),
    // The hint on custom actions comes last, and not where swiping up does something else.
    (
      "{button: Trip, actions: [Share]}", "Trip, button, actions available",
      "Swipe up or down to select a custom action, then double tap to activate."
    ),
    (
      "{button: Trip, hint: Opens it., actions: [Share]}", "Trip, button, actions available",
      "Opens it. Swipe up or down to select a custom action, then double tap to activate."
    ),
    (
      "{slider: Volume, value: 50%, actions: [Mute]}", "Volume, 50%, adjustable, actions available",
      "Swipe up or down with one finger to adjust the value."
    ),
    (
      "{button: 'Reorder, English', traits: [draggable]}", "Reorder, English, button, draggable",
      "Double tap and hold, wait for the sound, then drag to rearrange."
    ),
    (
      "{button: Reorder, traits: [draggable], hint: 'Double tap and hold, wait for the sound, then drag to rearrange'}",
      "Reorder, button, draggable",
      "Double tap and hold, wait for the sound, then drag to rearrange"
    ),
    (
      "{button: Reorder, traits: [draggable, notEnabled]}", "Reorder, dimmed, button, draggable",
      nil
    ),
    ("{button: Terms, traits: [link]}", "Terms, button, link", nil),
  ]

  @Test(arguments: words) func says(_ row: (element: String, text: String, hint: String?)) throws {
    let stop = try #require(try transcript(row.element).stops.first)
    #expect(stop.text == row.text)
    #expect(stop.hint == row.hint)
  }

  /// AccessibilitySnapshot's model knows none of it.
  @Test func theLegendStays() throws {
    let element =
      "{button: A, actions: [Share], traits: [draggable, selected], position: {index: 1, count: 2}}"
    let stop = try #require(try transcript(element, style: .legend).stops.first)
    #expect(stop.text == "Selected: A. Button.")
    #expect(stop.hint == nil || stop.hint == "Actions Available", "\(stop.hint ?? "")")
  }

  /// What one source alone says, or two sources say in two ways, is told to be assumed; recordings are not.
  @Test(arguments: [
    ("{button: Terms, traits: [link]}", "link", true), ("{link: Terms}", "link", false),
    ("{button: Trip, actions: [Share]}", "actions available", true),
    (
      "{button: Trip, actions: [Share]}",
      "Swipe up or down to select a custom action, then double tap to activate.", false
    ),
    ("{value: '22', traits: [pickerItem, selected]}", "selected", false),
  ])
  func assumptionsAreMarked(element: String, words: String, isAssumed: Bool) throws {
    let fragments = try transcript(element).stops[0].utterance.fragments
    #expect(fragments.first { $0.text == words }?.isAssumed == isAssumed)
  }

  /// No recording in another language shows where a wheel has the word, and the hint has no words there.
  @Test func otherLanguagesAreAssumed() throws {
    let wheel = try transcript("{value: '22', traits: [pickerItem, selected]}", language: "de")
    #expect(wheel.stops[0].text.hasPrefix("22, Auswahl"))
    #expect(wheel.stops[0].utterance.fragments.first { $0.kind == .selected }?.isAssumed == true)
    let actions = try transcript("{button: Reise, actions: [Teilen]}", language: "de")
    let hint = try #require(actions.stops[0].utterance.fragments.first { $0.kind == .hint })
    #expect(hint.text.hasPrefix("Swipe up or down to select a custom action"))
    #expect(hint.isAssumed)
    #expect(hint.language == "en" || hint.language == "en-US", "\(hint.language ?? "")")
  }

  @Test func aRemoteHasOtherGestures() throws {
    let stop = try transcript("{button: Trip, actions: [Share]}", platform: "tvos").stops[0]
    #expect(stop.hint?.contains("on the remote") == true)
  }
}
