import AccessibilityTree

/// The elements that the nodes of a stated tree became, for rules that look at a page as it is stated.
struct ShownNodes {
  private let tree: ElementTree
  private var made: [Int: Int] = [:]

  /// Takes in what a screen shows.
  init(_ screen: AuditedScreen) {
    tree = screen.statedTree
    for element in screen.elements where made[screen.origins[element]] == nil {
      made[screen.origins[element]] = element
    }
  }

  /// Returns the first element that a stated node or what is in it became.
  func first(in stated: Int) -> Int? {
    (stated..<tree.end(of: stated)).lazy.compactMap { made[$0] }.first
  }

  /// Returns the element by which people find a stated node: what it became, or the nearest around it.
  func nearest(_ stated: Int) -> Int {
    first(in: stated) ?? tree.ancestors(of: stated).lazy.compactMap { first(in: $0) }.first ?? 0
  }
}
