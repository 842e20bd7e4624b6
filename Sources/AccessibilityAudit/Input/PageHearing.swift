import AccessibilityTree
import Transcript

/// What a reader says of the nodes of a page, for rules that look at its elements as every reader may meet them.
struct PageHearing: Sendable {
  // How far out headings and links are looked for: no page for people is deeper.
  private static let mostLevels = 256

  /// What sentences call the reader.
  let reader: String
  /// The nodes that the page states, with their frames.
  let stated: ElementTree
  /// What it says of each node that the page states.
  private(set) var words: [Int: String] = [:]
  /// The node that each of them became.
  private(set) var nodes: [Int: Int] = [:]

  /// Takes in a page as it was heard.
  init(_ screen: AuditedScreen) {
    reader = screen.readerTitle
    stated = screen.statedTree
    for node in screen.elements {
      let origin = screen.origins[node]
      guard origin >= 0, let heard = screen.heard(node) else { continue }
      if nodes[origin] == nil { nodes[origin] = node }
      words[origin] = words[origin].map { "\($0) \(heard)" } ?? heard
    }
    addWhatIsToldByItsParts()
  }

  // A heading or a link of a line is heard by the texts in it, and has no node of its own.
  private mutating func addWhatIsToldByItsParts() {
    let (ownNodes, ownWords) = (nodes, words)
    for origin in ownNodes.keys.sorted() {
      guard let node = ownNodes[origin], let heard = ownWords[origin] else { continue }
      for outer in stated.ancestors(of: origin).prefix(Self.mostLevels)
      where ownNodes[outer] == nil && stated[outer].role?.isElementByDefault == true {
        if nodes[outer] == nil { nodes[outer] = node }
        // In place: a link may hold thousands of texts.
        words[outer, default: ""] += words[outer] == nil ? heard : " \(heard)"
      }
    }
  }

  /// Returns a page on which controls without a size are elements, too: a keyboard and most readers get to them.
  static func page(of screen: Screen) -> Screen {
    var page = screen
    for node in 0..<page.tree.count {
      guard let frame = page.tree[node].frame, frame.width <= 0 || frame.height <= 0,
        page.tree[node].role?.isControl == true
      else { continue }
      page.tree[node].frame = nil
    }
    return page
  }
}
