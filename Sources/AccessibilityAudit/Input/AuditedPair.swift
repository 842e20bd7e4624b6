import AccessibilityTree
import Voices

/// A screen and the same screen under another setting, matched element by element.
///
/// Elements match by `id`. If only one side or neither has the `id`, they match by kind and text if both screens are in
/// one language, and otherwise by kind and path.
public struct AuditedPair: Sendable {
  /// The screen that is audited.
  package let screen: AuditedScreen
  /// The screen to compare with.
  package let other: AuditedScreen
  /// Whether both are in one language, whatever its region.
  let isOneLanguage: Bool
  private let ownNodes: [Int: Int]

  /// Compares a screen with another one.
  ///
  /// - Parameters:
  ///   - screen: The screen to audit.
  ///   - other: The screen to compare with: in the language before translation, with the smaller text, without bold
  ///     text.
  /// - Complexity: O(n) in the number of nodes.
  public init(_ screen: AuditedScreen, against other: AuditedScreen) {
    self.screen = screen
    self.other = other
    isOneLanguage =
      LanguageTag(screen.language).primary == LanguageTag(other.language).primary
    ownNodes = Self.matches(screen, other, bySameWords: isOneLanguage)
  }

  /// Returns the node of the screen that matches a node of its counterpart.
  package func ownNode(of node: Int) -> Int? { ownNodes[node] }

  /// The nodes that both sides have, in the order of the counterpart's tree.
  var shared: [(other: Int, own: Int)] {
    (0..<other.tree.count).compactMap { node in ownNodes[node].map { (node, $0) } }
  }

  private static func matches(
    _ screen: AuditedScreen, _ other: AuditedScreen, bySameWords: Bool
  ) -> [Int: Int] {
    let byID = screen.tree.indicesByID()
    let otherIDs = other.tree.indicesByID()
    var matches: [Int: Int] = [:]
    // Of equal nodes the first ones belong together, and the last of a list is the cheapest to take.
    var places: [String: [Int]] = [:]
    for node in (0..<screen.tree.count).reversed() {
      if let id = screen.tree[node].id, otherIDs[id] != nil { continue }
      guard let key = key(of: node, on: screen, bySameWords) else { continue }
      places[key, default: []].append(node)
    }
    for node in 0..<other.tree.count {
      if let own = other.tree[node].id.flatMap({ byID[$0] }) {
        matches[node] = own
      } else if let key = key(of: node, on: other, bySameWords) {
        matches[node] = places[key]?.popLast()
      }
    }
    return matches
  }

  private static func key(
    of node: Int, on screen: AuditedScreen, _ bySameWords: Bool
  ) -> String? {
    guard bySameWords else { return "\(screen.kind(node)) \(screen.origins.path(of: node))" }
    let words = screen.label(node).folded
    return words.isEmpty ? nil : "\(screen.kind(node)) \(words)"
  }
}
