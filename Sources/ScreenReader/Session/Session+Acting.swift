import AccessibilityTree
import Voices

extension Session {
  /// A double tap.
  ///
  /// What the app does not handle, a control does by itself, as UIKit's do: a switch is switched, a text
  /// field is edited, what discloses something shows or hides it. The element is then said again, unless
  /// it starts media (secondary source), or only its new state is.
  mutating func activate() -> [Event] {
    guard let stop = cursor?.stop else { return [.refused(.nothingFocused)] }
    if let action = chosenAction(at: stop) { return performAction(action) }
    if let operation = chosenOperation(at: stop) { return perform(operation) }
    var events: [Event] = [.earcon(.itemActivated)]
    if reading.element(at: stop).directTouch.contains(.requiresActivation) {
      state.directTouch = node(at: stop)
      return events
    }
    let before = Moment(self, at: stop)
    if let effects = ask(.activate, of: node(at: stop), &events) {
      events += apply(effects)
      events += keepKeys()
    } else {
      events += activateControl(at: stop)
    }
    return events + sayOutcome(of: events, since: before)
  }

  // Activating what is typed into turns to focus mode (source code: NVDA's `_activatePosition`, `shouldPassThrough`).
  private mutating func keepKeys() -> [Event] {
    if app.takesKeys, let interaction, let stop = cursor?.stop,
      interaction.holdsText(reading.element(at: stop))
    {
      takeFocus(at: stop)
    }
    guard app.takesKeys, !state.isInFocusMode, let node = focusedNode,
      let turns = reading.reader.navigation.turnsToFocusMode, isTypedInto(node)
    else { return [] }
    let around = screen.tree.ancestors(of: node).prefix(Self.mostLevels).map { screen.tree[$0] }
    return turns(reading.resolved(node), around) == true ? turn(toFocusMode: true) : []
  }

  private func isTypedInto(_ node: Int) -> Bool {
    [.textBox, .searchBox, .comboBox, .spinButton].contains(screen.tree[node].role)
  }

  /// A swipe up or down on an adjustable element: only the new value is said; at a limit, it is said again
  /// with the sound of a boundary.
  mutating func adjust(_ act: Behaviour.Act) -> [Event] {
    guard let stop = cursor?.stop else { return [.refused(.nothingFocused)] }
    let node = node(at: stop)
    let element = reading.resolved(node)
    let isRange = element.role == .slider || element.role == .spinButton
    guard element.traits.contains(.adjustable) || isRange else {
      return [.refused(.notAdjustable)]
    }
    var events: [Event] = []
    let old = screen.tree[node].value
    if let effects = ask(act == .increment ? .increment : .decrement, of: node, &events) {
      events += apply(effects)
    } else if let value = PercentValue(old)?.moved(up: act == .increment) {
      change(node: node) { $0.value = value }
    }
    // A newer state of the screen may have moved the element; what has spoken or lost it says enough.
    guard !events.contains(where: \.tellsOutcome), let now = cursor?.stop else { return events }
    let changed = screen.tree[self.node(at: now)]
    if changed.value == old { events += end(of: .value) }
    // What a page says of a value goes before its number.
    let new = changed.range?.text ?? changed.value
    if let new, !new.isEmpty { events += say(changed: new) }
    return events
  }

  /// Says a value that has changed: one in percent by the reader's words for that, where it has some.
  mutating func say(changed value: String) -> [Event] {
    if reading.reader.grammar.saysChangedPercents, value.hasSuffix("%") {
      let number = value.dropLast().filter { $0 != " " }
      let events = say(phrase: "percent", filling: ["number": number], reason: .change)
      if !events.isEmpty { return events }
    }
    return [say(value, reason: .change)]
  }

  /// A custom action, or a drag or drop point, by its name.
  mutating func performAction(_ name: String) -> [Event] {
    guard let stop = cursor?.stop else { return [.refused(.nothingFocused)] }
    let offered = reading.resolved(node(at: stop)).offeredActions
    guard offered.contains(name) else {
      if let operation = operation(called: name, at: stop) { return perform(operation) }
      let editing = reading.reader.navigation.editsByActions ? editOperations(at: stop) : []
      let operations = editing.compactMap { reading.phrase($0.name)?.pattern }
      return [.refused(.actionNotOffered(name, offered: offered + operations))]
    }
    var events: [Event] = []
    let effects = ask(.action(name), of: node(at: stop), &events)
    events += say(phrase: .performedAction, filling: ["name": name], reason: .answer)
    if let effects { events += apply(effects) }
    return events
  }

  /// A two-finger scrub: asked of the element, then of what holds it; unhandled, it goes back.
  mutating func escape() -> [Event] {
    var events: [Event] = []
    if let effects = askUpwards(.escape, &events) { return events + apply(effects) }
    return events + (covered.isEmpty ? end(of: .screens) : apply([.close]))
  }

  /// The way to the home screen: what is heard there is the app's file to say, as no tree knows that screen.
  mutating func goHome() -> [Event] {
    var events: [Event] = []
    if let effects = askUpwards(.home, &events) { return events + apply(effects) }
    return events + end(of: .screens)
  }

