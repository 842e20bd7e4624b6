internal import AccessibilityTree

/// How a node of a page is drawn, as far as it decides whether its text can be read.
struct PageStyle {
  /// Styles that were read, by what the browser told: a page has few of them.
  struct Cache {
    private var styles: [[String]: PageStyle] = [:]

    /// Reads the values of color, background-color, background-image, font-size, font-weight and opacity.
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

  private init(_ values: [String]) {
    color = PageColour.read(values[0])
    background = PageColour.read(values[1])
    hasPicture = values[2] != "none"
    fontSize = values[3].hasSuffix("px") ? Double(values[3].dropLast(2)) : nil
    fontWeight = Int(values[4]) ?? 400
    opacity = Double(values[5]) ?? 1
  }

  /// Whether something of it covers what is behind it.
  var isPainted: Bool { hasPicture || background.map { $0.alpha > 0 } ?? true }
}
