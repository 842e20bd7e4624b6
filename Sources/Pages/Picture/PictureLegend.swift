internal import AccessibilityTree
internal import Transcript

/// The list beside a picture: each stop's number with what is heard there, in as many columns as the
/// height of the picture asks for, all about as long.
struct PictureLegend {
  /// How wide a column is, in points.
  private static let columnWidth = 340.0
  private static let lineHeight = 17.0
  private static let gap = 9.0

  /// What the template needs for each stop.
  private(set) var entries: [PageValues] = []
  /// Where the legend ends at the right.
  private(set) var right: Double
  /// Where the legend ends below.
  private(set) var bottom: Double

  /// Lays out the legend of a transcript.
  init(_ transcript: Transcript, left: Double, top: Double, height: Double) {
    let texts = transcript.stops.map(Self.lines)
    let heights = texts.map { Double($0.count) * Self.lineHeight + Self.gap }
    let room = Self.room(for: heights, within: max(height, 800))
    var x = left
    var y = top
    right = left + Self.columnWidth
    bottom = top
    for (index, texts) in texts.enumerated() {
      let needed = heights[index]
      if y + needed > top + room, y > top {
        x += Self.columnWidth + 24
        y = top
        right = x + Self.columnWidth
      }
      let first = y + Self.lineHeight * 0.75
      let size = Self.numberSize(index + 1)
      entries.append([
        "number": index + 1, "chipX": short(x + 10), "chipY": short(first - 4.5),
        "numberY": short(first - 4.5 + size * TextMeasure.halfHeight), "numberFont": short(size),
        "lines": texts.enumerated().map { line, text in
          [
            "kind": text.isHint ? "hint" : "text", "line": text.text,
            "isRightToLeft": text.isRightToLeft, "x": short(x + 28),
            "y": short(first + Double(line) * Self.lineHeight),
          ]
        },
      ])
      y += needed
      bottom = max(bottom, y)
    }
  }

  /// Returns how high the columns are: no higher than there is room, give or take a little, and all of a
  /// height, so that no column holds a last entry alone.
  private static func room(for heights: [Double], within height: Double) -> Double {
    let total = heights.reduce(0, +)
    let columns = max(1, (total / (height * 1.15)).rounded(.up))
    return columns == 1 ? total : min(height * 1.15, total / columns + (heights.max() ?? 0))
  }

  /// The size of the font in which a number fits into its disc.
  static func numberSize(_ number: Int) -> Double {
    number > 999 ? 6 : number > 99 ? 8 : 10
  }

  /// A line of an entry.
  private struct Line {
    var text: String
    var isHint: Bool
    var isRightToLeft: Bool
  }

  private static func lines(_ stop: Transcript.Stop) -> [Line] {
    func broken(_ text: String, most: Int, isHint: Bool) -> [Line] {
      let isRightToLeft = Direction(ofText: text) == .rtl
      return TextMeasure.lines(text, size: 13, room: columnWidth - 30, most: most)
        .map { Line(text: $0, isHint: isHint, isRightToLeft: isRightToLeft) }
    }
    let text = stop.text.isEmpty ? "[silent]" : SafeWords.line(stop.text)
    let said = broken(text, most: 6, isHint: false)
    guard let hint = stop.hint, transcriptShowsHint(stop) else { return said }
    return said + broken(SafeWords.line(hint), most: 4, isHint: true)
  }

  // In the style of recordings the hint is part of the text already.
  private static func transcriptShowsHint(_ stop: Transcript.Stop) -> Bool {
    stop.hint.map { !stop.text.hasSuffix($0) } ?? false
  }
}
