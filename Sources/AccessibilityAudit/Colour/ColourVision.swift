package import AccessibilityTree
import SystemCalls

/// A kind of colour vision, or a filter of the system.
package enum ColourVision: String, CaseIterable, Sendable {
  /// Typical colour vision.
  case usual
  /// No cones for long wavelengths: red is dark, and hard to tell from green.
  case protanopia
  /// No cones for medium wavelengths: red and green are hard to tell apart.
  case deuteranopia
  /// No cones for short wavelengths: blue and green are hard to tell apart.
  case tritanopia
  /// Shades of grey: a filter of the system, or complete colour blindness.
  case grey
  /// Inverted colours.
  case inverted

  // Machado, Oliveira & Fernandes 2009, severity 1: rows of red, green and blue.
  private var matrix: [[Double]]? {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    default: nil
    }
  }

  /// Returns a colour as it appears.
  package func seen(_ color: Color) -> Color {
    switch self {
    case .usual: return color
    case .inverted: return color.inverted
    case .grey:
      let part = Self.encoded(Contrast.luminance(color))
      return Color(red: part, green: part, blue: part)
    case .protanopia, .deuteranopia, .tritanopia: break
    }
    let parts = [color.red, color.green, color.blue].map(Contrast.linear)
    let seen = (matrix ?? []).map { row in
      Self.encoded(min(1, max(0, zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 })))
    }
    guard seen.count == 3 else { return color }
    return Color(red: seen[0], green: seen[1], blue: seen[2])
  }

  private static func encoded(_ part: Double) -> Double {
    part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
  }
}
