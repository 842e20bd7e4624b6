import AccessibilityTree
import Voices

extension UtterancePart {
  /// The label, or the author's hint where there is neither label nor value.
  static let label = UtterancePart("label") { context, fragments in
    if context.promotesHint {
      context.say(context.element.hint, as: .label, target: .hint, into: &fragments)
    } else {
      context.say(context.label, as: .label, target: .label, into: &fragments)
    }
  }
}
