import AccessibilityTree

/// The recommended size of touch and click targets, in points.
struct TargetSize {
  /// The recommended size.
  let usual: Double
  /// The size below which a target is hard to hit.
  let least: Double

  /// The sizes of Apple's accessibility guidelines of 2025; 44 points on iPhone are older than that.
  init(_ platform: Platform, width: Double? = nil) {
    (usual, least) =
      switch platform {
      case .ios, .ipados, .watchos: (44, 28)
      case .macos: (28, 20)
      case .tvos: (66, 56)
      case .visionos: (60, 28)
      // Material Design's 48 dp (documented); a page's by WCAG 2.5.5 and 2.5.8, other desktops' as a
      // Mac's (assumed).
      case .android: (48, 24)
      case .web where width ?? 0 >= 900: (24, 24)
      case .web: (44, 24)
      case .linux, .windows: (28, 20)
      }
  }

  /// The side in CSS pixels that WCAG 2.5.8 asks for, and the distance that may replace it.
  static let wcag = 24.0
  /// The tolerance for rounding: dumps round frames, and a line of one pixel is a third of a point.
  static let rounding = 0.5
  /// What a size in points is taken by where the density of the screen is guessed (ours, after devices whose
  /// density lies between those that are known: 2.55 beside 2.625).
  static let doubt = 0.9
  /// The height in points of the system's text fields.
  static let field = 34.0
  /// The distance in points between the centres of two elements on visionOS.
  static let visionMiddles = 60.0
  /// The space in points around a control with a bezel, by Apple's guidelines.
  static let padding = 12.0
}
