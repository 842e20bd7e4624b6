/// Reads the output of a ``PackedWriter``, in the same order.
struct PackedReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func number() -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(bitPattern: number)
  }

  mutating func flag() -> Bool { number() == 1 }

  mutating func list() -> ArraySlice<UInt8> {
    let count = number()
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func optional<Value>(_ read: (inout PackedReader) -> Value) -> Value? {
    flag() ? read(&self) : nil
  }
}
