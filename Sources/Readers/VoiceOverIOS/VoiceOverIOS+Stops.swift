import AccessibilityTree
import ScreenReader

extension StopRules {
  /// What VoiceOver on iOS stops at.
  ///
  /// The rules and their order are AccessibilitySnapshot's, checked there against devices (measured). A text
  /// that labels another element is not met by itself (assumed: one secondary source); on the Mac it is.
  ///
  ///   iOS 16.2 to 26.5 reject a width or height of at most 0.001, and elements of less than a point in
  ///   both (a probe of private API in a fork of AccessibilitySnapshot, measured); AccessibilitySnapshot
  ///   itself drops only 0 × 0.
  static func voiceOverIOS(dropsDegenerateFrames: Bool) -> StopRules {
    var rules = StopRules()
    rules.areLocal = true
    rules.skipsLabels = { $0.platform != .macos }
    rules.reasonToDrop = { index, tree in
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
      return dropsDegenerateFrames && isElement && isDegenerate ? .degenerateFrame : nil
    }
    return rules
  }
}
