import AccessibilityTree
import Voices

/// A rotor and its items on a screen.
public struct RotorList: Equatable, Sendable {
  /// One item.
  public struct Item: Equatable, Sendable {
    /// The stop of the item, or `nil` if the cursor cannot reach it.
    public var stop: Int?
    /// The text that is spoken instead of the whole element, or `nil`.
    public var text: String?
  }

  /// The name that the reader speaks when the user selects the rotor.
  public var name: String
  /// Whether the app defines the rotor.
  public var isCustom: Bool
  /// The items, in the order in which swiping down finds them.
  public var items: [Item]
}

extension ScreenReading {
  /// Returns the rotors that list parts of the screen, with their items.
  ///
  /// Rotors that find elements come first in the reader's order, then the app's rotors in document order.
  ///
  /// Rotors that change a setting, move through a text, select an action or compare with the element under the cursor
  /// do not list the screen and are left out. Empty rotors are left out, too.
  ///
  /// - Returns: The rotors, from `Headings` on.
  /// - Complexity: O(n) in the number of stops, for each rotor.
  public func rotorLists() -> [RotorList] {
    var lists: [RotorList] = []
    for rotor in offeredRotors {
      guard let name = rotor.title.flatMap(phrase)?.pattern else { continue }
      let items = items(of: rotor)
      if items.isEmpty { continue }
      lists.append(
        RotorList(
          name: name, isCustom: false, items: items.map { RotorList.Item(stop: $0, text: nil) }))
    }
    return lists + customRotorLists()
  }

  /// The options of the rotor that the user's settings leave.
  var offeredRotors: [Rotor] {
    let navigation = reader.navigation
    return settings.offersAllRotors ? navigation.rotors + navigation.moreRotors : navigation.rotors
  }

  private func items(of rotor: Rotor) -> [Int] {
    switch rotor.use {
    case .elements(let includes):
      // With the cursor on the stop itself, rotors that compare with it find nothing.
      order.stops.indices.filter { stop in
        includes(RotorCandidate(stop: stop, current: stop, reading: self))
      }
    case .jump(let key): targets(of: key).map(\.place.stop)
    default: []
    }
  }

  private func customRotorLists() -> [RotorList] {
    let rotors = screen.tree.elements.flatMap(\.rotors)
    if rotors.isEmpty { return [] }
    var stops: [String: Int] = [:]
    for (index, stop) in order.stops.enumerated() {
      if let id = screen.tree[stop.element].id, stops[id] == nil { stops[id] = index }
    }
    return rotors.compactMap { rotor in
      let reachable = rotor.items.map { RotorItem($0) { stops[$0] } }.filter(\.isReachable)
        .map { RotorList.Item(stop: $0.stop, text: $0.text) }
      return reachable.isEmpty
        ? nil : RotorList(name: rotor.name, isCustom: true, items: reachable)
    }
  }
}
