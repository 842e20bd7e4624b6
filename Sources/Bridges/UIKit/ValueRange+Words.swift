import AccessibilityTree

extension ValueRange {
  /// The number as its part of the range, to a tenth of a percent, or `nil` where it is not in the range.
  var percentage: String? {
    guard let value, let minimum, let maximum, maximum > minimum else { return nil }
    let tenths = ((value - minimum) / (maximum - minimum) * 1000).rounded()
    return 0...1000 ~= tenths ? Self.number(tenths / 10) + "%" : nil
  }

  /// Returns a number without a fraction that is none.
  static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
