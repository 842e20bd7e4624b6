import AccessibilityTree

/// The nodes of which a reader may announce something after a change, each kind in document order.
///
/// No change has to search the screen for them.
struct TellingNodes {
  /// Live regions, whether they tell anything or not.
  private(set) var regions: [Int] = []
  /// Parts of the screen with a title of their own.
  private(set) var panes: [Int] = []
  /// Fields whose text a reader tells when an act on something else has filled them.
  private(set) var fields: [Int] = []
  private let isField: (@Sendable (Element) -> Bool)?

  init(_ elements: some Sequence<Element>, _ reader: Reader) {
    isField =
      reader.grammar.tellsChangedFields ? reader.navigation.interaction?.holdsText : nil
    note(elements, from: 0)
  }

  private init(_ elements: some Sequence<Element>, from start: Int, like other: Self) {
    isField = other.isField
    note(elements, from: start)
  }

  private mutating func note(_ elements: some Sequence<Element>, from start: Int) {
    for (offset, element) in elements.enumerated() {
      if element.liveRegion != nil { regions.append(start + offset) }
      if element.paneTitle != nil { panes.append(start + offset) }
      if let isField, isField(element) { fields.append(start + offset) }
    }
  }

  /// Takes note of nodes that stand where others did, or none.
  mutating func replace(_ nodes: Range<Int>, with elements: some Collection<Element>) {
    let new = Self(elements, from: nodes.lowerBound, like: self)
    let moved = elements.count - nodes.count
    Self.replace(nodes, in: &regions, with: new.regions, moved)
    Self.replace(nodes, in: &panes, with: new.panes, moved)
    Self.replace(nodes, in: &fields, with: new.fields, moved)
  }

  private static func replace(
    _ nodes: Range<Int>, in list: inout [Int], with new: [Int], _ moved: Int
  ) {
    if list.isEmpty, new.isEmpty { return }
    let first = list.indices.place(of: nodes.lowerBound) { list[$0] }
    let end = list.indices.place(of: nodes.upperBound) { list[$0] }
    for index in end..<list.count { list[index] += moved }
    list.replaceSubrange(first..<end, with: new)
  }
}
