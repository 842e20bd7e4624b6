import SeededGenerators
import Testing

@testable import Bridges

/// The columns that cells of rows above take are those that each column by itself would give.
@Suite struct ReachingCellsTests {
  @Test("are those that each column by itself would give", arguments: UInt64(0)..<40)
  func sameAsColumnByColumn(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var cells = ReachingCells()
    var last: [Int: Int] = [:]
    for row in 0..<40 {
      cells.begin(row: row)
      var column = 0
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        let free = cells.free(from: column, in: row)
        while let last = last[column], last >= row { column += 1 }
        #expect(free == column)
        let columns = column..<column + Int.random(in: 1..<7, using: &random)
        let end = row + Int.random(in: 0..<6, using: &random)
        if end > row {
          cells.add(columns, downTo: end)
          for column in columns { last[column] = end }
        }
        column = columns.upperBound
      }
    }
  }

  @Test func cellsThatReachFarAreNotCountedOneByOne() {
    var cells = ReachingCells()
    for row in 0..<20_000 {
      cells.begin(row: row)
      let column = cells.free(from: 0, in: row)
      cells.add(column..<column + 1_000_000, downTo: row + 999)
    }
    #expect(cells.free(from: 0, in: 19_999) == 1_000_000_000)
  }
}
