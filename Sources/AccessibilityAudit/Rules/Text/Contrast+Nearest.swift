import AccessibilityTree

extension Contrast {
  /// Returns the nearest lighter or darker colour that has a contrast.
  static func nearest(to color: Color, on background: Color, needed: Double) -> Color? {
    let (hue, saturation, lightness) = components(color)
    let back = luminance(background)
    let steps = 512
    for step in 1...steps {
      let distance = Double(step) / Double(steps)
      for candidate in [lightness - distance, lightness + distance]
      where (0...1).contains(candidate) {
        let found = eightBit(self.color(hue, saturation, candidate))
        let front = luminance(found)
        if (max(front, back) + 0.05) / (min(front, back) + 0.05) >= needed { return found }
      }
    }
    return [0.0, 1.0].map { Color(red: $0, green: $0, blue: $0) }
      .first { ratio($0, background) >= needed }
  }

  private static func components(_ color: Color) -> (Double, Double, Double) {
    let parts = [color.red, color.green, color.blue]
    let (low, high) = (parts.min() ?? 0, parts.max() ?? 0)
    let (lightness, range) = ((low + high) / 2, high - low)
    guard range > 0 else { return (0, 0, lightness) }
    let saturation = range / (1 - abs(2 * lightness - 1))
    let hue =
      high == color.red
      ? (color.green - color.blue) / range
      : high == color.green
        ? (color.blue - color.red) / range + 2 : (color.red - color.green) / range + 4
    return (hue < 0 ? hue + 6 : hue, saturation, lightness)
  }

  private static func color(_ hue: Double, _ saturation: Double, _ lightness: Double) -> Color {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    func part(_ share: Double) -> Double {
      lightness + chroma * (min(max(share, 0), 1) - 0.5)
    }
    return Color(
      red: part(abs(hue - 3) - 1), green: part(2 - abs(hue - 2)), blue: part(2 - abs(hue - 4)))
  }

  private static func eightBit(_ color: Color) -> Color {
    func round(_ part: Double) -> Double { (min(1, max(0, part)) * 255).rounded() / 255 }
    return Color(red: round(color.red), green: round(color.green), blue: round(color.blue))
  }
}
