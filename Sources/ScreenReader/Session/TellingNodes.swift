import AccessibilityTree

/// The kinds of nodes that a reader may announce after a change, as far as a screen may hold them.
///
/// A change is not searched for kinds that are not there.
struct TellingNodes {
  struct Kinds: OptionSet {
    let rawValue: UInt8
    static let liveRegions = Kinds(rawValue: 1)
    static let panes = Kinds(rawValue: 2)
    /// Fields whose text a reader tells when an act on something else has filled them.
    static let fields = Kinds(rawValue: 4)
  }

  private(set) var kinds: Kinds = []
  private let isField: (@Sendable (Element) -> Bool)?

  init(_ elements: some Sequence<Element>, _ reader: Reader) {
    isField =
      reader.grammar.tellsChangedFields ? reader.navigation.interaction?.holdsText : nil
    note(elements)
  }

  /// Takes note of nodes that are new, or others now.
  mutating func note(_ elements: some Sequence<Element>) {
    for element in elements {
      if element.liveRegion != nil { kinds.insert(.liveRegions) }
      if element.paneTitle != nil { kinds.insert(.panes) }
      if let isField, isField(element) { kinds.insert(.fields) }
    }
  }
}
