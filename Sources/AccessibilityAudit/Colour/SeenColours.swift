package import AccessibilityTree

/// The colours of a screen with each kind of colour blindness, in greyscale and inverted, as numbers.
package struct SeenColours: Sendable {
  /// The contrast of a text with each kind of colour vision.
  package struct TextRow: Sendable {
    /// The node.
    package let node: Int
    /// The drawn text.
    package let text: String
    /// The contrast that the text needs.
    package let needed: Double
    /// The contrast with each kind of colour vision, in the order of ``ColourVision``.
    package let ratios: [Double]
  }

  /// Two colours of adjacent elements that have the same image or shape.
  package struct PairRow: Sendable {
    /// The first node.
    package let node: Int
    /// The other node.
    package let other: Int
    /// The names of the elements.
    package let names: [String]
    /// The colours of the elements.
    package let colours: [Color]
    /// The distance between the colours with each kind of colour vision, in the order of ``ColourVision``.
    package let differences: [Double]

    /// The kinds of colour vision with which the two are hard to tell apart, although they usually are not.
    ///
    /// The distance is usually 20, but then less than 10 (assumed), or in greyscale less than 5 in lightness.
    package let confusing: [ColourVision]
  }

  /// The texts whose contrast is known.
  package private(set) var texts: [TextRow] = []
  /// The pairs of colours that may distinguish elements.
  package private(set) var pairs: [PairRow] = []
  /// The number of texts without a known colour or background colour.
  package private(set) var unknownTexts = 0

  /// Collects the colours of a screen.
  package init(_ screen: AuditedScreen) {
    for node in screen.textNodes {
      let contrast: TextContrast
      switch TextContrast.measure(node, screen) {
      case .measured(let measured): contrast = measured
      case .decoration: continue
      case .picture, .lacks:
        unknownTexts += 1
        continue
      }
      let isKept =
        ([node] + Array(screen.ancestors(of: node)))
        .contains { screen.facts($0).flag(.ignoresInvertColors) == true }
      texts.append(
        TextRow(
          node: node, text: screen.drawnText(node), needed: contrast.needed,
          ratios: ColourVision.allCases.map { vision in
            if vision == .inverted, isKept { return contrast.ratio }
            return Contrast.ratio(vision.seen(contrast.front), vision.seen(contrast.back))
          }))
    }
    pairs = Self.pairs(of: screen)
  }

  private struct Shape: Hashable {
    let parent: Int
    let image: String
    let traits: UInt64
  }

  /// Looks at every two neighbours that have another colour and the same shape.
  static func pairs(of screen: AuditedScreen) -> [PairRow] {
    var rows: [PairRow] = []
    var last: [Shape: Int] = [:]
    for node in 0..<screen.tree.count {
      let facts = screen.facts(node)
      guard let color = facts.color(.tintColor) else { continue }
      let shape = Shape(
        parent: screen.tree.parent(of: node) ?? -1, image: facts.text(.imageName) ?? "",
        traits: screen.tree[node].traits.rawValue)
      defer { last[shape] = node }
      guard let before = last[shape], let other = screen.facts(before).color(.tintColor),
        other != color
      else { continue }
      let white = Color(red: 1, green: 1, blue: 1)
      let colours = [other, color].map { $0.composited(over: white) }
      rows.append(row(before, node, colours, screen))
    }
    return rows
  }

  private static func row(
    _ first: Int, _ second: Int, _ colours: [Color], _ screen: AuditedScreen
  ) -> PairRow {
    let differences = ColourVision.allCases.map { vision in
      ColourDifference.of(vision.seen(colours[0]), vision.seen(colours[1]))
    }
    let usual = differences.first ?? 0
    let lightness = abs(
      ColourDifference.lightness(colours[0]) - ColourDifference.lightness(colours[1]))
    let confusing = zip(ColourVision.allCases, differences).filter { vision, difference in
      guard usual >= 20 else { return false }
      return vision == .grey ? lightness < 5 : difference < 10
    }
    return PairRow(
      node: first, other: second, names: [screen.name(first), screen.name(second)],
      colours: colours, differences: differences, confusing: confusing.map(\.0))
  }
}
