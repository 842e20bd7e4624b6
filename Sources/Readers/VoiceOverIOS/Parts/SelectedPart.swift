import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The word "selected" before the label, in languages that say it there.
  static func selected(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("selected") { context, fragments in
      guard context.traits.contains(.selected), context.selectedPlace(manner) == .first else {
        return
      }
      if fragments.contains(where: { $0.kind == .selected }) { return }
      context.saySelected(manner, into: &fragments)
    }
  }

  /// The word "selected" after the label and value: "ホーム、選択中、タブ".
  static func selectedAfterLabel(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("selectedAfterLabel") { context, fragments in
      guard context.traits.contains(.selected), context.selectedPlace(manner) == .afterLabel else {
        return
      }
      context.saySelected(manner, into: &fragments)
    }
  }
}

extension PhrasingContext {
  /// Where "selected" stands: on a wheel of a picker behind the label, whatever the language does elsewhere
  /// (recorded on iOS 26.6.1 in English: "22, selected, Picker Item, adjustable, 22 of 30").
  func selectedPlace(_ manner: VoiceOverManner) -> SelectedPlace {
    guard manner.ordersByLanguage else { return .first }
    return traits.contains(.pickerItem) ? .afterLabel : book.selectedPlace
  }

  /// Adds the word "selected", which is assumed where its place is.
  func saySelected(_ manner: VoiceOverManner, into fragments: inout [Fragment]) {
    let isElsewhere =
      selectedPlace(manner) != book.selectedPlace && LanguageTag(book.language).primary != "en"
    say(
      .selected, as: .selected,
      isAssumed: manner.ordersByLanguage && (book.selectedPlaceIsAssumed || isElsewhere),
      into: &fragments)
  }
}
