package import AccessibilityTree
package import ScreenReader

/// A control that opens something on the page it stands on.
package struct Opener: Hashable, Sendable {
  /// What it is.
  package let role: Role
  /// What it is called.
  package let name: String
  /// Its place among the controls of this role and name, in the order in which they are heard, counted from 0.
  package let ordinal: Int

  /// What a control does, as far as it tells.
  private enum Manner {
    case opens, mayOpen
  }

  /// Finds the controls of a screen that open something, and those that may and are left alone.
  package static func all(
    in reading: ScreenReading
  ) -> (found: [(opener: Opener, stop: Int)], leftAlone: [String]) {
    var counts: [Opener: Int] = [:]
    var found: [(opener: Opener, stop: Int)] = []
    var leftAlone: [String] = []
    for stop in reading.order.stops.indices {
      let element = reading.element(at: stop)
      guard let role = element.semanticRole, let name = element.label, !name.isEmpty,
        (element.documentNode ?? -1) > 0
      else { continue }
      let first = Opener(role: role, name: name, ordinal: 0)
      let opener = Opener(role: role, name: name, ordinal: counts[first, default: 0])
      counts[first, default: 0] += 1
      guard opens(element, role) else { continue }
      if OpeningWords.forbid(name) {
        leftAlone.append(name)
      } else {
        found.append((opener, stop))
      }
    }
    return (found, leftAlone)
  }

  /// Returns the stop of the control on a screen, or `nil` where it is not.
  package func stop(in reading: ScreenReading) -> Int? {
    var count = 0
    for stop in reading.order.stops.indices {
      let element = reading.element(at: stop)
      guard element.semanticRole == role, element.label == name, element.documentNode != nil else {
        continue
      }
      if count == ordinal { return stop }
      count += 1
    }
    return nil
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
