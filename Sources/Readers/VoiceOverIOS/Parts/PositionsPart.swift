import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The place among the tabs of a tab bar or the segments of a segmented control.
  static let positions = UtterancePart("positions") { context, fragments in
    guard let position = context.position, context.verbosity.speaks(.positions) else { return }
    context.say(
      .position, as: .position,
      filling: ["index": String(position.index), "count": String(position.count)],
      into: &fragments)
  }
}
