/// Takes numbers and texts out of an input, one after the other; past its end all are zero and empty.
struct InputCursor {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  mutating func byte() -> UInt8 {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func number() -> UInt32 {
    (0..<4).reduce(0) { number, _ in number << 8 | UInt32(byte()) }
  }

  /// Takes a text with a byte before it that says how long it is.
  mutating func text() -> String {
    let count = Int(byte())
    let end = min(bytes.count, place + count)
    defer { place = end }
    return String(decoding: bytes[min(place, end)..<end], as: UTF8.self)
  }
}
