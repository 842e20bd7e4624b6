import AccessibilityTree
import Voices

extension UtterancePart {
  /// The word "selected" before the label, in languages that say it there.
  static let selected = UtterancePart("selected") { context, fragments in
    guard context.traits.contains(.selected), context.selectedPlace == .first else { return }
    if fragments.contains(where: { $0.kind == .selected }) { return }
    context.saySelected(into: &fragments)
  }

  /// The word "selected" after the label and value: "ホーム、選択中、タブ".
  static let selectedAfterLabel = UtterancePart("selectedAfterLabel") { context, fragments in
    guard context.traits.contains(.selected), context.selectedPlace == .afterLabel else { return }
    context.saySelected(into: &fragments)
  }
}

extension PhrasingContext {
  /// Where "selected" stands.
  var selectedPlace: SelectedPlace { switches.ordersByLanguage ? book.selectedPlace : .first }

  /// Adds the word "selected", which is assumed where its place is.
  func saySelected(into fragments: inout [Fragment]) {
    say(
      .selected, as: .selected, isAssumed: switches.ordersByLanguage && book.selectedPlaceIsAssumed,
      into: &fragments)
  }
}
