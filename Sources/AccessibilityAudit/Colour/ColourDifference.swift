import AccessibilityTree
import SystemCalls

/// How far two colours are apart to the eye: CIEDE2000, where about 1 to 2 is the least that is noticed.
enum ColourDifference {
  /// Returns the difference of two opaque colours.
  static func of(_ first: Color, _ second: Color) -> Double {
    let (a, b) = (lab(first), lab(second))
    let meanChroma = (hypot(a.a, a.b) + hypot(b.a, b.b)) / 2
    let g = 0.5 * (1 - (pow(meanChroma, 7) / (pow(meanChroma, 7) + pow(25, 7))).squareRoot())
    let (a1, a2) = (a.a * (1 + g), b.a * (1 + g))
    let (c1, c2) = (hypot(a1, a.b), hypot(a2, b.b))
    let (h1, h2) = (hue(a1, a.b), hue(a2, b.b))
    let isGrey = c1 * c2 == 0
    var turn = isGrey ? 0 : h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let (deltaL, deltaC) = (b.l - a.l, c2 - c1)
    let deltaH = 2 * (c1 * c2).squareRoot() * sin(radians(turn / 2))
    let (meanL, meanC) = ((a.l + b.l) / 2, (c1 + c2) / 2)
    var meanH = isGrey ? h1 + h2 : (h1 + h2) / 2
    if !isGrey, abs(h1 - h2) > 180 { meanH += h1 + h2 < 360 ? 180 : -180 }
    let t =
      1 - 0.17 * cos(radians(meanH - 30)) + 0.24 * cos(radians(2 * meanH))
      + 0.32 * cos(radians(3 * meanH + 6)) - 0.2 * cos(radians(4 * meanH - 63))
    let lightness = pow(meanL - 50, 2)
    let sl = 1 + 0.015 * lightness / (20 + lightness).squareRoot()
    let sc = 1 + 0.045 * meanC
    let sh = 1 + 0.015 * meanC * t
    let rotation = 30 * exp(-pow((meanH - 275) / 25, 2))
    let rc = 2 * (pow(meanC, 7) / (pow(meanC, 7) + pow(25, 7))).squareRoot()
    let rt = -sin(radians(2 * rotation)) * rc
    let (l, c, h) = (deltaL / sl, deltaC / sc, deltaH / sh)
    return (l * l + c * c + h * h + rt * c * h).squareRoot()
  }

  /// Returns the lightness of a colour, from 0 to 100.
  static func lightness(_ color: Color) -> Double { lab(color).l }

  // D65, as sRGB has it.
  private static func lab(_ color: Color) -> (l: Double, a: Double, b: Double) {
    let (r, g, b) = (
      Contrast.linear(color.red), Contrast.linear(color.green), Contrast.linear(color.blue)
    )
    let x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
    let y = f(0.2126729 * r + 0.7151522 * g + 0.0721750 * b)
    let z = f((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883)
    return (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func f(_ part: Double) -> Double {
    part > 216.0 / 24389 ? cbrt(part) : (24389.0 / 27 * part + 16) / 116
  }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0, b == 0 { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
