import AccessibilityTree

/// The grouped navigation style: swipes stop on groups, which are entered and left.
///
/// Which containers collapse into one stop was probed in a fork of AccessibilitySnapshot (measured): data
/// tables, lists, landmarks and private ones always, groups only with a label. What is said on one is not
/// known; here it is the container's label and value, as on entry (assumed).
extension Session {
  mutating func stepThroughGroups(by distance: Int) -> [Event] {
    guard let cursor else { return [.refused(.nothingFocused)] }
    let level = reading.level(around: cursor)
    guard
      let place = level.firstIndex(where: { $0 == cursor })
        ?? level.firstIndex(where: { $0.stop >= cursor.stop })
    else { return boundary(of: .elements) }
    let target = place + distance
    guard level.indices.contains(target) else { return groupBoundary() }
    return land(on: level[target], from: cursor.stop)
  }

  /// A two-finger swipe right: into the group under the cursor.
  mutating func moveIn() -> [Event] {
    if let interaction { return interact(interaction) }
    guard let cursor else { return [.refused(.nothingFocused)] }
    guard settings.navigationStyle == .grouped, case .group(let first, let node) = cursor else {
      return end(of: .groups)
    }
    let inside = reading.level(inside: node)
    return [.earcon(.startInteracting)] + land(on: inside.first ?? .stop(first), from: first)
  }

  /// A two-finger swipe left: out to the group that holds the cursor.
  mutating func moveOut() -> [Event] {
    if let interaction { return stopInteracting(interaction) }
    guard let cursor else { return [.refused(.nothingFocused)] }
    guard settings.navigationStyle == .grouped, let group = reading.group(around: cursor) else {
      return end(of: .groups)
    }
    return [.earcon(.stopInteracting)] + land(on: group, from: cursor.stop)
  }

  private mutating func land(on target: Cursor, from previous: Int) -> [Event] {
    switch target {
    case .stop(let stop): return land(on: stop, from: previous)
    case .group(_, let node):
      cursor = target
      let element = screen.tree[node]
      let words = [element.label, element.value].compactMap { $0?.withoutGlyphs }
        .filter { !$0.isEmpty }
      let fragments = words.map { Fragment(.container, $0, isAssumed: true) }
      let language = element.language ?? screen.language ?? Screen.defaultLanguage
      return [
        .earcon(.interactableGroup),
        say(Utterance(fragments: fragments, language: language), reason: .focus),
      ]
    }
  }

  private mutating func groupBoundary() -> [Event] {
    guard let cursor else { return [] }
    var events = end(of: .elements)
    // The group says itself again, without the sound of a new landing.
    events += land(on: cursor, from: cursor.stop).filter {
      if case .earcon = $0 { false } else { true }
    }
    return events
  }
}
