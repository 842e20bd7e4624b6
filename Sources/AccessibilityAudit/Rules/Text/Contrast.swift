import AccessibilityTree
import SystemCalls

/// The contrast of two colours, as WCAG 2.2 defines it.
enum Contrast {
  /// Returns the ratio of two opaque colours, from 1 to 21.
  static func ratio(_ first: Color, _ second: Color) -> Double {
    let (a, b) = (luminance(first), luminance(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the relative luminance of an opaque colour, from 0 to 1.
  static func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// Returns the linear value of an sRGB component.
  static func linear(_ part: Double) -> Double {
    // The knee is that of sRGB since WCAG's correction of 2021.
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// Returns a ratio with two decimal places, truncated and not rounded, so that 4.5 is never less than 4.5.
  static func text(_ ratio: Double) -> String {
    let hundredths = Int(exactly: (ratio * 100).rounded(.down)) ?? .max
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
