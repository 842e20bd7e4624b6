internal import AccessibilityTree

/// How many pixels make a point.
///
/// No dump of uiautomator says it. VoiceOver takes elements for one line by points, so that pixels would
/// tear lines apart.
enum AndroidDensity {
  /// The densities of devices (Android's buckets and those of common phones, documented).
  private static let known = [1, 1.33125, 1.5, 1.75, 2, 2.25, 2.625, 2.75, 3, 3.5, 4]
  /// The shorter side of most phones in points; they have from 360 to 430.
  private static let phone = 411.0
  /// The shorter side of most tablets in points.
  private static let tablet = 800.0
  /// The longest side of a tablet by its shorter one; phones are more slender, without their bars too.
  private static let broadest = 1.62

  /// Returns the density that gives a screen the size of a phone, or of a tablet by its shape.
  ///
  /// - Parameter pixels: The size of the screen in pixels.
  /// - Returns: How many pixels make a point.
  static func guess(_ pixels: Size) -> Double {
    let short = min(pixels.width, pixels.height)
    let long = max(pixels.width, pixels.height)
    let aim = long / short < broadest ? tablet : phone
    return known.min { abs(short / $0 - aim) < abs(short / $1 - aim) } ?? 1
  }
}

extension Frame {
  /// Returns the frame in points, to a hundredth.
  ///
  /// - Parameter density: How many pixels make a point.
  /// - Returns: The frame.
  func inPoints(_ density: Double) -> Frame {
    func points(_ pixels: Double) -> Double { (pixels / density * 100).rounded() / 100 }
    return Frame(x: points(x), y: points(y), width: points(width), height: points(height))
  }
}
