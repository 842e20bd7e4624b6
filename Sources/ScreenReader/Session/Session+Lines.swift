import AccessibilityTree
import Voices

/// Tab and the keys of tables, with readers that hear line by line.
extension Session {
  // How far out is asked for what decides a mode: no page for people is deeper.
  static let mostLevels = 256

  /// The Tab key, with Shift (-1) or without (1).
  mutating func tab(by distance: Int) -> [Event] {
    if app.takesKeys { return tabOnPage(by: distance) }
    guard reading.reader.navigation.takesFocus != nil else { return [.refused(.noKeyboardFocus)] }
    return moveKeyboardFocus(by: distance)
  }

  /// A key of tables.
  mutating func moveInTable(towards direction: ScrollDirection) -> [Event] {
    switch direction {
    case .up: moveInTable(rows: -1, columns: 0)
    case .down: moveInTable(rows: 1, columns: 0)
    case .left: moveInTable(rows: 0, columns: -1)
    case .right: moveInTable(rows: 0, columns: 1)
    }
  }

  /// Moves the keyboard's focus to the next or previous thing that takes it: an element, or one that holds
  /// some, as a text does that is edited with all that stands in it.
  mutating func moveFocusThroughLines(by distance: Int) -> [Event] {
    guard let stop = cursor?.stop, let focusedNode else { return [.refused(.nothingFocused)] }
    guard let takesFocus = reading.reader.navigation.takesFocus else {
      return boundary(of: .elements)
    }
    let first = state.jump?.node ?? focusedNode
    // Of a link of several pieces the first one has the focus.
    let targets = reading.targets { element in
      takesFocus(element)
        && !(element.webFlags.contains(.goesOnInLink) && ScreenReading.standsForLink(element))
    }
    let target =
      distance > 0
      ? targets.first { $0.node > focusedNode } : targets.last { $0.node < first }
    guard let target else { return boundary(of: .elements) }
    return land(on: target, from: lastHeard(at: stop))
  }

  /// Puts the cursor where the app or the page has put the keyboard's focus.
  mutating func landByKeyboard(onPart place: ScreenReading.Place) -> [Event] {
    landByKeyboard(on: ScreenReading.Target(node: reading.node(at: place), place: place))
  }

  /// Puts the cursor where the focus is, which may be inside of what is heard as one thing.
  mutating func landByKeyboard(on target: ScreenReading.Target) -> [Event] {
    land(on: target, from: cursor.map { lastHeard(at: $0.stop) })
  }

  /// Where the caret is in a field that has got the focus: Tab selects all that stands in it.
  func caret(of node: Int) -> KeyboardFocus.Caret {
    app.caret?()?.place ?? state.carets[node] ?? .all
  }

  private mutating func land(
    on target: ScreenReading.Target, from previous: ScreenReading.Place?
  ) -> [Event] {
    var target = target
    let beginning = reading.beginningOfLink(around: target.place)
    if beginning != target.place {
      target = ScreenReading.Target(node: reading.node(at: beginning), place: beginning)
    }
    reading.keyboardFocus = KeyboardFocus(node: target.node, caret: caret(of: target.node))
    let read = state.read
    var said = reading.focusUtterance(
      at: target, from: previous, inside: state.around, after: state.jump?.node)
    let around = screen.tree.ancestors(of: target.node).prefix(Self.mostLevels)
    let turn = reading.reader.navigation.turnsToFocusMode?(
      reading.resolved(target.node), around.map { screen.tree[$0] })
    // In a window all keys are the application's: there is no mode to tell of.
    if screen.tree.isWindow { state.isInFocusMode = true }
    let stays = screen.tree.isWindow || state.hasChosenFocusMode || turn == state.isInFocusMode
    let mode = stays ? nil : turn
    var events: [Event] = mode.map { [.earcon($0 ? .focusMode : .browseMode)] } ?? []
    if let mode {
      state.isInFocusMode = mode
      let key: PhraseKey = mode ? "focusMode" : "browseMode"
      if let words = reading.phrase(key) {
        said.fragments.append(
          Fragment(.state, words.pattern, phrase: key, language: reading.phraseLanguage))
      }
    }
    events += land(on: target.place.stop, saying: said, reason: .focus)
    state.read = read ?? state.read
    state.jump = InteractionState.Jump(
      node: target.node, part: target.place.part, last: target.place.part)
    state.keyboardFocus = screen.tree[target.node].documentNode
    return events
  }

