package import AccessibilityTree

/// An estimate of which texts on a screen will not fit at larger text sizes, from frames and font sizes.
///
/// There is no layout: frames are assumed to stay as they are, and texts to begin at their edges. Only texts that
/// exceed their frames by more than ``doubt`` are reported.
package struct TextSizePrediction: Sendable {
  /// The excess above which a text is reported, because the estimate may be off by as much (assumed).
  package static let doubt = 0.08

  /// How a text fits in its frame.
  package enum Outcome: Equatable, Sendable {
    /// It fits.
    case fits
    /// It takes more lines than it may have.
    case cut
    /// Its lines are taller than its frame: it does not fit unless the frame grows.
    case tooHigh
    /// A word is wider than the frame, and is broken or cut even if the frame grows in height.
    case tooWide

    /// The name of the outcome for people.
    package var word: String {
      switch self {
      case .fits: "fits"
      case .cut: "cut"
      case .tooHigh: "too high"
      case .tooWide: "word too wide"
      }
    }
  }

  /// A text at one of the sizes.
  package struct Fit: Equatable, Sendable {
    /// The preferred text size.
    package let size: TextSize
    /// The size of the text in points.
    package let points: Double
    /// The number of lines.
    package let lines: Int
    /// The height of all lines in points.
    package let height: Double
    /// How the text fits in its frame.
    package let outcome: Outcome
  }

  /// A text at every size.
  package struct Row: Sendable {
    /// The node.
    package let node: Int
    /// The name of the element for people.
    package let name: String
    /// The drawn text.
    package let text: String
    /// The text style, or `nil` for text that is assumed to scale like body text.
    package let style: String?
    /// The frame in points.
    package let frame: Frame
    /// The fit at each size, from the smallest size to the largest.
    package let fits: [Fit]

    /// The smallest size above the screen's at which the text does not fit, or `nil` if it always fits.
    package var firstMisfit: Fit? { fits.first { $0.outcome != .fits } }
  }

  /// The texts that could be checked, in the order of the tree.
  package private(set) var rows: [Row] = []
  /// The number of texts without a frame.
  package private(set) var withoutFrame = 0
  /// The number of texts without a size and a text style.
  package private(set) var withoutSize = 0
  /// The number of texts that do not scale, according to the input.
  package private(set) var fixed = 0

  /// Estimates the texts of a screen.
  package init(_ screen: AuditedScreen) {
    for node in screen.textNodes {
      let facts = screen.facts(node)
      if facts.flag(.scalesWithTextSize) == false {
        fixed += 1
        continue
      }
      guard let frame = screen.tree[node].frame, frame.width > 0, frame.height > 0 else {
        withoutFrame += 1
        continue
      }
      guard let size = screen.fontSize(node) else {
        withoutSize += 1
        continue
      }
      let style = facts.text(.textStyle)
      let text = screen.drawnText(node)
      rows.append(
        Row(
          node: node, name: screen.name(node), text: text, style: style, frame: frame,
          fits: TextSize.allCases.map { target in
            Self.fit(
              text, size, style, facts, in: frame, at: target, drawnAt: screen.screen.textSize)
          }))
    }
  }

  private static func fit(
    _ text: String, _ size: Double, _ style: String?, _ facts: ElementFacts, in frame: Frame,
    at target: TextSize, drawnAt drawn: TextSize
  ) -> Fit {
    let points =
      style.flatMap { TextStyleMetrics.points(of: $0, at: target) }
      ?? size * TextStyleMetrics.growth(at: target) / TextStyleMetrics.growth(at: drawn)
    // Apple's lines of the body are 1.29 times as high as its text, and less at large sizes.
    let leading =
      style.flatMap { TextStyleMetrics.leading(of: $0, at: target) }
      ?? points * (TextStyleMetrics.leading(of: "body", at: target) ?? 22)
      / (TextStyleMetrics.points(of: "body", at: target) ?? 17)
    // A text that is a little too wide may still fit: the room is taken to be larger by as much.
    let room = frame.width * (1 + doubt)
    let (lines, widest) = TextWidth.lines(
      of: text, within: room, size: points, weight: facts.fontWeight)
    let most = facts.number(.maxLines).map(Int.init) ?? 0
    let height = Double(lines) * leading
    let outcome: Outcome
    // What is drawn at this size or below it stands in its frame as it is.
    if target <= drawn {
      outcome = .fits
    } else if widest > room {
      outcome = .tooWide
    } else if most > 0, lines > most {
      outcome = .cut
    } else if height > frame.height * (1 + doubt) {
      outcome = .tooHigh
    } else {
      outcome = .fits
    }
    return Fit(size: target, points: points, lines: lines, height: height, outcome: outcome)
  }
}
