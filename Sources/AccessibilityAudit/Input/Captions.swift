import AccessibilityTree

/// The captions of images, found by their positions.
///
/// The caption of an image is the nearest text below or above it, at most 24 points away, that is not taller than the
/// image, overlaps it by half of the narrower of the two (ours: no document gives a number), and is in the same group.
/// A control is neither an image with a caption nor a caption.
package struct Captions: Sendable {
  /// The greatest distance in points between a caption and its image.
  package static let farthest = 24.0

  /// An image with its caption.
  package struct Pair: Equatable, Sendable {
    /// The node of the image.
    package let image: Int
    /// The node of the text.
    package let caption: Int
  }

  /// The pairs, in the reading order of the images.
  package let pairs: [Pair]

  /// Finds the captions of a screen.
  ///
  /// - Complexity: O(images · log texts + candidates).
  package init(_ screen: AuditedScreen) {
    var texts: [(node: Int, frame: Frame)] = []
    var images: [(node: Int, frame: Frame)] = []
    for node in screen.elements {
      guard let frame = screen.tree[node].frame, frame.isFinite, frame.width > 0 else { continue }
      let element = screen.spokenElement(node)
      if screen.isInteractive(node) { continue }
      if element.traits.contains(.image) {
        images.append((node, frame))
      } else if element.isPlainText, !element.traits.contains(.header),
        element.label?.trimmed.isEmpty == false
      {
        texts.append((node, frame))
      }
    }
    texts.sort { ($0.frame.y, $0.node) < ($1.frame.y, $1.node) }
    let tallest = texts.map(\.frame.height).max() ?? 0
    pairs = images.compactMap { image in
      guard let caption = Self.caption(of: image.frame, in: texts, tallest),
        Self.group(of: image.node, in: screen) == Self.group(of: caption, in: screen)
      else { return nil }
      return Pair(image: image.node, caption: caption)
    }
  }

  /// What keeps a stop together with others; a text in another group belongs to that.
  private static func group(of node: Int, in screen: AuditedScreen) -> Int? {
    screen.ancestors(of: node).first { screen.tree[$0].keepsTogether }
  }

  private static func caption(
    of image: Frame, in texts: [(node: Int, frame: Frame)], _ tallest: Double
  ) -> Int? {
    let top = image.y - farthest - tallest
    var low = 0
    var high = texts.count
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].frame.y < top { low = middle + 1 } else { high = middle }
    }
    var best: (node: Int, gap: Double)?
    for text in texts[low...] {
      if text.frame.y > image.y + image.height + farthest { break }
      let below = text.frame.y - (image.y + image.height)
      let above = image.y - (text.frame.y + text.frame.height)
      let gap = max(below, above)
      guard (0...farthest).contains(gap) else { continue }
      let overlap =
        min(image.x + image.width, text.frame.x + text.frame.width) - max(image.x, text.frame.x)
      guard overlap >= min(image.width, text.frame.width) / 2, text.frame.height <= image.height
      else { continue }
      if let best, best.gap <= gap { continue }
      best = (text.node, gap)
    }
    return best?.node
  }
}
