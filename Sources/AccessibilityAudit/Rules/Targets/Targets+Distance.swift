import AccessibilityTree

extension Targets {
  /// Returns the target that is too close to a small one according to WCAG 2.5.8.
  ///
  /// A circle of 24 points around the centre of a small target must not touch any other target, or the circle of any
  /// other small target.
  func crowding(_ index: Int, apart: Bool = false) -> Int? {
    let middle = all[index].frame.middle
    return near(index, within: TargetSize.wcag).first { other in
      let frame = all[other].frame
      if apart, Self.overlap(all[index].frame, frame) > 0 { return false }
      let target =
        Self.isSmall(frame)
        ? Frame(x: frame.middle.x, y: frame.middle.y, width: 0, height: 0) : frame
      let least = Self.isSmall(frame) ? TargetSize.wcag : TargetSize.wcag / 2
      let point = Frame(x: middle.x, y: middle.y, width: 0, height: 0)
      return Self.gap(point, target) < least
    }
  }

  /// Returns whether a frame is smaller than WCAG 2.5.8 asks for.
  static func isSmall(_ frame: Frame) -> Bool {
    min(frame.width, frame.height) + TargetSize.rounding < TargetSize.wcag
  }

  /// Returns the space between two frames.
  static func gap(_ first: Frame, _ second: Frame) -> Double {
    let x = max(first.x - second.x - second.width, second.x - first.x - first.width, 0)
    let y = max(first.y - second.y - second.height, second.y - first.y - first.height, 0)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the share of the smaller frame that the two have in common.
  static func overlap(_ first: Frame, _ second: Frame) -> Double {
    let width = min(first.x + first.width, second.x + second.width) - max(first.x, second.x)
    let height = min(first.y + first.height, second.y + second.height) - max(first.y, second.y)
    guard width > 0, height > 0 else { return 0 }
    return width * height / min(first.width * first.height, second.width * second.height)
  }

  /// Returns whether one of two frames is inside the other, apart from the rounding of dumps.
  static func isNested(_ first: Frame, _ second: Frame) -> Bool {
    grown(first).contains(second) || grown(second).contains(first)
  }

  private static func grown(_ frame: Frame) -> Frame {
    Frame(x: frame.x - 1, y: frame.y - 1, width: frame.width + 2, height: frame.height + 2)
  }
}
