package import AccessibilityTree
package import ScreenReader

/// A control that opens something on its page.
package struct Opener: Sendable {
  /// The identity of a control across visits.
  struct Identity: Hashable {
    let role: Role
    let name: String
    /// Its location in the document, or else its index among the controls with its role and name.
    let place: String
  }

  /// The role.
  private let role: Role
  /// The name; empty if there is none.
  private let label: String
  /// Its index among the controls with this role and name, in reading order, from 0.
  private let ordinal: Int
  /// Its location in the document.
  private let markup: PageMarkup?

  /// The name of the control: `Menu`, `button without a name (body > button)`.
  package var name: String {
    if !label.isEmpty { return label }
    return "\(role.word) without a name" + (markup.map { " (\($0.selector))" } ?? "")
  }

  /// The base name of files about the control.
  var stem: String { label.isEmpty ? role.word : label }

  /// What another control of the same role and name in another part of the page has not.
  var identity: Identity {
    Identity(
      role: role, name: label,
      place: markup.map { ($0.frame ?? "") + " >>> " + $0.selector } ?? "\(ordinal)")
  }

  /// Finds the controls of a screen that open something, and those that might but are left alone.
  package static func all(
    in reading: ScreenReading, stated: StatedScreen?
  ) -> (found: [Opener], leftAlone: [String]) {
    let markup = markup(in: stated)
    var counts: [Identity: Int] = [:]
    var found: [Opener] = []
    var leftAlone: [String] = []
    for (_, _, element) in Self.controls(of: reading) {
      guard let role = element.semanticRole, let number = element.documentNode else { continue }
      let label = element.label ?? ""
      let kind = Identity(role: role, name: label, place: "")
      let opener = Opener(
        role: role, label: label, ordinal: counts[kind, default: 0], markup: markup[number])
      counts[kind, default: 0] += 1
      guard opens(element, role) else { continue }
      if OpeningWords.forbid(label) {
        leftAlone.append(label)
      } else {
        found.append(opener)
      }
    }
    return (found, leftAlone)
  }

  /// The locations of a document's nodes, by their numbers.
  private static func markup(in stated: StatedScreen?) -> [Int: PageMarkup] {
    guard let stated else { return [:] }
    let numbered = zip(stated.screen.tree.elements, stated.markup).compactMap { element, markup in
      element.documentNode.flatMap { number in markup.map { (number, $0) } }
    }
    return Dictionary(numbered) { first, _ in first }
  }

  /// Returns the stop of the control on a screen and its part in the stop, or `nil` if it is not there.
  func place(in reading: ScreenReading) -> (stop: Int, part: Int)? {
    var count = 0
    for (stop, part, element) in Self.controls(of: reading)
    where element.semanticRole == role && element.label ?? "" == label {
      if count == ordinal { return (stop, part) }
      count += 1
    }
    return nil
  }

  /// The elements of a page in reading order; a line of a reader may contain several.
  private static func controls(
    of reading: ScreenReading
  ) -> [(stop: Int, part: Int, element: Element)] {
    var known: Set<Int> = []
    return reading.order.stops.indices.flatMap { stop in
      reading.order.stops[stop].parts.enumerated().compactMap { part, node in
        let element = reading.resolved(node)
        guard let number = element.documentNode, number > 0, known.insert(number).inserted
        else { return nil }
        return (stop, part, element)
      }
    }
  }

  private static func opens(_ element: Element, _ role: Role) -> Bool {
    if element.traits.contains(.notEnabled) { return false }
    // A closed list shows its choices; of those none is chosen, as they are no part of the page.
    if element.webFlags.contains(.isSelect) { return true }
    if element.isExpanded == true { return false }
    if element.isExpanded == false { return role != .textBox && role != .comboBox }
    if element.states.popup != nil { return role == .button || role == .menuItem }
    switch role {
    case .tab: return !element.traits.contains(.selected) && element.states.isSelected != true
    case .button: return OpeningWords.invite(element.label ?? "")
    default: return false
    }
  }
}
