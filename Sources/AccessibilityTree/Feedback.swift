/// What an app lets people feel or hear beside speech.
public enum Feedback: Equatable, Hashable, Sendable {
  /// The device taps: `success`.
  case haptic(String)
  /// A sound of the app's own, by its name.
  case sound(String)

  /// The kinds of taps that apps ask for.
  ///
  /// UIKit's of impacts, notifications and selection; SwiftUI's `SensoryFeedback` adds the rest (documented by Apple).
  /// Many devices have none of them.
  public static let hapticWords = [
    "success", "warning", "error", "selection", "light", "medium", "heavy", "soft", "rigid",
    "start",
    "stop", "increase", "decrease", "alignment", "levelChange", "pathComplete",
  ]
}