  /// What is said of each part of the line under the cursor; none where it is one element.
  package var partUtterances: [Utterance] {
    guard let stop = cursor?.stop, !reading.order.stops[stop].others.isEmpty else { return [] }
    return reading.parts(at: stop, from: stop).map(\.utterance)
  }

  /// Puts the cursor on a part of the line that it is on, without a word.
  package mutating func settle(onPart part: Int) {
    guard let stop = cursor?.stop, reading.order.stops[stop].parts.indices.contains(part) else {
      return
    }
    let place = reading.place(stop, part)
    state.jump = InteractionState.Jump(
      node: reading.node(at: place), part: part, last: reading.order.stops[stop].others.count)
  }

  /// The part of a stop that was heard last: what is around it need not be told again.
  func lastHeard(at stop: Int) -> ScreenReading.Place {
    // An act may have parted the line that was heard.
    let last = reading.order.stops[stop].others.count
    return reading.place(stop, min(state.jump?.last ?? last, last))
  }

  /// The cell that the cursor is in.
  private func tableCell(at node: Int) -> TableCell? {
    guard let axis = state.axis, axis.isBlank else { return screen.tree[node].cell }
    return TableCell(row: axis.row, column: axis.column)
  }

  private mutating func sayBlankCell(_ axis: InteractionState.Axis) -> [Event] {
    say(phrase: "blank", reason: .focus)
      + say(
        phrase: "cellPlace",
        filling: ["row": String(axis.row + 1), "column": String(axis.column + 1)], as: .position,
        reason: .focus)
  }

  /// Moves to the next cell of the row or column, past those that a cell spans; the column that the cursor goes
  /// along is kept where cells span several, and so is the row.
  mutating func moveThroughTable(rows: Int, columns: Int, trying most: Int) -> [Event] {
    guard let stop = cursor?.stop, let focusedNode, let cell = tableCell(at: focusedNode),
      let row = cell.row, let column = cell.column
    else { return end(of: .elements) + say(phrase: "notInTable", reason: .focus) }
    var axis = InteractionState.Axis(row: row, column: column, isRow: rows == 0)
    if let last = state.axis, last.isRow == axis.isRow, !last.isBlank {
      if axis.isRow { axis.row = last.row } else { axis.column = last.column }
    }
    if rows != 0 { axis.row = rows > 0 ? row + cell.rowSpan : row - 1 }
    if columns != 0 { axis.column = columns > 0 ? column + cell.columnSpan : column - 1 }
    let from = lastHeard(at: stop)
    for _ in 0..<most {
      if let target = reading.place(row: axis.row, column: axis.column, besides: from) {
        let said = reading.cellUtterance(
          at: target, from: from, on: axis.isRow ? .acrossRow : .alongColumn)
        let events = land(on: target.stop, saying: said, reason: .focus)
        state.jump = InteractionState.Jump(
          node: reading.node(at: target), part: target.part, last: target.part)
        state.axis = axis
        return events
      }
      if reading.hasBlankCell(row: axis.row, column: axis.column, besides: from) {
        axis.isBlank = true
        state.axis = axis
        return sayBlankCell(axis)
      }
      axis.row += rows.signum()
      axis.column += columns.signum()
    }
    let edge: PhraseKey =
      rows == 0
      ? columns > 0 ? "noCellRight" : "noCellLeft" : rows > 0 ? "noCellBelow" : "noCellAbove"
    return end(of: .elements)
      + say(phrase: reading.phrase(edge) == nil ? "edgeOfTable" : edge, reason: .focus)
  }
}
