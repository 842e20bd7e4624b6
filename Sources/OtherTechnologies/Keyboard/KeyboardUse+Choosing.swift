import AccessibilityTree
import ScreenReader

/// The list of actions (Tab-Z) and Find (Tab-F) of Full Keyboard Access (documented: WWDC21, session 10120).
extension KeyboardUse {
  mutating func openActions(_ session: Session) -> [Event] {
    guard let node else {
      return [.shown(.init(.nothing, "nothing has the focus; Tab moves it to the first element"))]
    }
    let names = session.screen.tree[node].actions
    guard let first = names.first else {
      return [.shown(.init(.nothing, "\(name(of: node)) has no actions"))]
    }
    actions = (names, 0)
    return [
      .shown(.init(.menu, names.joined(separator: ", "))), .shown(.init(.focus, first)),
    ]
  }

  /// Moves through the open list of actions; it is assumed that the arrows stay inside the list.
  mutating func choose(by press: KeyPress, in session: inout Session) -> [Event] {
    guard let open = actions, let node else { return [] }
    switch press {
    case .down, .up:
      let index = open.index + (press == .down ? 1 : -1)
      guard open.names.indices.contains(index) else {
        return [.shown(.init(.nothing, "the list of actions ends here"))]
      }
      actions = (open.names, index)
      return [.shown(.init(.focus, open.names[index]))]
    case .space, .enter:
      let chosen = open.names[open.index]
      return [.shown(.init(.action, chosen))] + command(.action(chosen), on: node, in: &session)
    case .escape:
      actions = nil
      return focus(node, session)
    default:
      return [.shown(.init(.nothing, "\(press.name) does nothing in the list of actions"))]
    }
  }

  /// Moves to the first element with a name that begins with the typed text; that names are compared from the
  /// beginning is assumed.
  mutating func seek(_ text: String, _ session: Session) -> [Event] {
    guard let keyboard, let old = sought else { return [] }
    let typed = old + text
    sought = typed
    let all = keyboard.groups.flatMap(\.members)
    let match = all.first { node in
      keyboard.names(of: node).contains { $0.lowercased().hasPrefix(typed.lowercased()) }
    }
    guard let match else {
      return [.shown(.init(.nothing, "nothing here begins with “\(typed)”"))]
    }
    return focus(match, session)
  }

  mutating func endSeeking() -> [Event] {
    sought = nil
    return [.shown(.init(.nothing, "Find is closed"))]
  }
}
