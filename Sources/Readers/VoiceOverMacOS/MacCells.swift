import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The place of a cell in its table.
  ///
  /// Recorded: the first cell that is gone into tells row and column, a step along the row its column with the
  /// header before the text, a step along the column its row before the text. A row tells the number that it
  /// states, of as many as it states.
  static let macCell = UtterancePart("cell") { context, fragments in
    guard let cell = context.element.cell, context.side == .element,
      context.verbosity.speaks(.positions)
    else { return }
    if context.toolkit == .webKit, context.occasion == .moving {
      return context.sayCell(cell, into: &fragments)
    }
    switch context.occasion {
    case .alongColumn:
      var place: [Fragment] = []
      context.sayRow(of: cell, into: &place)
      fragments.insert(contentsOf: place, at: 0)
    case .entering:
      context.sayRow(of: cell, into: &fragments)
      context.sayColumn(of: cell, into: &fragments)
    case .acrossRow:
      var headers: [Fragment] = []
      context.sayHeaders(into: &headers)
      fragments.insert(contentsOf: headers, at: 0)
      context.sayColumn(of: cell, into: &fragments)
    default: context.sayColumn(of: cell, into: &fragments)
    }
  }
}

extension PhrasingContext {
  private var table: DataTable? { surrounding?.element.table }

  /// Adds what has changed of the place since the cell before: the row before the text, the column with its
  /// header around it (transcribed: "name, target, column 2 of 2", "row 2 of 3, sad").
  fileprivate func sayCell(_ cell: TableCell, into fragments: inout [Fragment]) {
    let isEntered = entered.contains { $0.element.table != nil }
    let before = isEntered ? nil : previous?.cell
    var place: [Fragment] = []
    // Behind the second of two links in a cell, nothing but the first cell of a row begins one.
    let isSameRow = before == nil && !isEntered && self.cell?.row == nil
    if before?.row != cell.row, !isSameRow { sayRow(of: cell, into: &place) }
    if before?.column != cell.column { sayHeaders(into: &place) }
    fragments.insert(contentsOf: place, at: 0)
    if before?.column != cell.column { sayColumn(of: cell, into: &fragments) }
    switch element.states.sort {
    case .ascending: say("sortUp", as: .state, into: &fragments)
    case .descending: say("sortDown", as: .state, into: &fragments)
    default: break
    }
  }

  fileprivate func sayRow(of cell: TableCell, into fragments: inout [Fragment]) {
    let stated = row?.position
    guard let number = stated?.index ?? cell.row.map({ $0 + 1 }),
      let count = stated?.count ?? table?.rows
    else { return }
    say(
      .row, as: .position, filling: ["number": String(number), "count": String(count)],
      into: &fragments)
  }

  fileprivate func sayColumn(of cell: TableCell, into fragments: inout [Fragment]) {
    guard let column = cell.column, let count = table?.columns else { return }
    say(
      .column, as: .position, filling: ["number": String(column + 1), "count": String(count)],
      into: &fragments)
  }

  fileprivate func sayHeaders(into fragments: inout [Fragment]) {
    guard verbosity.speaks(.headers) else { return }
    for header in self.cell?.headers ?? [] {
      say(
        text: header.label, as: .header, language: language(ofOther: header.language),
        into: &fragments)
    }
  }
}
