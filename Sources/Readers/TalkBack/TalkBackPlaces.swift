import AccessibilityTree
import ScreenReader
import Voices

/// Where an element is, and what was entered and left (source code: utils/monitor/CollectionState.java and
/// compositor/CollectionStateFeedbackUtils.java of TalkBack 15.1).
extension UtterancePart {
  /// That it is a heading, which of how many items of a list, or the row and column of a grid.
  static let talkBackPlace = UtterancePart("place") { context, fragments in
    // The page of a pager is told on the way in alone.
    let isTold = context.verbosity.speaks(.positions) && context.surrounding?.kind != .pager
    if isTold, let cell = context.own.cell {
      return context.sayTalkBack(cell, into: &fragments)
    }
    context.sayTalkBackHeading(into: &fragments)
    guard isTold else { return }
    if let position = context.own.position, let count = position.count {
      context.say(
        .position, as: .position,
        filling: ["index": String(position.index), "count": String(count)], into: &fragments)
    } else if let list = context.surrounding, list.isCounted, list.isNewItem {
      context.say(
        .position, as: .position,
        filling: ["index": String(list.item), "count": String(list.items)], into: &fragments)
    }
  }

  /// The collection that was entered, else the one that was left, always behind the element itself; then the
  /// window.
  static let talkBackContainers = UtterancePart("containers") { context, fragments in
    guard context.verbosity.speaks(.containers) else { return }
    if let entered = context.collectionGoneInto {
      context.sayTalkBack(entered: entered, into: &fragments)
    } else if let left = context.left.first(where: { context.isTold($0) }) {
      context.sayTalkBack(left: left, into: &fragments)
    }
    // The window in which one arrives is known by its title (source code: windowTransitionState in
    // EventTypeViewAccessibilityFocusedFeedbackRule.java).
    guard context.previous != nil,
      let window = context.entered.first(where: { $0.kind == .window }),
      let title = window.element.label
    else { return }
    context.say("inWindow", as: .container, filling: ["name": title], into: &fragments)
  }
}

extension PhrasingContext {
  fileprivate func sayTalkBackHeading(into fragments: inout [Fragment]) {
    // Chrome tells it as the role.
    guard !isOnPage, own.traits.contains(.header) || own.semanticRole == .heading else {
      return
    }
    if own.roleDescription == nil { say(.heading, as: .role, into: &fragments) }
  }

  /// Says which heading a cell is, and the row and the column where they are others than before: by their
  /// headings, else by their numbers.
  fileprivate func sayTalkBack(_ cell: TableCell, into fragments: inout [Fragment]) {
    let table = container { $0.table != nil }?.element.table
    // A cell all along a row stands in no column, and the other way round.
    let row = cell.rowSpan == table?.rows ? nil : cell.row
    let column = cell.columnSpan == table?.columns ? nil : cell.column
    let heading = headingKind(of: cell, row, column, in: table)
    // Without a move to another row or column, nothing but that it is a heading is told.
    guard previousCell == nil || previousCell?.row != row || previousCell?.column != column else {
      return sayTalkBackHeading(into: &fragments)
    }
    let headers = cellHeaders
    if let heading, own.roleDescription == nil, !isOnPage {
      say(heading, as: .role, into: &fragments)
    }
    if let row, row != previousCell?.row, heading != "rowHeading" {
      say(headers.row.first, else: .row, row, into: &fragments)
    }
    if let column, column != previousCell?.column, heading != "columnHeading" {
      say(headers.column.first, else: .column, column, into: &fragments)
    }
  }

  private func say(
    _ header: CellContext.Header?, else key: PhraseKey, _ index: Int,
    into fragments: inout [Fragment]
  ) {
    guard let header else {
      return say(key, as: .position, filling: ["number": String(index + 1)], into: &fragments)
    }
    say(
      text: header.label, as: .position, language: language(ofOther: header.language),
      into: &fragments)
  }

  /// What kind of heading a cell is: in the first row one of a column, in the first column one of a row.
  private func headingKind(
    of cell: TableCell, _ row: Int?, _ column: Int?, in table: DataTable?
  ) -> PhraseKey? {
    let isHeader =
      switch own.semanticRole {
      case .heading, .columnHeader, .rowHeader: true
      default: own.traits.contains(.header) || isHeader(own.id, in: table)
      }
    guard isHeader else { return nil }
    if cell.rowSpan == 1, cell.columnSpan == 1 {
      if row == 0, (table?.columns ?? 0) > 1 { return "columnHeading" }
      if column == 0, (table?.rows ?? 0) > 1 { return "rowHeading" }
    }
    return .heading
  }

  private func isHeader(_ id: String?, in table: DataTable?) -> Bool {
    guard let id, let table else { return false }
    return (table.rowHeaders + table.columnHeaders).contains { $0.ids.contains(id) }
  }
}
