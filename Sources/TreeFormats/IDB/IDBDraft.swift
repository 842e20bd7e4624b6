internal import AccessibilityTree

/// A node of a dump on its way into the tree.
struct IDBDraft {
  /// What becomes of a node.
  enum Fate {
    /// It is an element; what the dump puts inside it follows it.
    case element
    /// It stays as a view that holds others.
    case holder
    /// It is taken out, and leaves what it holds in its place.
    case spliced
  }

  var fate: Fate
  var element: Element
  /// The draft that holds this one, or -1.
  var parent: Int32
  /// The index after the last draft inside this one.
  var end: Int32
}

extension IDBElement {
  /// Returns the node as an element of the tree.
  ///
  /// - Parameter report: Counts what is inferred and what is not known.
  /// - Returns: The element, without children.
  func element(report: inout ImportReport) -> Element {
    var words = self
    if takesText { words.dropPlaceholder() }
    var traits = traits(report: &report)
    if isTab || role == .radioButton {
      // A selected tab has "1" for a value, which is not spoken; with traits, `Selected` says it too.
      if words.value == "1" { traits.insert(.selected) }
      if words.value == "1" || words.value == "0" { words.value = nil }
    }
    if words.value == words.label { words.value = nil }
    var element = Element(
      words.label, value: words.value, hint: hint, traits: traits, frame: frame)
    element.id = id
    element.actions = actions.compactMap(\.nonblank)
    element.isExpanded = isExpanded
    if hasAbsurdFrame { report.drop("frames that are not finite") }
    return element
  }

  private mutating func dropPlaceholder() {
    guard let placeholder, value == nil || value == placeholder else { return }
    value = nil
    if label == nil { label = placeholder }
  }

  private func traits(report: inout ImportReport) -> Traits {
    let dimmed: Traits = isEnabled ? [] : .notEnabled
    guard let names = self.traits else {
      if !roleTraits.isEmpty { report.infer("traits from roles") }
      return roleTraits.union(dimmed)
    }
    var traits = dimmed
    for name in names {
      if let known = TraitNames.traits(named: name[...]) {
        traits.formUnion(known)
      } else {
        report.drop("unknown traits")
      }
    }
    // No trait of iOS says "checkbox".
    if role == .checkBox, !isSwitch, !traits.contains(.switchButton) { traits.insert(.checkbox) }
    return traits
  }
}
