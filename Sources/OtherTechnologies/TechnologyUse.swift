package import AccessibilityTree
package import ScreenReader

/// A user without a reader: where they are on the screen, and what they do there.
///
/// The app runs in a session without a listener, so its screens, effects and limits are the same.
package protocol TechnologyUse: Sendable {
  /// The node of the screen's tree on which the user is, or `nil`.
  var node: Int? { get }

  /// Looks at the screen that is shown now.
  mutating func look(at session: Session, since old: ElementTree?) -> [Event]

  /// Does something.
  mutating func perform(_ act: TechnologyAct, in session: inout Session) -> [Event]
}

extension TechnologyUse {
  /// Does something in the app, and checks how the screen changed.
  mutating func command(
    _ command: Command, on node: Int?, in session: inout Session
  ) -> [Event] {
    let before = session.reading
    var events = session.perform(command, on: node)
    let isOther = Self.showsAnother(events, since: before.screen.tree, node, session)
    if events.contains(where: { if case .end = $0 { true } else { false } }) {
      events.append(.shown(.init(.nothing, "the app does not respond to \(command.word.rawValue)")))
    }
    if !isOther, let node, let now = session.node(node, of: before.screen.tree) {
      let change = ShownElement.change(
        from: before.screen.tree[node], to: session.screen.tree[now])
      if let change { events.append(.shown(.init(.changed, change))) }
    }
    return events + look(at: session, since: isOther ? nil : before.screen.tree)
  }

  // A live page that takes another title is the same one as long as its nodes have their numbers.
  private static func showsAnother(
    _ events: [Event], since old: ElementTree, _ node: Int?, _ session: Session
  ) -> Bool {
    guard events.contains(where: { if case .screen = $0 { true } else { false } }) else {
      return false
    }
    guard session.app.isLive, let node, let number = old[node].documentNode else { return true }
    return !session.screen.tree.elements.contains { $0.documentNode == number }
  }

  /// Types into the user's current field, which becomes the edited one, or else into the field that is being edited.
  mutating func type(
    _ command: Command, on node: Int?, in session: inout Session
  ) -> [Event] {
    let edited = session.screen.tree.elements.firstIndex { $0.traits.contains(.isEditing) }
    let own = node.flatMap { session.screen.tree[$0].takesText ? $0 : nil }
    guard let node = own ?? edited else { return [.refused(.notEditing)] }
    var events: [Event] = []
    if !session.screen.tree[node].traits.contains(.isEditing) {
      events = self.command(.activate, on: node, in: &session)
    }
    if events.contains(where: \.isRefusal) { return events }
    let field = session.screen.tree.elements.firstIndex { $0.traits.contains(.isEditing) }
    return events + self.command(command, on: field ?? node, in: &session)
  }
}
