import AccessibilityTree
import ScreenReader

extension KeyboardUse {
  /// Presses keys on a live page, which has its own focus, and finds where the focus is.
  mutating func pressOnPage(
    _ chord: KeyChord, _ press: KeyPress, in session: inout Session
  ) -> [Event] {
    let before = session.screen.tree
    let old = node
    var (events, focus, hasNone) = session.pressOnPage(chord, on: old)
    if events.contains(where: { if case .screen = $0 { true } else { false } }), focus == nil {
      return events + look(at: session, since: nil)
    }
    let isEnd = events.contains { if case .end = $0 { true } else { false } }
    events.removeAll { if case .end = $0 { true } else { false } }
    // What the key has made of the element, before the focus is somewhere else.
    if let old, let now = session.node(old, of: before) {
      let change = ShownElement.change(from: before[old], to: session.screen.tree[now])
      if let change { events.append(.shown(.init(.changed, change))) }
    }
    keyboard = KeyboardAccess(session.reading)
    actions = nil
    sought = nil
    if isEnd {
      node = nil
      return events + [.shown(.init(.nothing, "the focus leaves the page"))]
    }
    if let focus { return events + self.focus(focus, session) }
    node = hasNone ? nil : old.flatMap { session.node($0, of: before) }
    if let old, node == nil {
      return events + [.shown(.init(.focusLost, ShownElement.name(of: before[old])))]
    }
    let isSilent = events.allSatisfy { if case .request = $0 { true } else { false } }
    if isSilent {
      events.append(
        session.screen.tree == before
          ? .shown(.init(.nothing, "\(press.name) does nothing here"))
          : .shown(.init(.changed, "the page")))
    }
    return events
  }
}
