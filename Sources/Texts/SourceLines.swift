import Synchronization

/// The lines of a text, found once, so that any place in it is told without counting from the start.
final class SourceLines: Sendable {
  /// A place is known once in so many bytes.
  private static let stride = 1024

  private let marks = Mutex<[SourcePlace]>([])

  /// Returns the line and column of a byte.
  ///
  /// - Complexity: O(n) in the length of the text for the first question, O(1) for the next.
  func location(of offset: Int, in bytes: [UInt8]) -> SourcePlace {
    let offset = min(max(0, offset), bytes.count)
    let marks = marks.withLock { marks in
      if marks.isEmpty { marks = Self.marks(in: bytes) }
      return marks
    }
    var place = marks[offset / Self.stride]
    for index in offset / Self.stride * Self.stride..<offset { Self.step(&place, index, bytes) }
    return place
  }

  private static func marks(in bytes: [UInt8]) -> [SourcePlace] {
    var marks: [SourcePlace] = []
    marks.reserveCapacity(bytes.count / stride + 1)
    var place = SourcePlace(line: 1, column: 1)
    for index in bytes.indices {
      if index % stride == 0 { marks.append(place) }
      step(&place, index, bytes)
    }
    if bytes.count % stride == 0 { marks.append(place) }
    return marks
  }

  /// Returns whether a line ends with a byte: with a line feed, or with a carriage return that stands alone.
  static func isEnd(_ index: Int, in bytes: [UInt8]) -> Bool {
    bytes[index] == 0x0A
      || bytes[index] == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
  }

  private static func step(_ place: inout SourcePlace, _ index: Int, _ bytes: [UInt8]) {
    if isEnd(index, in: bytes) {
      place.line += 1
      place.column = 1
    } else if bytes[index] & 0xC0 != 0x80 {
      place.column += 1
    }
  }
}
