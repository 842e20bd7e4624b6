import AccessibilityTree

extension CommandWord {
  /// The row of the word in the table of commands.
  var entry: CommandEntry {
    switch self {
    case .next: .init(.count, "the next element", moves: true) { session, _ in session.step(by: 1) }
    case .previous:
      .init(.count, "the previous element", moves: true) { session, _ in session.step(by: -1) }
    case .first:
      .init(.none, "the first element", moves: true) { session, _ in session.jump(to: .first) }
    case .last:
      .init(.none, "the last element", moves: true) { session, _ in session.jump(to: .last) }
    case .moveIn: .init(.count, "into a group", moves: true) { session, _ in session.moveIn() }
    case .moveOut: .init(.count, "out of a group", moves: true) { session, _ in session.moveOut() }
    case .activate: .init(.count, "activate the element") { session, _ in session.activate() }
    case .increment: .init(.count, "the next value") { session, _ in session.adjust(.increment) }
    case .decrement:
      .init(.count, "the previous value") { session, _ in session.adjust(.decrement) }
    case .escape: .init(.count, "close, dismiss or go back") { session, _ in session.escape() }
    case .back: .init(.count, "go back, as escape does") { session, _ in session.escape() }
    case .home: .init(.none, "leave the app for the home screen") { session, _ in session.goHome() }
    case .magicTap:
      .init(.none, "perform the main action (magic tap)") { session, _ in session.magicTap() }
    case .jump:
      .init(.jump, "the next element of a kind, by quick key", moves: true) { session, argument in
        guard case .jump(let name, let isBack) = argument else { return [] }
        return session.jump(to: name, isBack: isBack)
      }
    case .tab:
      .init(.count, "the next keyboard focus", moves: true) { session, _ in session.tab(by: 1) }
    case .shiftTab:
      .init(.count, "the previous keyboard focus", moves: true) { session, _ in session.tab(by: -1)
      }
    case .cell:
      .init(.direction, "the next cell of a table", moves: true) { session, argument in
        guard case .direction(let direction) = argument else { return [] }
        return session.moveInTable(towards: direction)
      }
    case .rotor:
      .init(.name, "turn the rotor to an option", moves: true) { session, argument in
        session.turnRotor(to: argument.text)
      }
    case .nextRotor:
      .init(.count, "turn the rotor forward", moves: true) { session, _ in
        session.turnRotor(by: 1)
      }
    case .previousRotor:
      .init(.count, "turn the rotor back", moves: true) { session, _ in session.turnRotor(by: -1) }
    case .down:
      .init(.count, "the next item of the rotor", moves: true) { session, _ in
        session.moveByRotor(1)
      }
    case .up:
      .init(.count, "the previous item of the rotor", moves: true) { session, _ in
        session.moveByRotor(-1)
      }
    case .action:
      .init(.name, "perform a custom action") { session, argument in
        session.performAction(argument.text)
      }
    case .scroll:
      .init(.direction, "scroll by a page") { session, argument in
        guard case .direction(let direction) = argument else { return [] }
        return session.scroll(direction)
      }
    case .type:
      .init(.text, "type into the field being edited") { session, argument in
        session.type(argument.text)
      }
    case .delete:
      .init(.characters, "delete before the insertion point") { session, argument in
        session.delete(argument.number)
      }
    case .press:
      .init(.keys, "press keys of a keyboard") { session, argument in
        guard case .keys(let keys) = argument else { return [] }
        return session.press(keys)
      }
    case .touch:
      .init(.place, "touch an element or a point", moves: true) { session, argument in
        guard case .point(let point) = argument else { return session.touch(id: argument.text) }
        return session.touch(point)
      }
    case .linked:
      .init(.count, "the next element that the app links to this one", moves: true) { session, _ in
        session.moveToLinked()
      }
    case .readAll:
      .init(.none, "read everything from here", moves: true) { session, _ in
        session.readAll(from: session.cursor?.stop ?? 0)
      }
    case .readFromTop:
      .init(.none, "read everything from the top", moves: true) { session, _ in
        session.readAll(from: 0)
      }
    case .stop: .init(.none, "stop speech") { _, _ in [] }
    case .wait:
      .init(.milliseconds, "wait for a time") { session, argument in session.wait(argument.number) }
    // Flows and walks make these of other commands; a session is not asked for them.
    case .find: .init(.search, "search: move forward to an utterance", moves: true) { _, _ in [] }
    case .open: .init(.screen, "open another state or screen of the app") { _, _ in [] }
    }
  }
}
