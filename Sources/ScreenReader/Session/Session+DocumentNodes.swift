import AccessibilityTree
import Voices

/// Where a page's focus goes, by the numbers of its document's nodes.
extension Session {
  /// Moves the cursor to what was made of a node, or of what the node holds; a node of which nothing can be
  /// heard moves nothing.
  mutating func focus(documentNode number: Int) -> [Event] {
    if let place = place(ofDocumentNode: number) {
      guard reading.reader.stops.joins != nil,
        let article = screen.tree.elements.firstIndex(where: { $0.documentNode == number }),
        reading.isArticle(article, around: place)
      else { return focus(on: place) }
      return landByKeyboard(on: ScreenReading.Target(node: article, place: place))
    }
    return item(ofDocumentNode: number).map { landByKeyboard(on: $0) } ?? []
  }

  /// Returns a node as an item of what a reader of lines hears as one thing, such as a tree or a list box.
  private func item(ofDocumentNode number: Int) -> ScreenReading.Target? {
    guard reading.reader.stops.joins != nil,
      let node = screen.tree.elements.firstIndex(where: { $0.documentNode == number })
    else { return nil }
    for around in screen.tree.ancestors(of: node) {
      guard let place = reading.place(where: { $0 == around }) else { continue }
      return ScreenReading.Target(node: node, place: place)
    }
    return nil
  }

  /// Says what was made of a node, or of what the node holds, as if the cursor came to it.
  mutating func say(documentNode number: Int) -> [Event] {
    let place = place(ofDocumentNode: number)
    guard reading.reader.stops.joins != nil else {
      guard let place else { return [] }
      return [say(reading.utterance(at: place.stop, from: cursor?.stop), reason: .change)]
    }
    let own = place.map { ScreenReading.Target(node: reading.node(at: $0), place: $0) }
    guard let target = own ?? item(ofDocumentNode: number) else { return [] }
    let last = state.proposal.flatMap {
      self.place(ofDocumentNode: $0) ?? item(ofDocumentNode: $0)?.place
    }
    state.proposal = number
    let previous = last ?? cursor.map { lastHeard(at: $0.stop) }
    return [say(reading.focusUtterance(at: target, from: previous), reason: .change)]
  }

  private func place(ofDocumentNode number: Int) -> ScreenReading.Place? {
    let tree = screen.tree
    guard let node = tree.elements.firstIndex(where: { $0.documentNode == number }) else {
      return nil
    }
    let inside = node..<tree.end(of: node)
    return reading.place { inside.contains($0) }
  }

  /// Whether something that opens or closes is told before the focus leaves it.
  func tellsExpansion(among effects: [AppEffect]) -> Bool {
    reading.reader.grammar.tellsExpansionBeforeFocus && effects.contains { $0.leads(from: nil) }
  }

  /// The number of the document's node that the keys go to, and whether it has opened something.
  var focusedState: (number: Int, isExpanded: Bool?)? {
    guard let node = state.jump?.node ?? focusedNode, let number = screen.tree[node].documentNode
    else { return nil }
    return (number, screen.tree[node].isExpanded)
  }

  /// Says that what had the focus has opened or closed something, before the focus leaves it.
  mutating func tellExpansion(since before: (number: Int, isExpanded: Bool?)) -> [Event] {
    guard let place = place(ofDocumentNode: before.number),
      let isExpanded = screen.tree[reading.node(at: place)].isExpanded,
      before.isExpanded.map({ $0 != isExpanded }) ?? isExpanded
    else { return [] }
    return say(phrase: isExpanded ? .expanded : .collapsed, as: .state, reason: .change)
  }
}
