internal import AccessibilityTree

/// Finds places for numbers so that none covers another.
struct BadgePlaces {
  private let canvas: Frame
  private let radius: Double
  /// The numbers in each cell of a grid as wide as a disc.
  private var cells: [Cell: [Point]] = [:]
  private struct Cell: Hashable {
    var column: Int
    var row: Int
  }

  init(canvas: Frame, radius: Double) {
    self.canvas = canvas
    self.radius = radius
  }

  /// Takes a place at the upper left corner of a frame, or beside it where that is taken.
  mutating func take(at frame: Frame) -> Point {
    let start = Point(
      x: min(max(frame.x, canvas.x + radius), canvas.x + canvas.width - radius),
      y: min(max(frame.y, canvas.y + radius), canvas.y + canvas.height - radius))
    var place = start
    // A pile of elements at one place: the numbers go on to the right, then line by line.
    for attempt in 0..<64 {
      place = Point(
        x: start.x + Double(attempt % 8) * radius * 2, y: start.y + Double(attempt / 8) * radius * 2
      )
      if isTaken(place) { continue }
      // Whatever else a pile covers, its cell has one number more only where there was room for one.
      cells[cell(of: place), default: []].append(place)
      break
    }
    return place
  }

  private func isTaken(_ place: Point) -> Bool {
    let middle = cell(of: place)
    for column in middle.column - 1...middle.column + 1 {
      for row in middle.row - 1...middle.row + 1 {
        for other in cells[Cell(column: column, row: row)] ?? [] {
          let (dx, dy) = (other.x - place.x, other.y - place.y)
          if dx * dx + dy * dy < radius * radius * 3.6 { return true }
        }
      }
    }
    return false
  }

  private func cell(of place: Point) -> Cell {
    Cell(column: Int(place.x / (radius * 2)), row: Int(place.y / (radius * 2)))
  }
}
