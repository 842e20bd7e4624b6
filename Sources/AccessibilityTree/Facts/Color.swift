/// A colour in the sRGB space, as screen files write it: `#1C1C1E`, `#3C3C4399`, `white`, `systemBlue`.
package struct Color: Equatable, Hashable, Sendable {
  /// The red part, from 0 to 1.
  package var red: Double
  /// The green part, from 0 to 1.
  package var green: Double
  /// The blue part, from 0 to 1.
  package var blue: Double
  /// How opaque the colour is, from 0 to 1.
  package var alpha: Double
  /// Whether the colour is one of the system's, which react to the user's settings.
  package var isSystem: Bool

  /// Creates a colour.
  package init(
    red: Double, green: Double, blue: Double, alpha: Double = 1, isSystem: Bool = false
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.isSystem = isSystem
  }

  /// Creates the colour that a text names, `nil` for a text that names none.
  package init?(_ text: String) {
    if let named = ColorNames.colors[text] {
      self.init(bits: named.bits, isSystem: named.isSystem)
      return
    }
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst()
    guard
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || Self.isLetter($0) }),
      let bits = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.utf8.count {
    case 3:
      let (r, g, b) = (bits >> 8 & 15, bits >> 4 & 15, bits & 15)
      self.init(bits: (r * 17) << 24 | (g * 17) << 16 | (b * 17) << 8 | 255, isSystem: false)
    case 6: self.init(bits: bits << 8 | 255, isSystem: false)
    case 8: self.init(bits: bits, isSystem: false)
    default: return nil
    }
  }

  /// The names that are known, in the order of the alphabet.
  package static var names: [String] { ColorNames.colors.keys.sorted() }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
  package var hexadecimal: String {
    let parts = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return "#"
      + parts.map { part in
        let byte = UInt8((min(1, max(0, part)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  /// Returns what is seen of the colour over an opaque one.
  package func composited(over background: Color) -> Color {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return Color(
      red: mix(red, background.red), green: mix(green, background.green),
      blue: mix(blue, background.blue))
  }

  private init(bits: UInt32, isSystem: Bool) {
    self.init(
      red: Double(bits >> 24) / 255, green: Double(bits >> 16 & 255) / 255,
      blue: Double(bits >> 8 & 255) / 255, alpha: Double(bits & 255) / 255, isSystem: isSystem)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte
  }
}
