import AccessibilityTree
import ScreenReader
import Voices

/// What TalkBack tells of on the way in and out (source code: compositor/CollectionStateFeedbackUtils.java of
/// TalkBack 15.1).
extension PhrasingContext.Surrounding {
  enum Kind { case list, grid, pager, named, window }

  var kind: Kind? { element.talkBackPlace ?? (name == nil ? nil : .named) }

  fileprivate var name: String? { element.label.flatMap { $0.isEmpty ? nil : $0 } }

  /// Whether it is known which item of how many an element is: a dump loses what the list's adapter knows.
  var isCounted: Bool { kind == .list && element.table == nil && items > 1 }

  /// Whether it is long enough to be told of: a collection of one item is not.
  fileprivate var isLongEnough: Bool {
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
    if (table.rows ?? 1) > 1, (table.columns ?? 1) > 1 {
      return ("inGridPager", "inNamedGridPager", "outOfGridPager", "outOfNamedGridPager")
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
  /// The collection to tell of on the way in: the innermost that was entered, or the one that is gone back into
  /// where it has levels.
  var collectionGoneInto: Surrounding? {
    if let entered = entered.last(where: { isTold($0) }) { return entered }
    guard left.contains(where: \.element.isCollection),
      let around = container(where: \.isCollection), hasLevels(around)
    else { return nil }
    return around
  }

  /// Returns whether going into a container, or out of it, is told.
  ///
  /// A collection around others without levels is not, but those are (source code: CollectionState.shouldEnter).
  func isTold(_ container: Surrounding) -> Bool {
    guard container.isLongEnough else { return false }
    guard container.element.isCollection, !hasLevels(container) else { return true }
    return !holds(container) { $0.isCollection && $0.semanticRole != .tree }
  }

  /// Returns whether a collection has levels: a tree, and a list in a page that is in another one or around one
  /// (source code: Chromium, BrowserAccessibilityAndroid::IsHierarchical and
  /// BrowserAccessibility::IsHierarchicalList).
  private func hasLevels(_ container: Surrounding) -> Bool {
    if container.element.semanticRole == .tree { return true }
    guard isOnPage, container.element.isPlainList else { return false }
    return elements(around: container).contains(where: \.isPlainList)
      || holds(container, where: \.isPlainList)
  }

  /// The containers around one that the element is in, or was in before, innermost first.
  private func elements(around container: Surrounding) -> [Element] {
    var around: [Element] = []
    _ = self.container { element in
      around.append(element)
      return false
    }
    if let index = left.firstIndex(where: { $0.node == container.node }) {
      return left[(index + 1)...].map(\.element) + around
    }
    let index = around.firstIndex(of: container.element)
    return Array(around[((index ?? -1) + 1)...])
  }

  private func sayLevel(of container: Surrounding, into fragments: inout [Fragment]) {
    guard hasLevels(container) else { return }
    let outer = elements(around: container).count { $0.semanticRole == .tree || $0.isPlainList }
    say(
      "collectionLevel", as: .container, filling: ["level": String(outer + 1)], into: &fragments)
  }

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
      sayLevel(of: entered, into: &fragments)
      let table = element.table
      let count = table.map { max($0.rows ?? 0, $0.columns ?? 0) } ?? entered.items
      if count > 0 { sayCount("itemCount", count, into: &fragments) }
    case .grid:
      let isTable = isOnPage && element.semanticRole == .table
      say(
        isTable ? "inTable" : "inGrid", isTable ? "inNamedTable" : "inNamedGrid", &fragments)
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
    if let rows = table.rows, let columns = table.columns, rows > 1, columns > 1 {
      for (key, index) in [(PhraseKey.row, own.cell?.row), (.column, own.cell?.column)] {
        guard let index else { continue }
        say(key, as: .position, filling: ["number": String(index + 1)], into: &fragments)
      }
      sayCount("rowCount", rows, into: &fragments)
      return sayCount("columnCount", columns, into: &fragments)
    }
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
    case .grid:
      let isTable = isOnPage && left.element.semanticRole == .table
      say(
        isTable ? "outOfTable" : "outOfGrid", isTable ? "outOfNamedTable" : "outOfNamedGrid",
        &fragments)
    case .pager: say(left.pager.leave, left.pager.leaveNamed, &fragments)
    case .named:
      self.say("outOfNamed", as: .boundary, filling: ["name": left.name ?? ""], into: &fragments)
    case .window, nil: break
    }
  }
}

extension Element {
  /// What kind of collection or window the element is to TalkBack, or `nil` for anything else.
  fileprivate var talkBackPlace: PhrasingContext.Surrounding.Kind? {
    switch facts.isEmpty ? nil : statedFacts.systemPart {
    case .window: return .window
    case .pager: return .pager
    case .bar, .keyboard, nil: break
    }
    switch semanticRole {
    case .list, .listBox, .directory, .feed, .tree: return .list
    case .table, .grid, .treeGrid: return .grid
    default: return nil
    }
  }

  fileprivate var isCollection: Bool { talkBackPlace.map { $0 != .window } ?? false }

  fileprivate var isPlainList: Bool { semanticRole == .list || semanticRole == .directory }
}
