import AccessibilityTree
import Voices

/// Going into things and out of them, for readers that have an ``Interaction``.
extension Session {
  var interaction: Interaction? { reading.reader.navigation.interaction }

  /// Puts the cursor somewhere without a word: what was done before is not part of the session.
  @discardableResult
  package mutating func place(at id: String?, carets: [String: KeyboardFocus.Caret] = [:]) -> Bool {
    state = InteractionState()
    for (id, caret) in carets {
      if let node = screen.tree.firstIndex(of: id) { state.carets[node] = caret }
    }
    guard let id else {
      state.isOutside = interaction?.hasOutermost(screen) == true
      cursor = reading.order.stops.isEmpty ? nil : .stop(0)
      return true
    }
    guard let stop = reading.stop(of: id) else { return false }
    cursor = .stop(stop)
    state.entered = reading.containerNodes(around: stop).reversed()
    takeFocus(at: stop)
    return true
  }

  /// Into what is under the cursor.
  mutating func interact(_ interaction: Interaction) -> [Event] {
    guard let stop = cursor?.stop else { return [.refused(.nothingFocused)] }
    defer { state.hasJustEntered = true }
    if state.isOutside { return enterScreen(interaction) }
    let place = reading.order.stops[stop]
    let element = reading.element(at: stop)
    if place.side == .start {
      if interaction.isEnteredFirst(element), !state.entered.contains(place.element) {
        state.entered.append(place.element)
        return [.earcon(.startInteracting), say(reading.placeUtterance(.inside, at: stop))]
      }
      return enter(stop, interaction)
    }
    guard place.side == .element, interaction.holdsText(element), state.text == nil else {
      return end(of: .elements)
    }
    state.text = place.element
    return [.earcon(.startInteracting), say(reading.placeUtterance(.inside, at: stop))]
  }

  private mutating func enterScreen(_ interaction: Interaction) -> [Event] {
    let first = reading.element(at: 0)
    var events: [Event] = [.earcon(.startInteracting)]
    if takesFocus(first) {
      events.append(say(reading.placeUtterance(.inside, at: nil)))
      return events + arriveInside(at: 0, from: nil, on: .moving)
    }
    return events + arriveInside(at: 0, from: nil, on: .entering)
  }

  private mutating func enter(_ start: Int, _ interaction: Interaction) -> [Event] {
    var container = start
    // A wrapper that only takes the focus leads on to the one container inside of it.
    while !interaction.isBounded(reading.element(at: container)),
      reading.element(at: container).label == nil,
      let only = reading.onlyContainer(inside: container)
    {
      container = only
    }
    let element = reading.element(at: container)
    let node = reading.order.stops[container].element
    let inside = container + 1
    guard reading.order.stops.indices.contains(inside),
      reading.order.stops[inside].element != node
    else { return end(of: .elements) }
    if !state.entered.contains(node) { state.entered.append(node) }
    let isBounded = interaction.isBounded(element) && !interaction.isEnteredFirst(element)
    // The field of a combo box is gone into as the combo box is.
    if interaction.isEnteredFirst(element), interaction.holdsText(reading.element(at: inside)) {
      state.text = reading.order.stops[inside].element
    }
    return [.earcon(.startInteracting)]
      + arriveInside(at: inside, from: container, on: isBounded ? .entering : .moving)
  }

  private mutating func arriveInside(
    at stop: Int, from previous: Int?, on occasion: Occasion
  ) -> [Event] {
    let from = previous ?? stop
    takeFocus(at: stop)
    return land(
      on: stop, saying: reading.utterance(at: stop, from: from, on: occasion), reason: .focus)
  }

  /// Out of what the cursor is in.
  mutating func stopInteracting(_ interaction: Interaction) -> [Event] {
    guard let stop = cursor?.stop, !state.isOutside else { return end(of: .elements) }
    var events: [Event] = [.earcon(.stopInteracting)]
    if state.text != nil {
      state.text = nil
      return events + [say(reading.placeUtterance(.outside, at: stop))]
    }
    let place = reading.order.stops[stop]
    if place.side == .start, state.entered.last == place.element,
      interaction.isEnteredFirst(reading.element(at: stop))
    {
      state.entered.removeLast()
      return events + [say(reading.placeUtterance(.outside, at: stop))]
    }
    guard let start = reading.start(around: stop) else {
      guard interaction.hasOutermost(screen) else { return end(of: .elements) }
      state.isOutside = true
      return events + [say(reading.placeUtterance(.outside, at: nil))]
    }
    let element = reading.element(at: start)
    state.entered.removeAll { $0 == reading.order.stops[start].element }
    if interaction.isBounded(element) {
      cursor = .stop(start)
      events.append(say(reading.placeUtterance(.outside, at: start)))
    } else {
      events += land(
        on: start, saying: reading.utterance(at: start, from: start, on: .leaving), reason: .focus)
    }
    state.hasComeOut = true
    return events
  }

