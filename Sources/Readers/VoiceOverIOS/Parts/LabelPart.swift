import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The label, or the author's hint where there is neither label nor value.
  static func label(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("label") { context, fragments in
      if context.promotesHint(manner) {
        context.say(context.element.hint, as: .label, target: .hint, into: &fragments)
      } else {
        context.say(context.spokenLabel, as: .label, target: .label, into: &fragments)
      }
    }
  }
}
