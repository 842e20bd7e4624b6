import AccessibilityTree
import ScreenReader
import Voices

/// Where an element is, and what was entered and left (source code: utils/monitor/CollectionState.java of
/// TalkBack 15.1).
extension UtterancePart {
  /// That it is a heading, which of how many items of a list, or the row and column of a grid.
  static let talkBackPlace = UtterancePart("place") { context, fragments in
    context.sayTalkBackHeading(into: &fragments)
    guard context.verbosity.speaks(.positions) else { return }
    if let cell = context.own.cell {
      context.sayTalkBack(cell, into: &fragments)
    } else if let position = context.own.position, let count = position.count {
      context.say(
        .position, as: .position,
        filling: ["index": String(position.index), "count": String(count)], into: &fragments)
    } else if let list = context.surrounding, list.isCounted, list.isNewItem {
      context.say(
        .position, as: .position,
        filling: ["index": String(list.item), "count": String(list.items)], into: &fragments)
    }
  }

  /// The collection that was entered, else the one that was left: always behind the element itself.
  static let talkBackContainers = UtterancePart("containers") { context, fragments in
    guard context.verbosity.speaks(.containers) else { return }
    if let entered = context.entered.last(where: \.isTold) {
      context.sayTalkBack(entered: entered, into: &fragments)
    } else if let left = context.left.first(where: \.isTold) {
      context.sayTalkBack(left: left, into: &fragments)
    }
  }
}

extension PhrasingContext.Surrounding {
  fileprivate enum Kind { case list, grid, named }

  fileprivate var kind: Kind? {
    switch element.semanticRole {
    case .list, .listBox, .directory, .feed, .tree: return .list
    case .table, .grid, .treeGrid: return .grid
    default: return element.label?.isEmpty == false ? .named : nil
    }
  }

  /// Whether it is known which item of how many an element is: a dump loses what the list's adapter knows.
  fileprivate var isCounted: Bool { kind == .list && element.table == nil && items > 1 }

  fileprivate var isTold: Bool {
    switch kind {
    case .list: element.table.map { $0.rows != 1 } ?? (items != 1)
    case .grid, .named: true
    case nil: false
    }
  }
}

extension PhrasingContext {
  fileprivate func sayTalkBackHeading(into fragments: inout [Fragment]) {
    let element = own
    guard element.traits.contains(.header) || element.semanticRole == .heading else { return }
    if platform == .web, let level = element.headingLevel ?? element.level {
      return say(
        .headingLevel, as: .role, filling: ["level": String(level)], into: &fragments)
    }
    if element.roleDescription == nil { say(.heading, as: .role, into: &fragments) }
  }

  fileprivate func sayTalkBack(_ cell: TableCell, into fragments: inout [Fragment]) {
    for (key, new, old) in [
      (PhraseKey.row, cell.row, previousCell?.row),
      (PhraseKey.column, cell.column, previousCell?.column),
    ] {
      guard let new, new != old else { continue }
      say(key, as: .position, filling: ["number": String(new + 1)], into: &fragments)
    }
  }

  fileprivate func sayTalkBack(
    entered: Surrounding, into fragments: inout [Fragment]
  ) {
    let name = entered.element.label.flatMap { $0.isEmpty ? nil : $0 }
    switch entered.kind {
    case .list:
      say(
        name == nil ? "inList" : "inNamedList", as: .container, filling: ["name": name ?? ""],
        into: &fragments)
      let table = entered.element.table
      guard let count = table == nil ? entered.items : table?.rows else { return }
      say("itemCount", as: .container, filling: ["count": String(count)], into: &fragments)
    case .grid:
      say(
        name == nil ? "inGrid" : "inNamedGrid", as: .container, filling: ["name": name ?? ""],
        into: &fragments)
      guard let table = entered.element.table, let rows = table.rows, let columns = table.columns
      else { return }
      say("rowCount", as: .container, filling: ["count": String(rows)], into: &fragments)
      say("columnCount", as: .container, filling: ["count": String(columns)], into: &fragments)
    case .named: say("inNamed", as: .container, filling: ["name": name ?? ""], into: &fragments)
    case nil: break
    }
  }

  fileprivate func sayTalkBack(left: Surrounding, into fragments: inout [Fragment]) {
    switch left.kind {
    case .list: say("outOfList", as: .boundary, into: &fragments)
    case .grid: say("outOfGrid", as: .boundary, into: &fragments)
    case .named:
      say(
        "outOfNamed", as: .boundary, filling: ["name": left.element.label ?? ""], into: &fragments)
    case nil: break
    }
  }
}
