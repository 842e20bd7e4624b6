import AccessibilityTree

/// The order in which Compose has TalkBack go through what it draws: row by row, and in a row in the direction of
/// the layout (source code: androidx 0094ab03, AndroidComposeViewAccessibilityDelegateCompat.sortByGeometryGroupings;
/// right edges first in its later RtlBoundsComparator).
///
/// What overlaps with a row in height belongs to it, and narrows it to what all of it has in common: beside a
/// title and a subtitle a button in their middle is read between the two (recorded of TalkBack 16.0). Layouts that
/// keep together what they hold are nodes of the tree, as others have none in Compose.
enum ComposeRows {
  /// By how much what touches may overlap: places and sizes in points are each rounded to a hundredth.
  private static let rounding = 0.02
  /// How many rows a node is held against at most (a limit of ours).
  private static let mostRows = 128

  private struct Row {
    var top: Double
    var bottom: Double
    var members: [Int]
  }

  /// Returns siblings in the order in which they are read.
  static func sorted(
    _ siblings: [Int32], _ direction: Direction, by frame: (Int32) -> Frame?
  ) -> [Int32] {
    let frames = siblings.compactMap(frame)
    guard frames.count == siblings.count else { return siblings }
    var rows: [Row] = []
    for (index, frame) in frames.enumerated() {
      let (top, bottom) = (frame.y, frame.y + frame.height)
      let start = max(0, rows.count - mostRows)
      let found = rows[start...].firstIndex { row in
        max(row.top, top) + rounding < min(row.bottom, bottom)
      }
      guard let found else {
        rows.append(Row(top: top, bottom: bottom, members: [index]))
        continue
      }
      rows[found].top = max(rows[found].top, top)
      rows[found].bottom = min(rows[found].bottom, bottom)
      rows[found].members.append(index)
    }
    rows.sort { ($0.top, $0.bottom, $0.members[0]) < ($1.top, $1.bottom, $1.members[0]) }
    return rows.flatMap { row in
      row.members.sorted { one, other in
        let (first, second) = (frames[one], frames[other])
        if direction == .rtl {
          let (end, otherEnd) = (first.x + first.width, second.x + second.width)
          if end != otherEnd { return end > otherEnd }
        } else if first.x != second.x {
          return first.x < second.x
        }
        if first.y != second.y { return first.y < second.y }
        if first.height != second.height { return first.height < second.height }
        return first.width != second.width ? first.width < second.width : one < other
      }
      .map { siblings[$0] }
    }
  }
}
