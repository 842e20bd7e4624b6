internal import AccessibilityTree

extension IDBElement {
  /// Returns the node as an element of the tree.
  func element(number: Int, report: inout ImportReport) -> Element {
    var words = self
    if takesText { words.dropPlaceholder(number: number, report: &report) }
    var traits = traits(number: number, report: &report)
    if isTab || role == .radioButton {
      // A selected tab has "1" for a value, which is not spoken; with traits, `Selected` says it too.
      if words.value == "1" { traits.insert(.selected) }
      if words.value == "1" || words.value == "0" {
        words.value = nil
        report.drop("values that only say what is selected", at: number)
      }
    }
    if words.value?.isHeardLike(words.label) == true {
      words.value = nil
      report.drop("values that repeat the label", at: number)
    }
    var element = Element(
      words.label, value: words.value, hint: hint, traits: traits, frame: frame)
    element.id = id
    if takesText { element.placeholder = placeholder }
    element.actions = actions.compactMap(\.nonblank)
    element.isExpanded = isExpanded
    if hasAbsurdFrame { report.drop("frames that are not finite", at: number) }
    if isSynthesized { report.infer("elements that only a hit test found", at: number) }
    if isRequired {
      report.drop("marks of required fields, for which iOS has no trait", at: number)
    }
    return element
  }

  /// The words of the node for a person.
  var described: String {
    let kind = roleName ?? "element"
    return (label ?? value ?? id).map { "\(kind) \"\($0)\"" } ?? kind
  }

  private mutating func dropPlaceholder(number: Int, report: inout ImportReport) {
    guard let placeholder, value == nil || value == placeholder else { return }
    if value != nil { report.drop("values that repeat the placeholder", at: number) }
    value = nil
    if label == nil {
      label = placeholder
      report.infer("labels from placeholders", at: number)
    }
  }

  private func traits(number: Int, report: inout ImportReport) -> Traits {
    // On macOS, what cannot be disabled says that it is not enabled.
    let isDimmed = !isEnabled && (!isOfMac || roleTraits.contains(where: Traits.controls))
    let dimmed: Traits = isDimmed ? .notEnabled : []
    guard let names = self.traits else {
      if !roleTraits.isEmpty { report.infer("traits from roles", at: number) }
      let editing: Traits = isFocused && takesText ? .isEditing : []
      return roleTraits.union(dimmed).union(editing)
    }
    var traits = dimmed
    for name in names {
      if let known = TraitNames.traits(named: name[...]) {
        traits.formUnion(known)
      } else {
        report.drop("unknown traits", at: number)
      }
    }
    // No trait of iOS says "checkbox".
    if role == .checkBox, !isSwitch, !traits.contains(.switchButton) { traits.insert(.checkbox) }
    return traits
  }
}

extension Traits {
  /// What can be acted on.
  fileprivate static let controls: Traits = [
    .button, .link, .adjustable, .textEntry, .popupButton, .checkbox, .radioButton, .switchButton,
    .tab,
  ]

  fileprivate func contains(where any: Traits) -> Bool { !isDisjoint(with: any) }
}
