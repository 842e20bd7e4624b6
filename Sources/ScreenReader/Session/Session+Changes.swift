import AccessibilityTree
import Voices

/// What the app's effects do to the screen and the cursor.
///
/// The cursor survives a change by identity: it stays on its node, wherever that has moved to. After a whole new state of
/// the screen it is the one that ``ElementIdentity`` finds again. If the node is gone, the cursor goes to the nearest
/// survivor in reading order: the next one that is left, else the one before (recalled from Apple's user guide).
extension Session {
  /// How many effects an app may answer one command with.
  package static let maximumEffects = 1_000
  /// How many screens may lie on top of each other: apps that open each other in a circle end here.
  package static let maximumOpenScreens = 1_000

  /// Performs effects that the app starts by itself, without a command of the user.
  ///
  /// - Parameter effects: The effects, in order.
  /// - Returns: The events that follow, in order.
  @discardableResult
  public mutating func receive(_ effects: [AppEffect]) -> [Event] {
    let events = apply(effects)
    return reading.reader.sounds.heard(events + tellOfLiveRegions())
  }

  /// Tells what live regions have to say since this was last asked.
  mutating func tellOfLiveRegions() -> [Event] {
    let announcements = untold
    untold = []
    return announcements.flatMap { announce($0) }
  }

  // A tree changes in one turn of the app's run loop, and the reader looks at it afterwards: a cursor that
  // a later effect places is not first put, and heard, somewhere else.
  mutating func apply(_ effects: [AppEffect]) -> [Event] {
    guard effects.count <= Self.maximumEffects else {
      let limit = "the app answers with more than \(Self.maximumEffects) effects"
      return [.refused(.impossibleEffect(limit))]
    }
    let isSameScreen = !effects.contains(where: \.showsAnotherScreen)
    let isWatched = isSameScreen && !app.isLive
    let watched = isWatched && effects.contains(where: \.changesTree) ? reading.liveTexts() : nil
    let panes = watched == nil ? [] : reading.paneTitles()
    defer {
      if let watched {
        untold += Announcement.changes(from: panes, to: reading.paneTitles())
        untold += Announcement.changes(from: watched, to: reading.liveTexts())
      }
    }
    var events = applyAtOnce(effects.filter { $0.delay == 0 })
    // What waits is announced when everything else has happened, in the order of the times.
    for effect in effects.filter({ $0.delay > 0 }).sorted(by: { $0.delay < $1.delay })
    where !events.contains(where: \.isRefusal) {
      events += apply(effect)
    }
    return events
  }

  private mutating func applyAtOnce(_ effects: [AppEffect]) -> [Event] {
    var events: [Event] = []
    var announcements: [Int] = []
    let placing = effects.lastIndex(where: \.placesCursor) ?? -1
    var isLost = false
    var focused = tellsExpansion(among: effects) ? focusedState : nil
    for (index, effect) in effects.enumerated() {
      if let before = focused, effect.leads(from: before.number) {
        events += tellExpansion(since: before)
        focused = nil
      }
      // From an element that is gone, every container is entered anew.
      if index == placing, isLost, effect.movesCursorHere { cursor = nil }
      if case .announce = effect { announcements.append(events.count) }
      let new = apply(effect)
      if index < placing, effect.changesTree {
        isLost = isLost || new.contains { if case .cursorLost = $0 { true } else { false } }
        events += new.filter(\.isRefusal)
      } else {
        events += new
      }
      if new.contains(where: \.isRefusal) { break }
    }
    if reading.reader.navigation.losesHastyAnnouncements { lose(announcements, of: &events) }
    return events
  }

  /// Takes back what was announced in the moment in which the cursor moved.
  private mutating func lose(_ announcements: [Int], of events: inout [Event]) {
    let landing = events.lazy.compactMap { event -> Event.Spoken? in
      guard case .utterance(let spoken) = event else { return nil }
      return [.focus, .arrival].contains(spoken.reason) ? spoken : nil
    }.last
    guard let landing else { return }
    for index in announcements {
      guard case .announcement(let announcement, _) = events[index],
        announcement.priority != .high
      else { continue }
      events[index] = .announcementLost(announcement)
      speaking = Self.words(of: landing.utterance)
    }
  }

