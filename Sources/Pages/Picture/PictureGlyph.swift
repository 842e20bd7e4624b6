internal import AccessibilityTree

/// What is drawn inside of an element's box: its words where they fit, and the marks of its role.
struct PictureGlyph {
  /// The marks as SVG paths.
  private(set) var paths: [String] = []
  /// What the template needs for each line of the words; empty where none fit.
  private(set) var words: [PageValues] = []

  /// What the words take up, or `nil` where there are none.
  private(set) var wordsFrame: Frame?

  /// Chooses the marks and words of a stop.
  init(_ stop: ScreenPicture.Stop) {
    let frame = stop.frame
    guard frame.width >= 10, frame.height >= 8 else { return }
    var left = frame.x + 6
    var right = frame.x + frame.width - 6
    let middle = frame.y + frame.height / 2
    switch stop.shape {
    case .image where frame.width >= 24 && frame.height >= 24:
      paths.append(Self.mountains(in: frame))
    case .toggle where frame.width >= 60:
      right -= 34
      paths.append(Self.toggle(at: right + 4, middle: middle, isOn: stop.isOn))
    case .adjustable where frame.width >= 60 && frame.height >= 24:
      paths.append(Self.slider(in: frame))
    case .field where frame.width >= 24:
      paths.append("M\(short(left)) \(short(middle - 7))v14")
      left += 6
    default: break
    }
    let isCentred = [.button, .tab].contains(stop.shape)
    var size = min(15, max(7, frame.height * 0.42))
    // The number stands in the upper left corner; words beside it stay clear of it on low boxes.
    if !isCentred, frame.height < 34 { left += ScreenPicture.badgeRadius }
    if stop.shape == .image, frame.height < 40 { return }
    // Low boxes have room for one line, high ones for as many as fill a good half of them.
    let most = max(1, min(6, Int(frame.height * 0.6 / (size * 1.25))))
    let text = SafeWords.line(stop.label)
    let lines = Self.lines(of: text, size: &size, room: right - left, most: most)
    let leading = size * 1.25
    let block = Double(lines.count - 1) * leading
    let isHigh = stop.shape == .adjustable && !paths.isEmpty
    let top =
      stop.shape == .image
      ? frame.y + frame.height - size - block
      : (isHigh ? middle - size * 0.6 : middle) - block / 2
    // At the start of a line, which is at the right in Hebrew.
    let isRightToLeft = Direction(ofText: text) == .rtl
    if let longest = lines.map({ TextMeasure.width($0, size: size) }).max() {
      let width = min(longest, right - left)
      let start =
        isCentred ? (left + right - width) / 2 : isRightToLeft ? right - width : left
      wordsFrame = Frame(
        x: start, y: top - size / 2, width: max(0, width), height: block + size)
    }
    words = lines.enumerated().map { index, line in
      [
        "isRightToLeft": isRightToLeft,
        "line": line, "fontSize": short(size),
        "textY": short(top + Double(index) * leading + size * TextMeasure.halfHeight),
        "textX": short(isCentred ? (left + right) / 2 : isRightToLeft ? right : left),
        "anchor": isCentred ? "middle" : "start",
      ]
    }
  }

  /// Breaks words into lines, and makes them smaller until they fit: rather small words than a word in two.
  private static func lines(
    of text: String, size: inout Double, room: Double, most: Int
  ) -> [String] {
    let fitting = room / max(1, TextMeasure.longestWord(in: text))
    if fitting >= 7 { size = min(size, fitting) }
    var lines = TextMeasure.lines(text, size: size, room: room, most: most)
    while lines.count == 1, size > 7, TextMeasure.width(lines[0], size: size) > room {
      size -= 1
      lines = TextMeasure.lines(text, size: size, room: room, most: most)
    }
    guard lines.count == 1 else { return lines }
    return [TextMeasure.fitted(text, size: size, room: room)].compactMap { $0 }
  }

  /// Leaves the words out, because something is painted over them.
  mutating func leaveWordsOut() {
    words = []
    wordsFrame = nil
  }

  private static func mountains(in frame: Frame) -> String {
    let size = min(frame.width, frame.height, 60) * 0.5
    let x = frame.x + frame.width / 2 - size / 2
    let y = frame.y + frame.height / 2 + size * 0.25
    return "M\(short(x)) \(short(y))l\(short(size * 0.35)) \(short(-size * 0.55))"
      + "l\(short(size * 0.25)) \(short(size * 0.3))l\(short(size * 0.15)) \(short(-size * 0.2))"
      + "l\(short(size * 0.25)) \(short(size * 0.45))z"
  }

  private static func toggle(at x: Double, middle: Double, isOn: Bool) -> String {
    let knob = isOn ? x + 19 : x + 7
    return "M\(short(x + 7)) \(short(middle - 7))h12a7 7 0 0 1 0 14h-12a7 7 0 0 1 0 -14z"
      + "M\(short(knob - 4)) \(short(middle))a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"
  }

  private static func slider(in frame: Frame) -> String {
    let y = frame.y + frame.height - min(10, frame.height * 0.25)
    let length = frame.width - 24
    return "M\(short(frame.x + 12)) \(short(y))h\(short(length))"
      + "M\(short(frame.x + 12 + length * 0.4)) \(short(y - 4))v8"
  }
}
