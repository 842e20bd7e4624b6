import AccessibilityTree
import Voices

extension UtterancePart {
  /// The word "selected", before the label.
  static let selected = UtterancePart("selected") { context, fragments in
    guard context.traits.contains(.selected) else { return }
    if fragments.contains(where: { $0.kind == .selected }) { return }
    context.say(.selected, as: .selected, into: &fragments)
  }
}
