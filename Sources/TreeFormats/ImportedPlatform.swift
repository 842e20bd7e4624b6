internal import AccessibilityTree

extension Screen {
  /// The shortest side in points from which a screen is taken for an iPad's: the iPad mini has 744, the
  /// largest iPhone 440.
  static let shortestPadSide = 700.0

  /// Takes the size of the app's frame, and from it whether this is an iPad.
  mutating func takeSize(of frame: Frame?, report: inout ImportReport) {
    guard let frame, frame.width > 0, frame.height > 0 else { return }
    size = Size(width: frame.width, height: frame.height)
    if min(frame.width, frame.height) >= Self.shortestPadSide {
      platform = .ipados
      report.infer("platforms from screen sizes")
    }
  }
}
