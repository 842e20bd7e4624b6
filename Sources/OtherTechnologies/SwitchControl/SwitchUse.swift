package import AccessibilityTree
package import ScreenReader

/// A switch user: what the cursor highlights, and what a press does.
package struct SwitchUse: TechnologyUse {
  /// The target of a press.
  enum Target: Equatable {
    /// An item or a group among the nodes of the scan.
    case node(Int)
    /// The highlight after a group's last member, which leaves the group.
    case leaving
    /// An entry of the open menu.
    case entry(String)
  }

  let settings: SwitchSettings
  /// The screen as Switch Control scans it.
  var control: SwitchControl?
  /// The group whose members are scanned.
  var group = 0
  /// The index of the cursor in the group or the menu, from 0.
  var index = 0
  /// The item whose menu is open, and its entries.
  var menu: (item: Int, entries: [String])?
  /// The number of rounds of the cursor without a press.
  var rounds = 0
  var isHidden = false
  /// The milliseconds that the cursor has stayed where it is.
  var stayed = 0

  init(settings: SwitchSettings) { self.settings = settings }

  package var node: Int? {
    guard let control else { return nil }
    if let menu { return control.nodes[menu.item].node }
    guard !isHidden, case .node(let index) = target else { return nil }
    return control.nodes[index].node
  }

  package mutating func look(at session: Session, since old: ElementTree?) -> [Event] {
    let control = SwitchControl(session.reading, settings: settings)
    self.control = control
    // After a tap the cursor is on the first item (recorded: the initial value of Focused Item After Tap).
    (group, index, menu, rounds, isHidden, stayed) = (0, 0, nil, 0, false, 0)
    return control.isEmpty
      ? [.shown(.init(.nothing, "nothing here responds to the user: there is nothing to scan"))]
      : highlight()
  }

  package mutating func perform(_ act: TechnologyAct, in session: inout Session) -> [Event] {
    switch act {
    case .select(nil): return select(in: &session)
    case .select(let name?): return select(name, in: &session)
    case .advance: return advance()
    case .type(let text): return type(.type(text), on: nil, in: &session)
    case .delete(let count): return type(.delete(count), on: nil, in: &session)
    case .wait(let milliseconds): return wait(milliseconds, in: &session)
    case .press, .say: return []
    }
  }

  // MARK: Where the cursor is

  /// The targets of the cursor, in order.
  var targets: [Target] {
    if let menu { return menu.entries.map(Target.entry) }
    guard let control else { return [] }
    let members = control.nodes.children(of: group).map(Target.node)
    return group == 0 ? members : members + [.leaving]
  }

  var target: Target? {
    let targets = targets
    return targets.indices.contains(index) ? targets[index] : nil
  }

  func words(_ target: Target) -> String {
    switch target {
    case .leaving: return "leaves the group"
    case .entry(let name): return name
    case .node(let node): return control?.title(of: node) ?? ""
    }
  }

  func highlight() -> [Event] {
    target.map { [.shown(.init(.highlight, words($0)))] } ?? []
  }

  // MARK: Moving

  mutating func advance() -> [Event] {
    let count = targets.count
    guard count > 0 else { return [] }
    stayed = 0
    if isHidden { return show() }
    index += 1
    guard index == count else { return highlight() }
    index = 0
    rounds += 1
    guard settings.style == .auto, settings.loops > 0, rounds >= settings.loops else {
      return highlight()
    }
    isHidden = true
    return [
      .shown(
        .init(.hidden, "the cursor has finished \(settings.loops) rounds; a press shows it again"))
    ]
  }

  private mutating func show() -> [Event] {
    (isHidden, rounds, index) = (false, 0, 0)
    return highlight()
  }

  private mutating func wait(_ milliseconds: Int, in session: inout Session) -> [Event] {
    var events: [Event] = []
    if settings.style == .auto {
      stayed += milliseconds
      while !isHidden, !targets.isEmpty {
        let pause = index == 0 ? settings.firstPause : 0
        let needed = Int(((settings.scan + pause) * 1000).rounded())
        guard stayed >= needed else { break }
        let rest = stayed - needed
        events += advance()
        stayed = rest
      }
    }
    let before = session.screen
    let passed = session.perform(.wait(milliseconds), on: nil)
    events += passed
    if session.screen != before { events += look(at: session, since: nil) }
    return events
  }

  // MARK: Pressing

  private mutating func select(_ name: String, in session: inout Session) -> [Event] {
    let wanted = SpokenName(name)
    var events: [Event] = []
    if isHidden { events += show() }
    for _ in targets.indices {
      guard let target else { break }
      if SpokenName(words(target)) == wanted || words(target) == name {
        return events + select(in: &session)
      }
      events += advance()
      if isHidden { events += show() }
    }
    return events + [.refused(.notPossible(missing(name, wanted)))]
  }

  private func missing(_ name: String, _ wanted: SpokenName) -> String {
    let here = targets.map { "\"\(words($0))\"" }.joined(separator: ", ")
    let quoted = "\"\(name)\""
    if menu == nil, let control,
      let inside = control.nodes.nodes.indices.dropFirst().first(where: {
        SpokenName(control.title(of: $0)) == wanted
      }), let holder = control.nodes.parent(of: inside), holder != 0
    {
      return
        "the cursor cannot reach \(quoted) here: first select \"\(control.title(of: holder))\", "
        + "which contains it"
    }
    return targets.isEmpty
      ? "there is nothing to scan" : "the cursor cannot reach \(quoted); it scans \(here)"
  }

  private mutating func select(in session: inout Session) -> [Event] {
    if isHidden { return show() }
    rounds = 0
    stayed = 0
    guard let target, let control else {
      return [.shown(.init(.nothing, "there is nothing to scan"))]
    }
    switch target {
    case .leaving:
      // That the cursor is then on the group that was left is assumed.
      let left = group
      group = control.nodes.parent(of: left) ?? 0
      index = targets.firstIndex(of: .node(left)) ?? 0
      return highlight()
    case .node(let node) where !control.nodes[node].isItem:
      (group, index) = (node, 0)
      return highlight()
    case .node(let node):
      guard settings.tap == .default else { return act("Tap", on: node, in: &session) }
      let entries = control.menu(of: node)
      menu = (node, entries)
      index = 0
      return [.shown(.init(.menu, entries.joined(separator: ", ")))] + highlight()
    case .entry(let name): return act(name, on: menu?.item ?? 0, in: &session)
    }
  }

  /// Performs an entry of the menu.
  private mutating func act(_ entry: String, on item: Int, in session: inout Session) -> [Event] {
    guard let control, let node = control.nodes[item].node else { return [] }
    switch entry {
    case "Tap":
      return [.shown(.init(.activated, control.title(of: item)))]
        + command(.activate, on: node, in: &session)
    case "Increment": return command(.increment, on: node, in: &session)
    case "Decrement": return command(.decrement, on: node, in: &session)
    case "Scroll":
      // The entries of the submenu are assumed.
      menu = (item, ScrollDirection.allCases.map(Self.scrollEntry))
      index = 0
      return highlight()
    case _ where session.screen.tree[node].actions.contains(entry):
      return [.shown(.init(.action, entry))] + command(.action(entry), on: node, in: &session)
    default:
      if let way = ScrollDirection.allCases.first(where: { Self.scrollEntry($0) == entry }) {
        return command(.scroll(way), on: node, in: &session)
      }
      return [.shown(.init(.nothing, "\(entry) belongs to the system, so its effect is unknown"))]
    }
  }

  private static func scrollEntry(_ direction: ScrollDirection) -> String {
    "Scroll \(direction.rawValue)"
  }
}
