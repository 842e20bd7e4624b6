import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// Where lists and landmarks begin and end.
  ///
  /// That elements written as children of a list speak like those that a list vends itself is assumed;
  /// AccessibilitySnapshot tells of the latter alone.
  static let boundaries = UtterancePart("boundaries") { context, fragments in
    guard context.verbosity.speaks(.containers) else { return }
    for boundary in context.boundaries {
      switch boundary.kind {
      case .listStart: context.say(.listStart, as: .boundary, into: &fragments)
      case .listEnd: context.say(.listEnd, as: .boundary, into: &fragments)
      case .landmarkStart: context.say(.landmarkStart, as: .boundary, into: &fragments)
      case .landmarkEnd: context.say(.landmarkEnd, as: .boundary, into: &fragments)
      // The first and last cells of apps' tables are heard as the others are.
      case .tableStart, .tableEnd: break
      }
    }
  }
}
