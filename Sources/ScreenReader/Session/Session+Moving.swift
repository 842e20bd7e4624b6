import AccessibilityTree

extension Session {
  /// Where a jump goes.
  enum Jump { case first, last }

  /// A swipe to the right or left.
  ///
  /// At the end the same element is said again, with the sound of a boundary (measured: iOS 27 returns
  /// the same utterance and no error).
  mutating func step(by distance: Int) -> [Event] {
    guard let cursor else { return [.refused(.nothingFocused)] }
    if let interaction { return stepInside(by: distance, interaction) }
    if settings.navigationStyle == .grouped { return stepThroughGroups(by: distance) }
    let target = cursor.stop + distance
    if distance == 1, let events = scrollOn(from: cursor.stop) { return events }
    guard reading.order.stops.indices.contains(target) else { return edge(towards: distance) }
    return land(on: target, from: cursor.stop)
  }

  // At the end of what scrolls some readers scroll on, if the app does, and go to what has come into sight. What
  // screen files say of scrolling holds for any direction, so that going back is left to the app.
  private mutating func scrollOn(from stop: Int) -> [Event]? {
    guard reading.reader.navigation.scrollsAtEdge, !app.isLive else { return nil }
    let stops = reading.order.stops.indices
    let target = stops.contains(stop + 1) ? node(at: stop + 1) : nil
    for holder in screen.tree.ancestors(of: node(at: stop)) {
      if let target, screen.tree.descendants(of: holder).contains(target) { return nil }
      let request = AppRequest(.scroll(.down), node: holder, element: screen.tree[holder])
      guard let effects = app.respond(request, reading.appScreen), !effects.isEmpty else {
        continue
      }
      let events = [Event.request(request.withoutSecret)] + apply(effects)
      guard let now = cursor?.stop, reading.order.stops.indices.contains(now + 1) else {
        return events
      }
      return events + land(on: now + 1, from: now)
    }
    return nil
  }

  /// The edge of the screen: the first time nothing happens, the second time the other end is next, where the
  /// reader goes round.
  private mutating func edge(towards distance: Int) -> [Event] {
    guard let stop = cursor?.stop, let last = reading.order.stops.indices.last else {
      return boundary(of: .elements)
    }
    if reading.reader.navigation.wrapsAtOnce {
      return [.end(of: .elements), .earcon(.wrapped)]
        + land(on: distance > 0 ? 0 : last, from: stop)
    }
    guard reading.reader.navigation.wrapsAtEdge, state.edge == distance else {
      state.edge = distance
      return boundary(of: .elements)
    }
    return land(on: distance > 0 ? 0 : last, from: stop)
  }

  /// A four-finger tap.
  mutating func jump(to jump: Jump) -> [Event] {
    guard let cursor, let last = reading.order.stops.indices.last else {
      return [.refused(.nothingFocused)]
    }
    let events = land(on: jump == .first ? 0 : last, from: cursor.stop)
    if jump == .last { putCaretAtEndOfLine() }
    return events
  }

  /// The end of a course, and the element again where the reader says it.
  mutating func boundary(of course: Course) -> [Event] {
    end(of: course)
      + (reading.reader.navigation.repeatsAtEdge ? sayAgain(reason: .focus) : [])
  }

  /// Reads everything from a stop to the last one; the cursor ends there.
  mutating func readAll(from start: Int) -> [Event] {
    guard !reading.order.stops.isEmpty else { return [.refused(.nothingFocused)] }
    var events: [Event] = []
    var previous = cursor?.stop == start ? start : nil
    for stop in start..<reading.order.stops.count {
      let said = reading.utterance(at: stop, from: previous, on: .readAll)
      events.append(say(said, reason: .readAll, stop: stop))
      previous = stop
    }
    if let previous { cursor = .stop(previous) }
    return events
  }

  /// The command for linked elements: the next one in the reading order that the element, or one that is linked with it,
  /// names; from the last it goes round to the first (assumed).
  mutating func moveToLinked() -> [Event] {
    guard let stop = cursor?.stop else { return [.refused(.nothingFocused)] }
    guard reading.reader.navigation.gesture(.linked, screen.platform) != nil else {
      return [.refused(.notPossible("\(reading.reader.title) has no command for linked elements"))]
    }
    let id = screen.tree[node(at: stop)].id
    let named = Set(screen.tree[node(at: stop)].linked)
    let members = reading.order.stops.indices.filter { other in
      let element = screen.tree[node(at: other)]
      return element.id.map(named.contains) == true || id.map(element.linked.contains) == true
    }
    guard let next = members.first(where: { $0 > stop }) ?? members.first else {
      return [.refused(.notPossible("the app links no element to this one"))]
    }
    return land(on: next, from: stop)
  }

  /// Touching a point: the element there is said, or a sound tells that there is none.
  mutating func touch(_ point: Point) -> [Event] {
    guard let stop = reading.stop(at: point) else { return [.earcon(.noItemDiscovered)] }
    return touch(stop: stop)
  }

  /// Touching an element by its `id`.
  mutating func touch(id: String) -> [Event] {
    guard let place = reading.place(where: { screen.tree[$0].id == id }) else {
      return [.refused(.noSuchElement(id))]
    }
    let events = touch(stop: place.stop)
    if place.part > 0 { settle(onPart: place.part) }
    return events
  }

  // Documented by Apple for direct touch: the app receives a touch after the element is said, or without a word if it is
  // silent, or only after a double tap if it requires one. That nothing is said of it after that tap is assumed.
  private mutating func touch(stop: Int) -> [Event] {
    let (previous, node) = (cursor?.stop, node(at: stop))
    let element = reading.element(at: stop)
    guard element.takesTouches else { return land(on: stop, from: previous) }
    let isHandedOver = state.directTouch == node
    var events: [Event] = []
    if element.directTouch.contains(.silentOnTouch) {
      cursor = .stop(stop)
      events = [.earcon(.itemFocused)]
    } else if !isHandedOver {
      events = land(on: stop, from: previous)
    }
    guard isHandedOver || !element.directTouch.contains(.requiresActivation) else { return events }
    let effects = ask(.activate, of: node, &events)
    return events + (effects.map { apply($0) } ?? [])
  }
}
