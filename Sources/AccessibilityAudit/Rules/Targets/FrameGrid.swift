import AccessibilityTree

/// Frames by the grid squares that they cover, so that neighbours are found without comparing every pair.
struct FrameGrid {
  /// The maximum number of neighbours to check for one frame; a real screen has a handful.
  private static let mostNeighbours = 200
  private static let side = 100.0
  /// The number of squares above which a frame is compared with every other one.
  private static let mostSquares = 64.0

  /// The frames.
  let frames: [Frame]
  private var squares: [Square: [Int]] = [:]
  private var large: [Int] = []

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  /// Sorts frames into squares.
  init(_ frames: [Frame]) {
    self.frames = frames
    for (index, frame) in frames.enumerated() {
      if Self.isLarge(frame) {
        large.append(index)
      } else {
        for square in Self.squares(frame) { squares[square, default: []].append(index) }
      }
    }
  }

  /// Returns whether a frame has an area and a position that are possible on a screen.
  static func holds(_ frame: Frame) -> Bool {
    frame.isFinite && abs(frame.x) < 1e6 && abs(frame.y) < 1e6 && frame.width > 0
      && frame.height > 0
  }

  /// Returns the frames that touch a frame or are close to it, without the frame itself.
  func near(_ index: Int, within distance: Double = 0) -> [Int] {
    let frame = frames[index]
    let around = Frame(
      x: frame.x - distance, y: frame.y - distance, width: frame.width + 2 * distance,
      height: frame.height + 2 * distance)
    var found: Set<Int> = []
    for list in lists(around, of: frame) {
      for other in list where other != index && frames[other].intersects(around) {
        found.insert(other)
        if found.count == Self.mostNeighbours { return found.sorted() }
      }
    }
    return found.sorted()
  }

  private func lists(_ around: Frame, of frame: Frame) -> [[Int]] {
    if Self.isLarge(frame) { return [Array(frames.indices)] }
    return Self.squares(around).compactMap { squares[$0] } + [large]
  }

  // A long thin frame lies in many squares and has a small area.
  private static func isLarge(_ frame: Frame) -> Bool {
    (frame.width / side + 1) * (frame.height / side + 1) > mostSquares
  }

  private static func squares(_ frame: Frame) -> [Square] {
    func range(_ start: Double, _ length: Double) -> ClosedRange<Int> {
      Int((start / side).rounded(.down))...Int(((start + length) / side).rounded(.down))
    }
    let rows = range(frame.y, frame.height)
    return range(frame.x, frame.width).flatMap { column in
      rows.map { Square(column: column, row: $0) }
    }
  }
}
