import AccessibilityTree
import ScreenReader
import Voices

/// What TalkBack tells of on the way in and out (source code: compositor/CollectionStateFeedbackUtils.java of
/// TalkBack 15.1).
extension PhrasingContext.Surrounding {
  enum Kind { case list, grid, pager, named, window }

  var kind: Kind? {
    switch element.facts.isEmpty ? nil : element.statedFacts.systemPart {
    case .window: return .window
    case .pager: return .pager
    case .bar, .keyboard, nil: break
    }
    switch element.semanticRole {
    case .list, .listBox, .directory, .feed, .tree: return .list
    case .table, .grid, .treeGrid: return .grid
    default: return name == nil ? nil : .named
    }
  }

  fileprivate var name: String? { element.label.flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether it is known which item of how many an element is: a dump loses what the list's adapter knows.
  var isCounted: Bool { kind == .list && element.table == nil && items > 1 }

  /// Whether going into it, or out of it, is told: a collection of one item is not.
  var isTold: Bool {
    switch kind {
    case .list: element.table.map { $0.rows != 1 || ($0.columns ?? 1) > 1 } ?? (items != 1)
    case .pager: element.table.map { ($0.rows ?? 2) * ($0.columns ?? 2) > 1 } ?? (items != 1)
    case .grid, .named: true
    case .window, nil: false
    }
  }

  /// The beginning of the keys of what is said of a pager.
  fileprivate var pager:
    (enter: PhraseKey, enterNamed: PhraseKey, leave: PhraseKey, leaveNamed: PhraseKey)
  {
    guard let table = element.table, table.rows != nil || table.columns != nil else {
      return ("inPager", "inNamedPager", "outOfPager", "outOfNamedPager")
    }
    if (table.rows ?? 1) > 1, (table.columns ?? 1) <= 1 {
      return (
        "inVerticalPager", "inNamedVerticalPager", "outOfVerticalPager", "outOfNamedVerticalPager"
      )
    }
    // TalkBack leaves the name out here.
    return (
      "inHorizontalPager", "inNamedHorizontalPager", "outOfHorizontalPager", "outOfHorizontalPager"
    )
  }
}

extension PhrasingContext {
  /// Says which collection was entered.
  func sayTalkBack(entered: Surrounding, into fragments: inout [Fragment]) {
    let element = entered.element
    func say(_ plain: PhraseKey, _ named: PhraseKey, _ fragments: inout [Fragment]) {
      if let role = element.roleDescription, !role.isEmpty {
        let key: PhraseKey = entered.name == nil ? "inNamed" : "inNamedRole"
        return self.say(
          key, as: .container,
          filling: ["name": entered.name ?? role, "role": role], into: &fragments)
      }
      self.say(
        entered.name == nil ? plain : named, as: .container, filling: ["name": entered.name ?? ""],
        into: &fragments)
    }
    switch entered.kind {
    case .list:
      say("inList", "inNamedList", &fragments)
      let table = element.table
      let count = table.map { max($0.rows ?? 0, $0.columns ?? 0) } ?? entered.items
      if count > 0 { sayCount("itemCount", count, into: &fragments) }
    case .grid:
      say("inGrid", "inNamedGrid", &fragments)
      if let rows = element.table?.rows { sayCount("rowCount", rows, into: &fragments) }
      if let columns = element.table?.columns { sayCount("columnCount", columns, into: &fragments) }
    case .pager:
      say(entered.pager.enter, entered.pager.enterNamed, &fragments)
      sayPage(of: entered, into: &fragments)
    case .named:
      self.say("inNamed", as: .container, filling: ["name": entered.name ?? ""], into: &fragments)
    case .window, nil: break
    }
  }

  private func sayCount(_ key: PhraseKey, _ count: Int, into fragments: inout [Fragment]) {
    say(key, as: .container, filling: ["count": String(count)], into: &fragments)
  }

  private func sayPage(of pager: Surrounding, into fragments: inout [Fragment]) {
    guard let table = pager.element.table else { return }
    let isVertical = (table.rows ?? 1) > 1 && (table.columns ?? 1) <= 1
    let page = isVertical ? own.cell?.row : own.cell?.column
    guard let count = isVertical ? table.rows : table.columns,
      let index = page.map({ $0 + 1 })
        ?? (pager.item > 0 && pager.items == count ? pager.item : nil)
    else { return }
    say(
      "pageOfPages", as: .position, filling: ["index": String(index), "count": String(count)],
      into: &fragments)
  }

  /// Says which collection was left.
  func sayTalkBack(left: Surrounding, into fragments: inout [Fragment]) {
    func say(_ plain: PhraseKey, _ named: PhraseKey, _ fragments: inout [Fragment]) {
      if let role = left.element.roleDescription, !role.isEmpty {
        return self.say("outOfNamed", as: .boundary, filling: ["name": role], into: &fragments)
      }
      self.say(
        left.name == nil ? plain : named, as: .boundary, filling: ["name": left.name ?? ""],
        into: &fragments)
    }
    switch left.kind {
    case .list: say("outOfList", "outOfNamedList", &fragments)
    case .grid: say("outOfGrid", "outOfNamedGrid", &fragments)
    case .pager: say(left.pager.leave, left.pager.leaveNamed, &fragments)
    case .named:
      self.say("outOfNamed", as: .boundary, filling: ["name": left.name ?? ""], into: &fragments)
    case .window, nil: break
    }
  }
}