  private mutating func apply(_ effect: AppEffect) -> [Event] {
    switch effect {
    case .open(let screen):
      guard covered.count < Self.maximumOpenScreens else {
        return impossible(
          "more than \(Self.maximumOpenScreens) screens are open; do they open each other in a loop?"
        )
      }
      let keyboard = endEditing()
      covered.append((reading, cursor))
      reading = reading.of(screen)
      let landing = reading.reader.navigation.landing
      return keyboard
        + arrive(at: reading.stop(at: reading.isPushed ? landing.pushed : landing.presented))
    case .close:
      guard let below = covered.popLast() else { return [] }
      let keyboard = endEditing()
      let landing = reading.reader.navigation.landing
      let place = reading.isPushed ? landing.popped : landing.dismissed
      reading = below.reading.with(settings)
      return keyboard
        + arrive(
          at: reading.stop(
            at: settings.returnsToOrigin ? .origin : place, origin: below.cursor?.stop))
    case .replace(let screen): return replace(screen)
    case .change(let id, let change):
      guard let node = screen.tree.firstIndex(of: id) else { return missing(id) }
      return self.change(node: node, change)
    case .insert(let subtree, let id, let position):
      if let id, screen.tree.firstIndex(of: id) == nil { return missing(id) }
      if let twice = screen.tree.firstID(of: subtree) {
        return impossible(
          "the app adds \"\(twice)\", but an element on the screen already has that id")
      }
      guard screen.tree.count + subtree.count <= limits.elements else {
        return impossible(
          "the app lets a screen grow to more than \(limits.elements) elements")
      }
      return insert(subtree, into: id.flatMap { screen.tree.firstIndex(of: $0) }, at: position)
    case .remove(let id):
      guard let node = screen.tree.firstIndex(of: id) else { return missing(id) }
      return remove(node)
    case .focus(let id): return focus(id)
    case .focusDocumentNode(let number): return focus(documentNode: number)
    case .sayDocumentNode(let number): return say(documentNode: number)
    case .tell(let announcement):
      untold.append(announcement)
      return []
    case .retitled: return [.screen(screen.title)]
    case .sound(let earcon): return [.earcon(earcon)]
    case .feedback(let feedback): return [.feedback(feedback)]
    case .later(let effect, _): return apply(effect)
    case .conditional(let holds, let effect): return holds(screen) ? apply(effect) : []
    case .end(let course): return end(of: course)
    case .announce(let announcement): return announce(announcement)
    case .screenChanged(let id):
      guard let id else { return arrive(at: nil) }
      guard let stop = reading.stop(of: id) else { return [.refused(.noSuchElement(id))] }
      return arrive(at: stop)
    case .layoutChanged(let id): return id.map { focus($0) } ?? []
    case .pageScrolled(let text):
      return [.earcon(.scrolledPage)] + announce(Announcement(text))
    case .fail(let reason): return impossible(reason)
    }
  }

  private func impossible(_ reason: String) -> [Event] { [.refused(.impossibleEffect(reason))] }

  private func missing(_ id: String) -> [Event] {
    impossible("the app changes \"\(id)\", but no element has that id")
  }

  private mutating func focus(_ id: String) -> [Event] {
    guard let place = reading.place(where: { screen.tree[$0].id == id }) else {
      return [.refused(.noSuchElement(id))]
    }
    return focus(on: place)
  }

  mutating func focus(on place: ScreenReading.Place) -> [Event] {
    if interaction != nil { return landByKeyboard(on: place.stop) }
    if reading.reader.stops.joins != nil { return landByKeyboard(onPart: place) }
    return land(on: place.stop, from: cursor?.stop)
  }

