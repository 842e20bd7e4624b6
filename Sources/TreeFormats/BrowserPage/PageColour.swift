internal import AccessibilityTree
internal import SystemCalls

/// A colour as a browser tells it of a style: `rgb(51, 51, 51)`, `rgba(0, 0, 0, 0)`, `oklch(0.7 0.1 200)`.
enum PageColour {
  /// Reads a colour; `nil` for a way to write one that is not known.
  static func read(_ text: String) -> Color? {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    var words = text[text.index(after: open)...].dropLast()
      .split { $0 == " " || $0 == "," || $0 == "/" }
    let name = text[..<open]
    if name == "color", words.isEmpty || words.removeFirst() != "srgb" { return nil }
    let numbers = words.compactMap { $0 == "none" ? 0 : Double($0) }
    guard numbers.count == words.count, numbers.count == 3 || numbers.count == 4,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    let (a, b, c) = (numbers[0], numbers[1], numbers[2])
    let alpha = numbers.count == 4 ? min(1, max(0, numbers[3])) : 1
    switch name {
    case "rgb", "rgba": return color(a / 255, b / 255, c / 255, alpha)
    case "color": return color(a, b, c, alpha)
    case "oklab": return oklab(a, b, c, alpha)
    case "oklch":
      let turn = c * .pi / 180
      return oklab(a, b * cos(turn), b * sin(turn), alpha)
    default: return nil
    }
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double)
    -> Color
  {
    func part(_ value: Double) -> Double { min(1, max(0, value)) }
    return Color(red: part(red), green: part(green), blue: part(blue), alpha: alpha)
  }

  // CSS Color Module Level 4, "Sample code for color conversions" (matrices of Björn Ottosson).
  private static func oklab(_ l: Double, _ a: Double, _ b: Double, _ alpha: Double) -> Color {
    func cube(_ value: Double) -> Double { value * value * value }
    let long = cube(l + 0.3963377773761749 * a + 0.2158037573099136 * b)
    let medium = cube(l - 0.1055613458156586 * a - 0.0638541728258133 * b)
    let short = cube(l - 0.0894841775298119 * a - 1.2914855480194092 * b)
    let red = 4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821041 * short
    let green =
      -1.2684379732850317 * long + 2.6097573492876882 * medium - 0.341319376002657 * short
    let blue =
      -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short
    return color(encoded(red), encoded(green), encoded(blue), alpha)
  }

  // IEC 61966-2-1.
  private static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
