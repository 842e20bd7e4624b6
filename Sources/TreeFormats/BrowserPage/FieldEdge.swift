internal import AccessibilityTree

/// What shows people where a field of a page is: a line around it, or what fills it.
struct FieldEdge {
  let color: Color
  /// What it is seen against.
  let background: Color

  /// Takes of several colours the one that stands out most, as it is the one that people find the field by.
  init?(_ colors: [Color], on background: Color) {
    let ground = Self.lightness(background)
    let farthest = colors.max {
      abs(Self.lightness($0) - ground) < abs(Self.lightness($1) - ground)
    }
    guard let farthest else { return nil }
    (color, self.background) = (farthest, background)
  }

  /// How light a colour is, nearly: enough to tell which of two stands out more.
  private static func lightness(_ color: Color) -> Double {
    0.2126 * color.red * color.red + 0.7152 * color.green * color.green
      + 0.0722 * color.blue * color.blue
  }
}
