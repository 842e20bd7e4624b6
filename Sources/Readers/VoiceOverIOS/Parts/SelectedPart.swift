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
  /// Where "selected" stands.
  func selectedPlace(_ manner: VoiceOverManner) -> SelectedPlace {
    manner.ordersByLanguage ? book.selectedPlace : .first
  }

  /// Adds the word "selected", which is assumed where its place is.
  func saySelected(_ manner: VoiceOverManner, into fragments: inout [Fragment]) {
    say(
      .selected, as: .selected, isAssumed: manner.ordersByLanguage && book.selectedPlaceIsAssumed,
      into: &fragments)
  }
}
