internal import AccessibilityTree

/// How a node of a page is drawn, as far as it decides whether its text can be read.
struct PageStyle {
  /// Styles that were read, by what the browser told: a page has few of them.
  struct Cache {
    private var styles: [[String]: PageStyle] = [:]

    /// Reads the values of color, background-color, background-image, font-size, font-weight, opacity, border-top,
    /// border-bottom, box-shadow, overflow-y, animation-name and animation-iteration-count.
    mutating func style(_ values: [String]) -> PageStyle {
      if let style = styles[values] { return style }
      let style = PageStyle(values)
      styles[values] = style
      return style
    }
  }

  /// The colour of the text, or `nil` for one that is told in an unknown way.
  let color: Color?
  /// The colour behind it, or `nil` for one that is told in an unknown way.
  let background: Color?
  /// Whether a picture or a gradient is drawn behind it.
  let hasPicture: Bool
  /// The size of letters in CSS pixels, or `nil`.
  let fontSize: Double?
  /// The weight of letters, from 1 to 1000.
  let fontWeight: Int
  /// From 0 to 1, for the node and all inside it.
  let opacity: Double

  /// The colours of the lines above and below it that are drawn.
  let lines: [Color]
  /// Whether the lines are those that the browser draws around fields by itself (measured in Chromium 150).
  let hasUsualLines: Bool
  /// Whether a picture is drawn behind it; a gradient is none.
  let hasImage: Bool
  /// Whether a shadow falls from it, which may be drawn like a line.
  let hasShadow: Bool
  /// Whether what lies outside of it may not be seen.
  let cutsOff: Bool
  /// Whether an animation of it has no end.
  let movesForEver: Bool

  private init(_ values: [String]) {
    color = PageColour.read(values[0])
    background = PageColour.read(values[1])
    hasPicture = values[2] != "none"
    fontSize = values[3].hasSuffix("px") ? Double(values[3].dropLast(2)) : nil
    fontWeight = Int(values[4]) ?? 400
    opacity = Double(values[5]) ?? 1
    lines = values[6...7].compactMap(Self.line)
    hasUsualLines = values[6...7].allSatisfy { value in
      value.hasSuffix("inset rgb(118, 118, 118)") || value.hasSuffix("solid rgb(118, 118, 118)")
        || value.hasSuffix("inset rgb(133, 133, 133)")
        || value.hasSuffix("solid rgb(133, 133, 133)")
    }
    hasImage = values[2].contains("url(")
    hasShadow = values[8] != "none"
    cutsOff = values[9] != "visible"
    movesForEver = values[10] != "none" && values[11].contains("infinite")
  }

  /// Returns the colour of a border as the browser tells it, `1px solid rgb(0, 0, 0)`; `nil` where none is drawn.
  private static func line(_ value: String) -> Color? {
    let parts = value.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[0].hasSuffix("px"), let width = Double(parts[0].dropLast(2)),
      width > 0, !["none", "hidden"].contains(parts[1])
    else { return nil }
    return PageColour.read(String(parts[2]))
  }

  /// Whether something of it covers what is behind it.
  var isPainted: Bool { hasPicture || background.map { $0.alpha > 0 } ?? true }
}