  /// A two-finger double tap: asked of the element, then of what holds it.
  mutating func magicTap() -> [Event] {
    var events: [Event] = []
    if let effects = askUpwards(.magicTap, &events) { return events + apply(effects) }
    return events + end(of: .meaning)
  }

  /// A three-finger swipe: asked of the element, then of what holds it.
  mutating func scroll(_ direction: ScrollDirection) -> [Event] {
    var events: [Event] = []
    if let effects = askUpwards(.scroll(direction), &events) { return events + apply(effects) }
    return events + end(of: .content)
  }

  /// Asks the app to act on a node.
  mutating func ask(
    _ act: AppRequest.Act, of node: Int, _ events: inout [Event]
  ) -> [AppEffect]? {
    let request = AppRequest(act, node: node, element: screen.tree[node])
    events.append(.request(request.withoutSecret))
    return app.respond(request, reading.appScreen)
  }

  // The request of the element under the cursor is told; those of its containers are the same one.
  private mutating func askUpwards(
    _ act: AppRequest.Act, _ events: inout [Event]
  ) -> [AppEffect]? {
    guard let first = focusedNode else { return nil }
    if app.isLive { return ask(act, of: first, &events) }
    var node: Int? = first
    events.append(.request(AppRequest(act, node: first, element: screen.tree[first])))
    while let current = node {
      let request = AppRequest(act, node: current, element: screen.tree[current])
      if let effects = app.respond(request, reading.appScreen) { return effects }
      node = screen.tree.parent(of: current)
    }
    return nil
  }

  private mutating func activateControl(at stop: Int) -> [Event] {
    let node = node(at: stop)
    let traits = reading.resolved(node).traits
    if traits.contains(.notEnabled) { return [] }
    if traits.contains(.switchButton) || traits.contains(.checkbox) {
      // What stands for a switch inside of it switches that.
      let node = state.jump == nil ? reading.switchedNode(at: stop) : node
      let isOn = ["1", "on", "checked"].contains(screen.tree[node].value)
      change(node: node) { $0.value = isOn ? "0" : "1" }
    } else if let isExpanded = screen.tree[node].isExpanded {
      change(node: node) { $0.isExpanded = !isExpanded }
    } else if traits.contains(.textEntry) || traits.contains(.searchField) {
      return beginEditing(node)
    }
    return []
  }

  /// What has to be known of the moment before an act to tell what came of it.
  ///
  /// It holds no more of the screen than readers ask for: whoever holds all of it makes each change copy it.
  private struct Moment {
    /// The element acted on.
    let label: String?
    /// What was said of it, for readers that tell new states.
    var fragments: [Fragment] = []
    /// How many nodes there were.
    let count: Int
    /// The fields and what they held, for readers that tell what was filled in elsewhere.
    var fields: [(node: Int, value: String?)] = []

    init(_ session: Session, at stop: Int) {
      let reading = session.reading
      label = reading.element(at: stop).label
      if reading.reader.grammar.outcome != .everything {
        fragments = reading.utterance(at: stop, from: stop, on: .change).fragments
      }
      let tree = session.screen.tree
      count = tree.count
      fields = reading.telling.fields.map { ($0, tree[$0].value) }
    }
  }

  // Of the fields that an act has filled, the first is told; looked for only where a reader tells of them.
  private func changedField(since before: Moment, at stop: Int) -> String? {
    guard before.count == screen.tree.count else { return nil }
    let own = reading.order.stops[stop].element
    let changed = before.fields.first { node, value in
      node != own && screen.tree[node].value != value
    }
    return changed.flatMap { screen.tree[$0.node].value }
  }

  // After an act that moved nothing and said nothing, the element is said again, or its new state is.
  private mutating func sayOutcome(of events: [Event], since before: Moment) -> [Event] {
    let hasSpoken = events.contains { event in
      switch event {
      case .utterance, .announcement, .screen, .refused: true
      default: false
      }
    }
    // A page that tells something has answered; of an app the element comes first.
    let isAnswered = hasSpoken || app.isLive && !untold.isEmpty
    guard !isAnswered, let stop = cursor?.stop else { return [] }
    if let value = changedField(since: before, at: stop) { return [say(value, reason: .change)] }
    let new = reading.utterance(at: stop, from: stop, on: .change)
    if reading.element(at: stop).traits.contains(.startsMediaSession) { return [] }
    let states = new.fragments.filter { $0.kind == .state && !before.fragments.contains($0) }
    let outcome = reading.reader.grammar.outcome
    // A field gets the focus, which is told.
    if case .changes = outcome, new.fragments == before.fragments, !isTypedInto(node(at: stop)) {
      return []
    }
    if outcome != .everything, !states.isEmpty,
      reading.element(at: stop).label == before.label
    {
      return [
        say(Utterance(fragments: states, language: new.language), reason: .change, stop: stop)
      ]
    }
    return [say(new, reason: .change, stop: stop)]
  }
}