  private mutating func announce(_ announcement: Announcement) -> [Event] {
    if announcement.isOfNewRegion, !announcement.isAlert, reading.reader.grammar.ignoresNewRegions {
      return []
    }
    var announcement = announcement
    announcement.text = announcement.text.withoutGlyphs
    if announcement.isAlert, let key = reading.reader.grammar.alertWord,
      let word = reading.phrase(key)
    {
      announcement.text = word.pattern + reading.book.separator + announcement.text
    }
    if reading.reader.grammar.saysHolderOfNews, let holder = announcement.holder,
      holder != announcement.text
    {
      announcement.text = holder + " " + announcement.text
    }
    let cutOff = announcement.priority == .low ? nil : speaking
    speaking = announcement.priority == .high ? nil : announcement.text
    return [.announcement(announcement, cutOff: cutOff)]
  }

  /// Changes the properties of a node; the order is computed anew only if it could be another one.
  @discardableResult
  mutating func change(node: Int, _ change: (inout Element) -> Void) -> [Event] {
    var element = reading.appScreen.tree[node]
    change(&element)
    if reading.update(node, to: element) { return [] }
    return edit { tree in
      tree[node] = element
      return { $0 }
    }
  }

  /// Puts nodes in; the order is computed anew only where they change how others stand.
  private mutating func insert(
    _ subtree: ElementTree, into parent: Int?, at position: Int?
  ) -> [Event] {
    // Nodes that are only moved aside cost a small part of what those do that are put in order.
    let behind = screen.tree.count - screen.tree.place(into: parent, at: position)
    let cost = subtree.count + behind / 16
    if reordered + cost > limits.reordered { return changesTooOften }
    guard let cursor, let new = reading.insert(subtree, into: parent, at: position) else {
      return edit { tree in
        let new = tree.insert(subtree, into: parent, at: position)
        return { $0 < new.lowerBound ? $0 : $0 + new.count }
      }
    }
    reordered += cost
    follow { $0 < new.nodes.lowerBound ? $0 : $0 + new.nodes.count }
    self.cursor = .stop(
      cursor.stop < new.stops.lowerBound ? cursor.stop : cursor.stop + new.stops.count)
    return []
  }

  /// Takes a node out with all below it; the order is computed anew only where that changes how others stand.
  private mutating func remove(_ node: Int) -> [Event] {
    let count = screen.tree.end(of: node) - node
    let cost = count + (screen.tree.count - node - count) / 16
    if reordered + cost > limits.reordered { return changesTooOften }
    func moved(_ other: Int) -> Int? {
      other < node ? other : other < node + count ? nil : other - count
    }
    guard let cursor, !cursorIs(in: node..<node + count), let gone = reading.remove(node) else {
      return edit { tree in
        tree.remove(node)
        return moved
      }
    }
    reordered += cost
    follow(moved)
    self.cursor = .stop(
      cursor.stop < gone.stops.lowerBound ? cursor.stop : cursor.stop - gone.stops.count)
    return []
  }

  /// Whether something of what is under the cursor is one of some nodes.
  private func cursorIs(in nodes: Range<Int>) -> Bool {
    guard let stop = cursor?.stop, reading.order.stops.indices.contains(stop) else { return false }
    return reading.order.stops[stop].parts.contains(where: nodes.contains)
  }

  private var changesTooOften: [Event] {
    impossible(
      "the app changes its screens too often: \(limits.reordered) elements had to be reordered")
  }

  /// Follows the nodes that the session knows to where a change of the tree has moved them.
  private mutating func follow(_ moved: (Int) -> Int?) {
    reading.keyboardFocus = reading.keyboardFocus.flatMap { focus in
      moved(focus.node).map { KeyboardFocus(node: $0, caret: focus.caret) }
    }
    state.move(moved)
    if let field = editing { editing = moved(field.node).map { ($0, field.offset) } }
    if let typed = secret { secret = moved(typed.node).map { ($0, typed.text) } }
  }

  /// Edits the tree, computes the order anew and keeps the cursor on its node.
  private mutating func edit(_ body: (inout ElementTree) -> (Int) -> Int?) -> [Event] {
    var screen = reading.appScreen
    let moved = body(&screen.tree)
    reordered += screen.tree.count
    if reordered > limits.reordered { return changesTooOften }
    let old = reading
    reading = reading.of(screen)
    reading.keyboardFocus = old.keyboardFocus
    follow(moved)
    return keepCursor(since: old) { moved($0) }
  }

