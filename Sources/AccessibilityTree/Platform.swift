/// The system that a screen belongs to.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iPhone.
  case ios
  /// iPad.
  case ipados
  /// Mac.
  case macos
  /// Apple Vision.
  case visionos
  /// Apple TV.
  case tvos
  /// Apple Watch.
  case watchos

  /// How far apart in points the tops of two elements must be to stand on different lines.
  ///
  /// Measured on devices by AccessibilitySnapshot: 8 on iPhone, 13 on every other idiom; a distance of
  /// exactly so many points counts as another line.
  public var lineTolerance: Double { self == .ios ? 8 : 13 }
}
