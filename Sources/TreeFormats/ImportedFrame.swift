internal import AccessibilityTree

/// Judges the frames of dumps, which hold numbers that no screen has.
enum ImportedFrame {
  /// The largest distance in points that is taken for real; infinite frames come out as
  /// 9.223372036854776e+18 in WebDriverAgent's dumps (measured).
  static let largestDistance = 1e7

  /// What four numbers of a dump turned out to be.
  enum Judgement {
    /// A frame.
    case frame(Frame)
    /// The producer's way to say that there is none.
    case none
    /// Numbers that are infinite, absurdly large, negative sizes or no numbers.
    case absurd
  }

  /// Returns what four numbers of a dump are.
  static func judge(x: Double, y: Double, width: Double, height: Double) -> Judgement {
    if x == -1, y == -1, width == 0, height == 0 { return .none }
    let isSane =
      abs(x) <= largestDistance && abs(y) <= largestDistance && (0...largestDistance) ~= width
      && (0...largestDistance) ~= height
    return isSane ? .frame(Frame(x: x, y: y, width: width, height: height)) : .absurd
  }
}
