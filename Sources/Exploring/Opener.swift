package import AccessibilityTree
package import ScreenReader

/// A control that opens something on its page.
package struct Opener: Sendable {
  /// A control as it is known again on another visit.
  struct Identity: Hashable {
    let role: Role
    let name: String
    /// Where it stands in the document, else among the controls of its role and name.
    let place: String
  }

  /// What it is.
  private let role: Role
  /// What it is called, empty for nothing.
  private let label: String
  /// Its place among the controls of this role and name, in the order in which they are heard, counted from 0.
  private let ordinal: Int
  /// Where it stands in its document.
  private let markup: PageMarkup?

  /// The name of the control: `Menu`, `button without a name (body > button)`.
  package var name: String {
    if !label.isEmpty { return label }
    return "\(role.word) without a name" + (markup.map { " (\($0.selector))" } ?? "")
  }

  /// What a file is called after it.
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

  /// Where the nodes of a document stand in it, by their numbers.
  private static func markup(in stated: StatedScreen?) -> [Int: PageMarkup] {
    guard let stated else { return [:] }
    let numbered = zip(stated.screen.tree.elements, stated.markup).compactMap { element, markup in
      element.documentNode.flatMap { number in markup.map { (number, $0) } }
    }
    return Dictionary(numbered) { first, _ in first }
  }

  /// Returns the stop of the control on a screen and its part of it, or `nil` where it is not.
  func place(in reading: ScreenReading) -> (stop: Int, part: Int)? {
    var count = 0
    for (stop, part, element) in Self.controls(of: reading)
    where element.semanticRole == role && element.label ?? "" == label {
      if count == ordinal { return (stop, part) }
      count += 1
    }
    return nil
  }

  /// What stands on a page, in the order in which it is heard; a line of a reader may hold several.
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
