import AccessibilityTree

/// Lengths in points as text: whole numbers without a decimal point, others with one decimal place.
enum PointsText {
  /// Returns a length.
  static func points(_ points: Double) -> String {
    let tenths = (min(max(points, -1e9), 1e9) * 10).rounded()
    let text = String(tenths / 10)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns the platform's name for the unit of length.
  static func unit(on screen: AuditedScreen) -> String {
    switch screen.screen.platform {
    case .android: "dp"
    case .web: "CSS pixels"
    default: "points"
    }
  }

  /// Returns the size of a frame.
  static func size(_ frame: Frame) -> String { "\(points(frame.width)) by \(points(frame.height))" }
}
