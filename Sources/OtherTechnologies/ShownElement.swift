package import AccessibilityTree

/// Texts for an element that is seen, not heard.
package enum ShownElement {
  /// Returns the name of an element: its label, or else its placeholder or value.
  package static func name(of element: Element) -> String {
    let names = [element.label, element.placeholder, element.value].compactMap(\.self)
    let name = names.first { $0.contains { !$0.isWhitespace } }
    return name ?? element.id.map { "#\($0)" } ?? "(no name)"
  }

  /// Returns what changed in a visible element: its label, its value, and whether it is selected, expanded or
  /// enabled.
  static func change(from old: Element, to new: Element) -> String? {
    let label = new.label == old.label ? [] : [new.label ?? "no name"]
    let states = states(of: new)
    guard !label.isEmpty || states != self.states(of: old) else { return nil }
    return "\(name(of: old)): "
      + (label + (states.isEmpty && label.isEmpty ? ["nothing"] : states)).joined(separator: ", ")
  }

  private static func states(of element: Element) -> [String] {
    var words: [String] = []
    if let value = element.value, !value.isEmpty {
      let isSwitch = !element.traits.isDisjoint(with: [.switchButton, .checkbox])
      let state = value == "1" ? "on" : value == "0" ? "off" : value
      words.append(element.holdsSecret ? Element.hidden(value) : isSwitch ? state : value)
    }
    if element.traits.contains(.selected) { words.append("selected") }
    if let isExpanded = element.isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    if element.traits.contains(.notEnabled) { words.append("dimmed") }
    return words
  }
}

extension Element {
  /// Whether text is typed into the element.
  var takesText: Bool {
    !traits.isDisjoint(with: [.textEntry, .textArea, .searchField, .secureTextField])
  }
}
