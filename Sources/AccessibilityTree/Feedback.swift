/// Feedback that an app gives beside speech.
public enum Feedback: Equatable, Hashable, Sendable {
  /// A haptic: `success`.
  case haptic(String)
  /// A sound of the app, by name.
  case sound(String)

  /// The kinds of haptics that apps can request.
  ///
  /// UIKit defines those of impacts, notifications and selection; SwiftUI's `SensoryFeedback` adds the rest (documented
  /// by Apple). Many devices have no haptics.
  public static let hapticWords = [
    "success", "warning", "error", "selection", "light", "medium", "heavy", "soft", "rigid",
    "start",
    "stop", "increase", "decrease", "alignment", "levelChange", "pathComplete",
  ]
}
