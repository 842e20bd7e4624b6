internal import AccessibilityTree

/// Tells whether something is painted over a place, so that words are left out rather than cut by a box.
struct CoveredPlaces {
  /// The side of a cell, in points.
  private static let side = 64.0
  /// The most cells that a frame is entered into; what is larger lies behind everything else anyway.
  private static let mostCells = 64.0

  /// The most frames that are kept in a cell: where more lie, there is no room for words.
  private static let mostFrames = 256

  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }
  /// The frames by the cells of a grid that they reach into.
  private var cells: [Cell: [Frame]] = [:]

  /// Takes a frame that covers what is asked for afterwards.
  mutating func cover(_ frame: Frame) {
    let (columns, rows) = (frame.width / Self.side + 1, frame.height / Self.side + 1)
    guard columns * rows <= Self.mostCells else { return }
    for cell in Self.cells(of: frame) where (cells[cell]?.count ?? 0) < Self.mostFrames {
      cells[cell, default: []].append(frame)
    }
  }

  /// Returns whether a frame reaches into one that covers it.
  func isCovered(_ frame: Frame) -> Bool {
    Self.cells(of: frame).contains { cell in
      let frames = cells[cell] ?? []
      return frames.count == Self.mostFrames || frames.contains { $0.intersects(frame) }
    }
  }

  private static func cells(of frame: Frame) -> [Cell] {
    let columns = Int(frame.x / side)...Int((frame.x + frame.width) / side)
    let rows = Int(frame.y / side)...Int((frame.y + frame.height) / side)
    return columns.flatMap { column in rows.map { Cell(column: column, row: $0) } }
  }
}
