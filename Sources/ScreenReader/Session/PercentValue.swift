/// A value that is a percentage, as a slider's: it moves in steps of ten.
///
/// Ten per cent is the usual step of `UISlider` (secondary source).
struct PercentValue {
  private let percent: Int
  private let suffix: String

  /// Reads a value such as "75%" or "75 %".
  init?(_ value: String?) {
    guard let value, value.hasSuffix("%") else { return nil }
    let digits = value.dropLast().prefix { $0.isNumber }
    guard let percent = Int(digits), (0...100).contains(percent) else { return nil }
    self.percent = percent
    suffix = String(value.dropFirst(digits.count))
    guard suffix == "%" || suffix == " %" else { return nil }
  }

  /// Returns the value one step further.
  func moved(up: Bool) -> String {
    "\(min(100, max(0, percent + (up ? 10 : -10))))\(suffix)"
  }
}
