import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The word "dimmed" of a disabled element, before its role.
  static let dimmed = UtterancePart("dimmed") { context, fragments in
    if context.traits.contains(.notEnabled) { context.say(.dimmed, as: .state, into: &fragments) }
  }
}
