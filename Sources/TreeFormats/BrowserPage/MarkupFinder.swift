internal import AccessibilityTree

/// Tells where the nodes of a page stand in their documents.
struct MarkupFinder {
  /// How many characters of an attribute, and of a tag, are shown.
  private static let (longestValue, longestTag) = (80, 240)
  /// A document nested deeper than this is told by its innermost steps.
  private static let mostSteps = 64

  private let snapshot: PageSnapshot
  /// For each node which of the elements of its name in its parent it is, counted from 1, and how many there are.
  private var ordinals: [Int32] = []
  private var siblings: [Int32: Int32] = [:]
  /// How often an id is given in one tree.
  private var counts: [TreeID: Int] = [:]
  /// For each node the document or shadow tree that it stands in.
  private var roots: [Int32] = []

  private struct TreeID: Hashable {
    var root: Int32
    var id: String
  }

  private struct Family: Hashable {
    var parent: Int
    var name: String
  }

  /// Takes a snapshot in.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ snapshot: PageSnapshot) {
    self.snapshot = snapshot
    var families: [Family: Int32] = [:]
    for (index, node) in snapshot.nodes.enumerated() {
      roots.append(
        node.isTree || node.parent < 0 ? Int32(index) : roots[node.parent])
      guard node.isElement else {
        ordinals.append(0)
        continue
      }
      let family = Family(parent: node.parent, name: node.name)
      let ordinal = families[family, default: 0] + 1
      families[family] = ordinal
      ordinals.append(ordinal)
      if let id = node["id"], !id.isEmpty {
        counts[TreeID(root: roots[index], id: id), default: 0] += 1
      }
    }
    for (index, node) in snapshot.nodes.enumerated() where node.isElement {
      siblings[Int32(index)] = families[Family(parent: node.parent, name: node.name)]
    }
  }

  /// Returns where a node stands, or its element for a text.
  func markup(_ place: Int) -> PageMarkup? {
    var index = place
    while !snapshot.nodes[index].isElement {
      index = snapshot.nodes[index].parent
      if index < 0 { return nil }
    }
    let (selector, holder) = selector(of: index)
    var frames: [String] = []
    var next = holder
    while let frame = next, frames.count < Self.mostSteps {
      let (selector, outer) = self.selector(of: frame)
      frames.append(selector)
      next = outer
    }
    return PageMarkup(
      selector: selector, html: tag(snapshot.nodes[index]),
      frame: frames.isEmpty ? nil : frames.reversed().joined(separator: " >>> "))
  }

  /// Returns the selector of an element, and the frame around its document.
  private func selector(of element: Int) -> (selector: String, frame: Int?) {
    var steps: [String] = []
    var trees: [String] = []
    var index = element
    while index >= 0, steps.count + trees.count < Self.mostSteps {
      let node = snapshot.nodes[index]
      if node.isTree {
        guard node.name == "#document-fragment" else {
          trees.append(steps.reversed().joined(separator: " > "))
          return (trees.reversed().joined(separator: " >>> "), node.parent < 0 ? nil : node.parent)
        }
        trees.append(steps.reversed().joined(separator: " > "))
        steps = []
        index = node.parent
        continue
      }
      if let id = node["id"], !id.isEmpty, counts[TreeID(root: roots[index], id: id)] == 1 {
        steps.append("#" + Self.escaped(id))
        index = Int(roots[index])
        continue
      }
      // The outermost element of a document goes without saying.
      if node.name == "html", !steps.isEmpty {
        index = node.parent
        continue
      }
      let ordinal = siblings[Int32(index)] ?? 1 > 1 ? ":nth-of-type(\(ordinals[index]))" : ""
      steps.append(Self.escaped(node.name) + ordinal)
      index = node.parent
    }
    trees.append(steps.reversed().joined(separator: " > "))
    return (trees.reversed().joined(separator: " >>> "), nil)
  }

  private func tag(_ node: PageSnapshot.Node) -> String {
    var tag = "<\(node.name)"
    for (name, value) in node.pairs {
      // What was typed into a field for secrets may stand in the document, too.
      let isSecret = name == "value" && node.name == "input"
      tag += " \(name)" + (value.isEmpty ? "" : "=\"\(isSecret ? "…" : Self.shown(value))\"")
      if tag.count > Self.longestTag { return tag.prefix(Self.longestTag) + "…>" }
    }
    return tag + ">"
  }

  private static func shown(_ value: String) -> String {
    let cut = value.count > longestValue ? value.prefix(longestValue) + "…" : value
    guard cut.utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\"") }) else {
      return String(cut)
    }
    return cut.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
  }

  /// Returns a name as CSS wants it (CSSOM, "serialize an identifier").
  private static func escaped(_ name: String) -> String {
    var text = ""
    for (offset, scalar) in name.unicodeScalars.enumerated() {
      switch scalar.value {
      case 0: text += "\u{FFFD}"
      case 0x01...0x1F, 0x7F: text += "\\\(String(scalar.value, radix: 16)) "
      case 0x30...0x39
      where offset == 0 || offset == 1 && name.unicodeScalars.first == "-":
        text += "\\\(String(scalar.value, radix: 16)) "
      case 0x2D where name.unicodeScalars.count == 1: text += "\\-"
      case 0x2D, 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...:
        text.unicodeScalars.append(scalar)
      default:
        text += "\\"
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension PageSnapshot.Node {
  /// Whether it is a document or a shadow tree.
  fileprivate var isTree: Bool { name == "#document" || name == "#document-fragment" }
}
