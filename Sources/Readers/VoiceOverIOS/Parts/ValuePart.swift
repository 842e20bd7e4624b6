import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The value, unless the words for a switch or a checkbox say it.
  static let value = UtterancePart("value") { context, fragments in
    context.say(context.plainValue, as: .value, target: .value, into: &fragments)
  }
}