  /// Moves on by one among stops of which some are gone into.
  mutating func stepInside(by distance: Int, _ interaction: Interaction) -> [Event] {
    guard let stop = cursor?.stop, !state.isOutside else { return boundary(of: .elements) }
    var target = stop + distance
    if distance > 0, state.hasComeOut, let end = reading.lastStop(ofContainerAt: stop) {
      target = end + 1
    }
    guard reading.order.stops.indices.contains(target) else { return boundary(of: .elements) }
    if let start = reading.start(around: stop),
      interaction.isBounded(reading.element(at: start)), !reading.holds(target, insideOf: start)
    {
      return boundary(of: .elements)
    }
    return land(on: target, from: stop)
  }

  /// Moves keyboard focus to the next or previous element that takes it.
  ///
  /// - Parameter distance: 1 for the next, -1 for the previous.
  /// - Returns: The events that follow.
  public mutating func moveKeyboardFocus(by distance: Int) -> [Event] {
    guard let stop = cursor?.stop else { return [.refused(.nothingFocused)] }
    guard let interaction else { return moveFocusThroughLines(by: distance) }
    let focused = reading.keyboardFocus.flatMap { reading.stop(ofNode: $0.node) } ?? stop
    var target = (state.isOutside && distance > 0 ? -1 : focused) + distance
    while reading.order.stops.indices.contains(target) {
      let element = reading.element(at: target)
      let isWrapper =
        reading.order.stops[target].side == .start && interaction.isEnteredFirst(element)
      if reading.order.stops[target].side != .end, !isWrapper, takesFocus(element) {
        return landByKeyboard(on: target)
      }
      target += distance
    }
    return boundary(of: .elements)
  }

  /// Moves keyboard focus to an element, as the page or the browser does.
  ///
  /// - Parameter id: The element's `id`.
  /// - Returns: The events that follow.
  public mutating func moveKeyboardFocus(to id: String) -> [Event] {
    guard let stop = reading.stop(of: id) else { return [.refused(.noSuchElement(id))] }
    return landByKeyboard(on: stop)
  }

  mutating func landByKeyboard(on stop: Int) -> [Event] {
    let previous = state.isOutside ? nil : cursor?.stop
    state.entered = reading.containerNodes(around: stop).reversed()
    takeFocus(at: stop)
    let said = reading.utterance(
      at: stop, from: previous, on: .keyboardFocus)
    return land(on: stop, saying: said, reason: .focus)
  }

  /// Moves to the neighbouring cell of a table.
  ///
  /// - Parameters:
  ///   - rows: The number of rows to move down.
  ///   - columns: The number of columns to move forward.
  /// - Returns: The events that follow.
  public mutating func moveInTable(rows: Int, columns: Int) -> [Event] {
    if let tried = reading.reader.navigation.mostCellsTried {
      return moveThroughTable(rows: rows, columns: columns, trying: tried)
    }
    guard let stop = cursor?.stop, let cell = reading.element(at: stop).cell,
      let row = cell.row, let column = cell.column,
      let target = reading.cell(row: row + rows, column: column + columns, besides: stop)
    else { return boundary(of: .elements) }
    let occasion: Occasion = rows == 0 ? .acrossRow : .alongColumn
    return land(
      on: target, saying: reading.utterance(at: target, from: stop, on: occasion), reason: .focus)
  }

  /// Returns the utterance after a pause when the user stays at the cursor, or `nil` if there is none.
  ///
  /// - Returns: The utterance.
  public func tutorUtterance() -> Utterance? {
    guard let stop = cursor?.stop else { return nil }
    if state.text != nil, let part = reading.reader.grammar.tutorInText {
      return reading.utterance(of: reading.element(at: stop), on: .entering, [part])
    }
    return reading.tutorUtterance(at: stop, on: state.hasJustEntered ? .entering : .again)
  }

  /// Gives the keyboard's focus to the element at a stop, if it takes it.
  mutating func takeFocus(at stop: Int) {
    guard let interaction else { return }
    let element = reading.element(at: stop)
    guard takesFocus(element) else { return }
    let node = reading.order.stops[stop].element
    reading.keyboardFocus = KeyboardFocus(node: node, caret: caret(of: node))
    if interaction.holdsText(element) { editing = (node, element.value?.count ?? 0) }
  }

  /// Returns whether an element takes the focus of the keyboard.
  func takesFocus(_ element: Element) -> Bool {
    reading.reader.navigation.takesFocus?(element) ?? false
  }

  private mutating func say(_ utterance: Utterance) -> Event {
    say(utterance, reason: .focus, stop: cursor?.stop)
  }
}
