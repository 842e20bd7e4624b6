public import AccessibilityTree

/// A stop that a rotor examines, and the position of the cursor.
public struct RotorCandidate {
  /// The index of the stop.
  public let stop: Int
  /// The index of the stop under the cursor.
  public let current: Int
  /// The screen as the reader presents it.
  public let reading: ScreenReading

  /// The element's traits, read without copying the element because rotors check thousands of stops.
  public var traits: Traits { reading.traits(at: stop) }

  /// Whether the facts state that the element contains a misspelled word.
  public var isMisspelled: Bool {
    reading.screen.tree[reading.order.stops[stop].element].states.invalid == .spelling
  }

  /// Returns whether the stop is a heading of a given level.
  ///
  /// - Parameter level: The level, from 1 on.
  /// - Returns: Whether it is such a heading.
  public func isHeading(level: Int) -> Bool {
    traits.contains(.header) && reading.element(at: stop).headingLevel == level
  }

  /// Returns whether a container of a kind begins at the stop.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: Whether the stop is the first one inside.
  public func begins(_ kind: Container) -> Bool {
    containersBeginningHere.contains { index in
      switch (reading.order.containers[index].kind, kind) {
      case (.list, .list), (.table, .table), (.landmark, .landmark): true
      default: false
      }
    }
  }

  /// Whether any container begins at the stop.
  public var beginsAnyContainer: Bool { !containersBeginningHere.isEmpty }

  /// Returns whether a matching container begins here that does not contain the cursor.
  ///
  /// - Parameter isWanted: Returns whether a container matches.
  /// - Returns: Whether the stop is the first one inside.
  public func beginsAnother(where isWanted: (Element) -> Bool) -> Bool {
    containersBeginningHere.contains { index in
      let container = reading.order.containers[index]
      return isWanted(reading.screen.tree[container.element]) && !container.holds(current)
    }
  }

  /// Whether the element and the cursor have the same innermost container.
  public var sharesContainerWithCurrent: Bool {
    reading.order.stops[stop].container == reading.order.stops[current].container
  }

  private var containersBeginningHere: [Int] {
    var found: [Int] = []
    var container = reading.order.stops[stop].container
    while container >= 0, reading.order.containers[container].first == stop {
      found.append(container)
      container = reading.order.containers[container].parent
    }
    return found
  }

  /// Whether the element has the same role traits as the one under the cursor.
  public var resemblesCurrent: Bool {
    guard stop != current else { return false }
    let states: Traits = [.selected, .notEnabled, .isEditing, .visited]
    return traits.subtracting(states) == reading.traits(at: current).subtracting(states)
  }

  /// Whether the element overlaps the one under the cursor horizontally, on another line.
  public var sharesColumnWithCurrent: Bool {
    guard stop != current, let a = reading.screen.tree[reading.order.stops[stop].element].frame,
      let b = reading.screen.tree[reading.order.stops[current].element].frame
    else {
      return false
    }
    return a.x < b.x + b.width && b.x < a.x + a.width
      && abs(a.y - b.y) >= reading.screen.platform.lineTolerance
  }
}
