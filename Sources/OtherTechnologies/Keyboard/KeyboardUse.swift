package import AccessibilityTree
package import ScreenReader

/// A keyboard user: which element has the focus, and what their keys do.
package struct KeyboardUse: TechnologyUse {
  /// The node that has the focus, or `nil` before the first press.
  package internal(set) var node: Int?
  /// The screen as the focus moves through it.
  var keyboard: KeyboardAccess?
  /// The actions of the focused element while their list is open, and the index of the focused action.
  var actions: (names: [String], index: Int)?
  /// The text typed to find an element, or `nil` while Find is closed.
  var sought: String?

  package mutating func look(at session: Session, since old: ElementTree?) -> [Event] {
    let keyboard = KeyboardAccess(session.reading)
    self.keyboard = keyboard
    actions = nil
    sought = nil
    guard let node else { return [] }
    guard let old else {
      self.node = nil
      return []
    }
    self.node = session.node(node, of: old).flatMap { keyboard.place(of: $0) == nil ? nil : $0 }
    if self.node != nil { return [] }
    return [.shown(.init(.focusLost, ShownElement.name(of: old[node])))]
  }

  package mutating func perform(_ act: TechnologyAct, in session: inout Session) -> [Event] {
    switch act {
    case .press(let press): return self.press(press, in: &session)
    case .type(let text):
      return sought == nil ? type(.type(text), on: node, in: &session) : seek(text, session)
    case .delete(let count): return type(.delete(count), on: node, in: &session)
    case .wait(let milliseconds): return command(.wait(milliseconds), on: nil, in: &session)
    case .say, .select, .advance: return []
    }
  }

  private mutating func press(_ press: KeyPress, in session: inout Session) -> [Event] {
    if session.app.takesKeys, let chord = press.chord {
      return pressOnPage(chord, press, in: &session)
    }
    if actions != nil { return choose(by: press, in: &session) }
    if press == .escape, sought != nil { return endSeeking() }
    if press == .find, hasFullKeyboardAccess(session) {
      sought = ""
      return [.shown(.init(.menu, "Find"))]
    }
    sought = nil
    switch press {
    case .tab: return tab(by: 1, session)
    case .backTab: return tab(by: -1, session)
    case .first: return focus(keyboard?.groups.first?.members.first, session)
    case .last: return focus(keyboard?.groups.last?.members.last, session)
    case .escape: return command(.escape, on: nil, in: &session)
    case .back where hasFullKeyboardAccess(session): return command(.escape, on: nil, in: &session)
    case .actions where hasFullKeyboardAccess(session): return openActions(session)
    case .space, .enter: return activate(by: press, in: &session)
    case .up, .left: return arrow(press, by: -1, in: &session)
    case .down, .right: return arrow(press, by: 1, in: &session)
    case .backspace where node.map { session.screen.tree[$0].takesText } == true:
      return type(.delete(1), on: node, in: &session)
    default: return shortcut(press, in: &session)
    }
  }

  // MARK: Moving

  // What an element says comes next goes before the order, so that a circle of such words is a trap here, too.
  private mutating func tab(by step: Int, _ session: Session) -> [Event] {
    guard let keyboard, !keyboard.groups.isEmpty else {
      return [.shown(.init(.nothing, "nothing here can have the focus"))]
    }
    let groups = keyboard.groups
    guard let place = node.flatMap(keyboard.place) else {
      let group = groups[step > 0 ? 0 : groups.count - 1]
      return focus(group.members[group.primary], session)
    }
    if step > 0, let node, let next = session.screen.tree[node].statedFacts.text(.keyboardNext),
      let named = session.screen.tree.firstIndex(of: next), keyboard.place(of: named) != nil
    {
      return focus(named, session)
    }
    // Tab wraps (documented: WWDC21, session 10260).
    let group = groups[(place.group + step + groups.count) % groups.count]
    return focus(group.members[group.primary], session)
  }

  mutating func focus(_ node: Int?, _ session: Session) -> [Event] {
    guard let node else { return [.shown(.init(.nothing, "nothing here can have the focus"))] }
    self.node = node
    let name = keyboard?.name(of: node) ?? ShownElement.name(of: session.screen.tree[node])
    return [.shown(.init(.focus, name))]
  }

  private mutating func arrow(
    _ press: KeyPress, by step: Int, in session: inout Session
  ) -> [Event] {
    guard let node, let keyboard, let place = keyboard.place(of: node) else {
      return [.shown(.init(.nothing, "nothing has the focus; Tab moves it to the first element"))]
    }
    let element = session.screen.tree[node]
    if element.traits.contains(.adjustable) || element.role == .slider
      || element.role == .spinButton
    {
      let isUp = press == .up || press == .right
      return command(isUp ? .increment : .decrement, on: node, in: &session)
    }
    let group = keyboard.groups[place.group]
    guard group.members.count > 1 else {
      return [
        .shown(.init(.nothing, "the effect of \(press.name) on \(name(of: node)) is unknown"))
      ]
    }
    guard group.members.indices.contains(place.member + step) else {
      return [.shown(.init(.nothing, "the group ends here"))]
    }
    return focus(group.members[place.member + step], session)
  }

  // MARK: Acting

  private mutating func activate(by press: KeyPress, in session: inout Session) -> [Event] {
    guard let node else {
      return [.shown(.init(.nothing, "nothing has the focus; Tab moves it to the first element"))]
    }
    let element = session.screen.tree[node]
    if element.takesText {
      guard press == .space else {
        return [.shown(.init(.nothing, "the effect of Enter in \(name(of: node)) is unknown"))]
      }
      return type(.type(" "), on: node, in: &session)
    }
    guard Self.activates(press, element, on: session.screen) else {
      return [.shown(.init(.nothing, "\(press.name) does nothing to \(name(of: node))"))]
    }
    return [.shown(.init(.activated, name(of: node)))]
      + command(.activate, on: node, in: &session)
  }

  /// Whether a key activates an element.
  ///
  /// The space bar does with Full Keyboard Access (documented: WWDC21, session 10120). On pages Enter follows links, and
  /// the space bar switches (documented: HTML, ARIA Authoring Practices); for other desktops and Android that is assumed.
  private static func activates(
    _ press: KeyPress, _ element: Element, on screen: Screen
  ) -> Bool {
    if !screen.isPage, !screen.platform.isOfOthersThanApple { return press == .space }
    let switches: Traits = [.switchButton, .checkbox, .radioButton]
    return press == .space
      ? !element.traits.contains(.link) : element.traits.isDisjoint(with: switches)
  }

  private mutating func shortcut(_ press: KeyPress, in session: inout Session) -> [Event] {
    let tree = session.screen.tree
    let named = tree.elements.indices.first { node in
      tree[node].statedFacts.shortcut.flatMap { KeyPress($0) } == press
        && tree[node].responds
    }
    guard let named else {
      return [.shown(.init(.nothing, "the effect of \(press.name) here is unknown"))]
    }
    return [.shown(.init(.activated, ShownElement.name(of: tree[named])))]
      + command(.activate, on: named, in: &session)
  }

  func name(of node: Int) -> String { keyboard?.name(of: node) ?? "(no name)" }

  func hasFullKeyboardAccess(_ session: Session) -> Bool {
    let platform = session.screen.platform
    return (platform == .ios || platform == .ipados) && !session.screen.isPage
  }
}