  private mutating func replace(_ new: Screen) -> [Event] {
    let old = reading
    // Most keys change nothing on a page but the focus, and to put its elements in order takes the longest.
    let isSame = cursor != nil && new == old.appScreen
    if !isSame { reading = reading.of(new) }
    let identity = isSame ? nil : ElementIdentity(from: old.screen.tree, to: screen.tree)
    let moved = { (node: Int) in identity.map { $0.node(node) } ?? node }
    reading.keyboardFocus = old.keyboardFocus.flatMap { focus in
      moved(focus.node).map { KeyboardFocus(node: $0, caret: focus.caret) }
    }
    state.move(moved)
    if let typed = secret { secret = moved(typed.node).map { ($0, typed.text) } }
    // Whether a field still has the keyboard is the new state's to say, but where the reader gave it to it.
    let field = interaction == nil ? nil : editing
    editing = field.flatMap { field in
      moved(field.node).map { ($0, screen.tree[$0].value?.count ?? 0) }
    }
    return isSame ? [] : keepCursor(since: old, moved)
  }

  private func isInsideModal(_ node: Int) -> Bool {
    screen.tree[node].isModal
      || screen.tree.ancestors(of: node).contains { screen.tree[$0].isModal }
  }

  private func nearestSurvivor(
    of stop: Int, _ count: Int, _ survivor: (Int) -> Int?
  ) -> Int? {
    for later in (stop + 1)..<max(stop + 1, count) { if let new = survivor(later) { return new } }
    for earlier in (0..<stop).reversed() { if let new = survivor(earlier) { return new } }
    return nil
  }

  private mutating func keepCursor(
    since old: ScreenReading, _ moved: (Int) -> Int?
  ) -> [Event] {
    guard let stop = cursor?.stop, old.order.stops.indices.contains(stop) else {
      cursor = nil
      return reading.order.stops.isEmpty ? [] : land(on: 0, from: nil)
    }
    var stopsByNode: [Int: Int] = [:]
    for (index, stop) in reading.order.stops.enumerated() where stop.side != .end {
      stopsByNode[stop.element] = index
    }
    func survivor(_ stop: Int) -> Int? {
      guard let node = moved(old.order.stops[stop].element) else { return nil }
      let isEnd = old.order.stops[stop].side == .end
      let end =
        isEnd ? reading.order.stops.lastIndex { $0.side == .end && $0.element == node } : nil
      return end ?? stopsByNode[node]
    }
    // On a page what was told as one thing may hold several now, as an item of a tree does that is opened.
    func inner(_ stop: Int) -> Int? {
      guard app.takesKeys, let node = moved(old.order.stops[stop].element) else { return nil }
      let inside = node..<screen.tree.end(of: node)
      return reading.order.stops.firstIndex { $0.side != .end && inside.contains($0.element) }
    }
    if let same = survivor(stop) ?? inner(stop) {
      cursor = .stop(same)
      // The part of a line that the cursor was on is still meant, as long as it stands where it did.
      if let jump = state.jump, !reading.order.stops[same].parts.indices.contains(jump.part) {
        state.jump = nil
      }
      return []
    }
    state.jump = nil
    let element = old.element(at: stop)
    cursor = nil
    let events: [Event] = [.cursorLost(element.id ?? element.label)]
    let nearest = nearestSurvivor(of: stop, old.order.stops.count, survivor)
    // Behind a modal view nothing of the old screen is left: its first element has the cursor.
    guard let target = nearest ?? reading.order.stops.indices.first else { return events }
    // A modal view that has taken the screen is heard as an alert is (assumed: a tree does not tell alerts
    // from other modal views).
    let isAlert = isInsideModal(reading.order.stops[target].element)
    let around = old.containerNodes(around: stop).compactMap(moved)
    let landing = land(on: target, from: nil)
    state.around = Set(around)
    return events + (isAlert ? [.earcon(.alertAppeared)] : []) + landing
  }
}
