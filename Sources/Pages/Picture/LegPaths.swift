internal import AccessibilityTree

/// Finds ways from number to number that cross no other number and as few words as can be.
struct LegPaths {
  /// How far from the middle of a number other lines stay, in points.
  private static let clearance = ScreenPicture.badgeRadius + 3
  /// How far a line is bent aside, the gentlest first; a gentle bend shows a way there and back as two lines.
  private static let bends = [18.0, -18, 36, -36, 64, -64, 110, -110]
  private static let mostSamples = 48.0
  /// A line that lies on a number is worse than one over any words.
  private static let number = 1000
  /// How far words are from the edge of their box, and how high a box may be to be one line of words, in points.
  private static let inset = 3.0
  private static let line = 48.0

  /// How wide and high a cell is, in points: a number with its clearance reaches into the next one at the most.
  private static let cell = clearance * 2
  /// Cells so many columns apart share what lies in them, which costs time alone.
  private static let columns = 1 << 12

  private let canvas: Frame
  /// The numbers that reach into each cell.
  private let numbers: Cells<Point>
  /// The words that lie in each row of cells.
  private let words: Cells<Frame>

  /// Takes the places of the numbers on a canvas, and of the words that lie below the lines.
  init(_ badges: [Point], words: [Frame] = [], on canvas: Frame) {
    self.canvas = canvas
    var numbers = Cells<Point>()
    for badge in badges {
      for x in Self.place(badge.x - Self.clearance)...Self.place(badge.x + Self.clearance) {
        for y in Self.place(badge.y - Self.clearance)...Self.place(badge.y + Self.clearance) {
          numbers.add(badge, to: Self.key(x, y))
        }
      }
    }
    numbers.sort()
    self.numbers = numbers
    var lines = Cells<Frame>()
    for frame in words where frame.height > 2 * Self.inset && frame.height < Self.line {
      for y in Self.place(frame.y)...Self.place(frame.y + frame.height) { lines.add(frame, to: y) }
    }
    lines.sort()
    self.words = lines
  }

  /// Returns the path of a leg, which ends at the rim of the number.
  func path(of leg: ScreenPicture.Leg) -> String {
    let (start, goal) = (leg.start, leg.end)
    let (dx, dy) = (goal.x - start.x, goal.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else { return "M\(short(start.x)) \(short(start.y))h0" }
    var best: (middle: Point, hits: Int)?
    for middle in middles(from: start, to: goal, length) {
      let hits = hits(from: start, over: middle, to: goal, length, most: best?.hits ?? .max)
      if hits < best?.hits ?? .max { best = (middle, hits) }
      if hits == 0 { break }
    }
    let middle = best?.middle ?? start
    // The arrow comes in along the line, to the rim of the number.
    let (inX, inY) = (goal.x - middle.x, goal.y - middle.y)
    let last = max((inX * inX + inY * inY).squareRoot(), 1)
    let rim = min(1, (ScreenPicture.badgeRadius + 1) / last)
    return "M\(short(start.x)) \(short(start.y))Q\(short(middle.x)) \(short(middle.y)) "
      + "\(short(goal.x - inX * rim)) \(short(goal.y - inY * rim))"
  }

  /// Returns what a line may be bent towards, the gentlest first; at last the corners between two rows.
  private func middles(from start: Point, to goal: Point, _ length: Double) -> [Point] {
    let (dx, dy) = (goal.x - start.x, goal.y - start.y)
    let bent = Self.bends.map { bend in
      // A short line has no room for a wide bend.
      let reach = min(abs(bend), abs(bend) > 18 ? length * 0.75 : length / 8)
      let aside = bend < 0 ? -reach : reach
      return Point(
        x: (start.x + goal.x) / 2 - dy / length * aside,
        y: (start.y + goal.y) / 2 + dx / length * aside)
    }
    return bent + [Point(x: start.x, y: goal.y), Point(x: goal.x, y: start.y)]
  }

  /// Returns how bad a line is: its points on other numbers, beside the canvas, and on words.
  private func hits(
    from start: Point, over middle: Point, to goal: Point, _ length: Double, most: Int
  ) -> Int {
    let samples = min(Self.mostSamples, (length / 6).rounded(.up))
    var hits = 0
    for step in stride(from: 1, to: samples, by: 1) where hits < most {
      let (t, rest) = (step / samples, 1 - step / samples)
      let point = Point(
        x: rest * rest * start.x + 2 * rest * t * middle.x + t * t * goal.x,
        y: rest * rest * start.y + 2 * rest * t * middle.y + t * t * goal.y)
      let (x, y) = (Self.place(point.x), Self.place(point.y))
      let isHit = numbers[Self.key(x, y)].contains { badge in
        Self.isNear(badge, point) && badge != start && badge != goal
      }
      if isHit || !contains(point) {
        hits += Self.number
      } else if words[y].contains(where: { Self.isOn($0, point) }) {
        hits += 1
      }
    }
    return hits
  }

  private static func isOn(_ words: Frame, _ point: Point) -> Bool {
    point.x > words.x && point.x < words.x + words.width && point.y > words.y + inset
      && point.y < words.y + words.height - inset
  }

  private func contains(_ point: Point) -> Bool {
    point.x >= canvas.x && point.x <= canvas.x + canvas.width && point.y >= canvas.y
      && point.y <= canvas.y + canvas.height
  }

  private static func isNear(_ one: Point, _ other: Point) -> Bool {
    let (dx, dy) = (one.x - other.x, one.y - other.y)
    return dx * dx + dy * dy < clearance * clearance
  }

  private static func place(_ points: Double) -> Int { Int((points / cell).rounded(.down)) }

  private static func key(_ x: Int, _ y: Int) -> Int { y * columns + x }
}

/// Things by the cells of a picture that they lie in.
private struct Cells<Thing> {
  private var added: [(key: Int, thing: Thing)] = []
  private var keys: [Int] = []
  private var things: [Thing] = []

  /// Puts a thing into a cell.
  mutating func add(_ thing: Thing, to key: Int) { added.append((key, thing)) }

  /// Makes ready what was added.
  mutating func sort() {
    added.sort { $0.key < $1.key }
    keys = added.map { $0.key }
    things = added.map { $0.thing }
    added = []
  }

  /// What lies in a cell.
  subscript(key: Int) -> ArraySlice<Thing> {
    let first = start(of: key)
    var end = first
    while end < keys.count && keys[end] == key { end += 1 }
    return things[first..<end]
  }

  /// Where a cell begins, or would.
  private func start(of key: Int) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
