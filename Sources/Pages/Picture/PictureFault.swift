internal import AccessibilityAudit
internal import AccessibilityTree

/// What is wrong with an element of a picture.
package struct PictureFault: Equatable, Sendable {
  /// How bad it is.
  let kind: FindingKind
  /// The number of the stop that says the element, or `nil`.
  let stop: Int?
  /// Where the element is, in points of the screen, or `nil` where its stop is drawn.
  let frame: Frame?
}
