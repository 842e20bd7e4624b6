internal import AccessibilityTree

/// Frames that cannot be true.
extension XCUITestImport {
  /// Gives what is in a row the row's frame where its own is outside of it: of rows that are scrolled away all parts
  /// can have one frame that is out of date (measured in the settings of iOS).
  ///
  /// What scrolls by itself in a row may stand outside.
  mutating func placeInRows() {
    if dump.isOfMac { return }
    var rows = [Int32](repeating: -1, count: dump.nodes.count)
    for index in dump.nodes.indices {
      guard let parent = dump.parent(of: index) else { continue }
      let around = dump.nodes[parent]
      rows[index] = around.type == .cell ? Int32(parent) : around.type.scrolls ? -1 : rows[parent]
      guard rows[index] >= 0, let row = dump.nodes[Int(rows[index])].frame, row.width > 0,
        row.height > 0, let frame = dump.nodes[index].frame, frame.width > 0 || frame.height > 0,
        !frame.intersects(row)
      else { continue }
      dump.place(index, at: row)
      report.infer("positions from the surrounding rows", at: index)
    }
  }
}
