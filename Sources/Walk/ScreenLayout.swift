import Documents

/// Where what stands on the screen, at any size.
///
/// A wide screen has the outline on the left and the log on the right, a narrow one has them one above the
/// other. As a screen gets lower, it loses the line of keys, the outline, the title and the status in this
/// order; what was heard is seen to the last, and a question takes the last row whatever is lost for it.
package struct ScreenLayout {
  private let walk: KeyWalk
  private let size: TerminalSize
  private let bottom: BottomLines
  private var picture = Picture()

  private static let columnsForTwo = 60

  /// Lays out a walk.
  package static func picture(of walk: KeyWalk, size: TerminalSize) -> Picture {
    var layout = ScreenLayout(walk: walk, size: size, bottom: BottomLines(walk: walk))
    layout.draw()
    return layout.picture
  }

  private init(walk: KeyWalk, size: TerminalSize, bottom: BottomLines) {
    self.walk = walk
    self.size = size
    self.bottom = bottom
  }

  private mutating func draw() {
    let hasKeys = size.rows >= 7 || bottom.asks
    let hasStatus = size.rows >= (bottom.asks ? 4 : 3)
    let hasTitle = size.rows >= 4
    if hasTitle { add(bottom.title(width: size.columns), .bar) }
    let cells = brailleLines
    drawBody(height: size.rows - [hasTitle, hasStatus, hasKeys].count { $0 } - cells.count)
    cells.forEach { add(" " + $0, .strong) }
    if hasStatus { add(bottom.status(width: size.columns), walk.message == nil ? .bar : .strong) }
    if hasKeys {
      let keys = bottom.keys(width: size.columns)
      add(keys.text, bottom.asks ? .strong : .faint)
      if let column = keys.cursor {
        picture.cursor = .init(row: picture.rows.count - 1, column: column)
        picture.showsCursor = true
      }
    }
  }

  /// What stands on the braille display, as far as there is room for it beside what is heard.
  private var brailleLines: [String] {
    guard size.rows >= 8 else { return [] }
    return walk.exploration.brailleLines().prefix(3)
      .map { DisplayWidth.fitted($0, to: size.columns - 1) }
  }

  private mutating func drawBody(height: Int) {
    guard height > 0 else { return }
    let width = size.columns
    if case .help(let first) = walk.mode {
      return add(
        HelpPanel(keys: walk.keys, first: first).lines(width: width, height: height),
        height: height)
    }
    let outline = OutlinePanel(exploration: walk.exploration)
    guard width >= Self.columnsForTwo else {
      let outlineHeight = height >= 6 ? height * 2 / 5 : 0
      if outlineHeight > 0 {
        add(outline.lines(width: width, height: outlineHeight), height: outlineHeight)
        add(String(repeating: "─", count: width), .faint)
      }
      let rest = height - outlineHeight - (outlineHeight > 0 ? 1 : 0)
      return add(side(width: width, height: rest), height: rest)
    }
    let leftWidth = (width - 3) / 2
    let left = outline.lines(width: leftWidth, height: height)
    let right = side(width: width - leftWidth - 3, height: height)
    for row in 0..<height {
      var cells: Picture.Row = []
      if row < left.count { cells.append(cell(left[row], at: 0)) }
      cells.append(Picture.Cell(column: leftWidth + 1, text: "│", emphasis: .faint))
      if row < right.count { cells.append(cell(right[row], at: leftWidth + 3)) }
      picture.rows.append(cells)
    }
  }

  /// What stands beside or below the outline: the log, or a list to choose from.
  private func side(width: Int, height: Int) -> [PanelLine] {
    switch walk.mode {
    case .choosing(let choice): ChoicePanel(choice).lines(width: width, height: height)
    case .choosingItem(let choice): ChoicePanel(choice).lines(width: width, height: height)
    default:
      LogPanel(exploration: walk.exploration, offset: walk.logOffset)
        .lines(width: width, height: height)
    }
  }

  private mutating func cell(_ line: PanelLine, at column: Int) -> Picture.Cell {
    if line.isCurrent { picture.cursor = .init(row: picture.rows.count, column: column) }
    return Picture.Cell(column: column, text: line.text, emphasis: line.emphasis)
  }

  private mutating func add(_ lines: [PanelLine], height: Int) {
    for row in 0..<height {
      picture.rows.append(row < lines.count ? [cell(lines[row], at: 0)] : [])
    }
  }

  private mutating func add(_ text: String, _ emphasis: Picture.Emphasis) {
    picture.rows.append([Picture.Cell(column: 0, text: text, emphasis: emphasis)])
  }
}
