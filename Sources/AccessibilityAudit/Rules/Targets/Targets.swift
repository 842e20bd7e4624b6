import AccessibilityTree

/// What can be hit on a screen, and what is near to what.
struct Targets {
  /// How many neighbours of one target are looked at; a screen of people has a handful.
  private static let mostNeighbours = 200
  private static let side = 100.0
  /// A target over more squares than this is compared with every other one.
  private static let mostSquares = 64.0

  /// One target.
  struct Target {
    let node: Int
    let frame: Frame
  }

  /// The targets with a frame, in the order in which they are heard.
  private(set) var all: [Target] = []
  /// How many controls have no frame.
  private(set) var withoutFrame = 0

  private var squares: [Square: [Int]] = [:]
  private var large: [Int] = []

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  /// Finds the targets of a screen.
  ///
  /// - Parameter screen: The screen.
  init(_ screen: AuditedScreen) {
    for node in screen.stops where Self.isTarget(node, screen) {
      guard let frame = screen.tree[node].frame, frame.isFinite, abs(frame.x) < 1e6,
        abs(frame.y) < 1e6, frame.width > 0, frame.height > 0
      else {
        withoutFrame += 1
        continue
      }
      let index = all.count
      all.append(Target(node: node, frame: frame))
      if frame.width * frame.height > Self.mostSquares * Self.side * Self.side {
        large.append(index)
      } else {
        for square in Self.squares(frame) { squares[square, default: []].append(index) }
      }
    }
  }

  /// Returns the targets that may be within a distance of a target, without itself.
  ///
  /// - Parameters:
  ///   - index: A target of ``all``.
  ///   - distance: How far away in points.
  /// - Returns: Their indices, from first to last.
  func near(_ index: Int, within distance: Double = 0) -> [Int] {
    let frame = all[index].frame
    let around = Frame(
      x: frame.x - distance, y: frame.y - distance, width: frame.width + 2 * distance,
      height: frame.height + 2 * distance)
    var found: Set<Int> = []
    let others: [Int]
    if frame.width * frame.height > Self.mostSquares * Self.side * Self.side {
      others = Array(all.indices)
    } else {
      others = Self.squares(around).flatMap { squares[$0] ?? [] } + large
    }
    for other in others where other != index && all[other].frame.intersects(around) {
      found.insert(other)
      if found.count == Self.mostNeighbours { break }
    }
    return found.sorted()
  }

  // A key is as large as its keyboard lets it be, and a disabled control is not hit at all.
  private static func isTarget(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let traits = screen.spokenElement(node).traits
    return screen.isInteractive(node) && traits.isDisjoint(with: [.keyboardKey, .notEnabled])
  }

  private static func squares(_ frame: Frame) -> [Square] {
    let columns =
      Int((frame.x / side).rounded(.down))...Int(((frame.x + frame.width) / side).rounded(.down))
    let rows =
      Int((frame.y / side).rounded(.down))...Int(((frame.y + frame.height) / side).rounded(.down))
    return columns.flatMap { column in rows.map { Square(column: column, row: $0) } }
  }
}
