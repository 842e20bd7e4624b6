package import AccessibilityTree

/// What a screen looks like, or a part of it.
package struct ScreenPhoto: Equatable, Sendable {
  /// The picture, as PNG; it is as much to be trusted as the dump that it stands in.
  package var png: [UInt8]
  /// What it shows of the screen, in points, or `nil` for all.
  package var frame: Frame?

  /// Creates a photo.
  package init(_ png: [UInt8], of frame: Frame? = nil) {
    self.png = png
    self.frame = frame
  }
}
