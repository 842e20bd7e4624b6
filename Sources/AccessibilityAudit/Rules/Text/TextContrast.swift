import AccessibilityTree

/// The contrast of a text with what is behind it, and how much it needs.
struct TextContrast {
  /// The outcome of a measurement.
  enum Outcome {
    case measured(TextContrast)
    /// A picture is behind the text.
    case picture
    /// The text is decorative.
    case decoration
    /// Something is not stated.
    case lacks(Requirement)
  }

  /// The visible colour.
  let front: Color
  /// The colour behind it.
  let back: Color
  /// The ratio of the two, from 1 to 21.
  let ratio: Double
  /// The ratio that the text needs.
  let needed: Double
  /// The size of the text in points, or `nil` if it is unknown and does not matter.
  let size: Double?
  /// Whether the colour is one of the system's.
  let isSystem: Bool

  /// The tolerance of the ratio: with eight bits per component, a mixed colour is imprecise by as much.
  private static let doubt = 0.005

  /// Whether the text has the contrast that it needs.
  let isEnough: Bool

  /// Measures a text, unless it is a separator between texts of a page, such as a dot.
  static func measure(_ node: Int, _ screen: AuditedScreen) -> Outcome {
    let text = screen.drawnText(node)
    if screen.toolkit == .web, !text.contains(where: { $0.isLetter || $0.isNumber }) {
      return .decoration
    }
    guard let color = screen.textFacts(node).color(.textColor) else {
      return .lacks(.fact(.textColor))
    }
    let back: Color
    switch Backdrop(of: node, screen) {
    case .picture: return .picture
    case .unknown: return .lacks(.fact(.backgroundColor))
    case .color(let color): back = color
    }
    let front = color.composited(over: back)
    let ratio = Contrast.ratio(front, back)
    let doubt = color.alpha < 1 ? doubt : 0
    let size = screen.fontSize(node)
    let weight = screen.textFacts(node).fontWeight
    let isApples = screen.profile != .wcag22AA && screen.toolkit != .web
    var needed = needed(size, weight, isApples: isApples)
    if needed == nil {
      // Whatever the size, more than the most is enough and less than the least is not.
      if ratio + doubt >= 4.5 { needed = 4.5 } else if ratio + doubt < 3 { needed = 3 }
    }
    guard let needed else { return .lacks(.fact(.fontSize)) }
    return .measured(
      TextContrast(
        front: front, back: back, ratio: ratio, needed: needed, size: size,
        isSystem: color.isSystem, isEnough: ratio + doubt >= needed))
  }

  // Apple's table: bold text and text from 18 points on needs 3:1. WCAG's: from 24 CSS pixels on, or 18.66
  // bold; a point of iOS is such a pixel.
  private static func needed(
    _ size: Double?, _ weight: FontWeight?, isApples: Bool
  ) -> Double? {
    let isBold = weight.map { $0 >= .bold } ?? false
    if isApples, isBold { return 3 }
    guard let size else { return nil }
    if isApples { return size >= 18 ? 3 : 4.5 }
    return size >= 24 || isBold && size >= 18.66 ? 3 : 4.5
  }
}
