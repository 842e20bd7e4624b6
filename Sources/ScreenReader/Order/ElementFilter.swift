import AccessibilityTree

/// Decides which nodes a reader never meets.
///
/// The rules and their order are AccessibilitySnapshot's, checked there against devices (measured).
struct ElementFilter {
  typealias Reason = Omission.Reason

  /// Whether an element that is a line or a speck is dropped too.
  ///
  /// iOS 16.2 to 26.5 reject a width or height of at most 0.001, and elements of less than a point in
  /// both (a probe of private API in a fork of AccessibilitySnapshot, measured); AccessibilitySnapshot
  /// itself drops only 0 × 0.
  let dropsDegenerateFrames: Bool

  /// Returns why a node vanishes, or `nil` when it stays.
  ///
  /// - Parameters:
  ///   - index: A node of the tree.
  ///   - tree: The tree.
  /// - Returns: The reason, or `nil`.
  func reasonToDrop(_ index: Int, in tree: ElementTree) -> Reason? {
    if tree[index].isHidden { return .hidden }
    if tree[index].isDecorative { return .decorative }
    guard let frame = tree[index].frame else { return nil }
    let isElement = tree.isElement(index)
    if frame.width == 0, frame.height == 0 {
      // A wrapper of no size that clips nothing still shows what is below it.
      let isListed = if case .listed = tree[index].childOrder { true } else { false }
      if tree[index].clips || isElement || isListed { return .emptyFrame }
    }
    let isDegenerate =
      min(frame.width, frame.height) <= 0.001 || max(frame.width, frame.height) < 1
    if dropsDegenerateFrames, isElement, isDegenerate { return .degenerateFrame }
    return nil
  }
}
