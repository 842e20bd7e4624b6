import Documents

/// Tells the lines of places that are asked for in ascending order, in linear time altogether.
struct LineCounter {
  private let source: SourceText
  private var offset = 0
  private var line = 1

  init(_ source: SourceText) { self.source = source }

  mutating func line(at place: Int) -> Int {
    while offset < min(place, source.bytes.count) {
      if source.bytes[offset] == 0x0A { line += 1 }
      offset += 1
    }
    return line
  }
}
