/// Finds bytes that are not UTF-8.
enum UTF8Check {
  /// Returns the number of bytes at the end that begin a letter and lack its rest, 0 to 3.
  static func cutLetter(of bytes: [UInt8]) -> Int {
    let tail = bytes.suffix(3)
    guard let start = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return 0 }
    let length =
      switch bytes[start] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let count = bytes.endIndex - start
    return count < length ? count : 0
  }

  /// Returns the index of the first byte that does not belong to a well-formed UTF-8 sequence.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      if String(validating: buffer, as: UTF8.self) != nil { return nil }
      // Only a text that failed is walked scalar by scalar.
      var decoder = Unicode.UTF8.ForwardParser()
      var iterator = buffer.makeIterator()
      var offset = 0
      while true {
        switch decoder.parseScalar(from: &iterator) {
        case .valid(let scalar): offset += scalar.count
        case .error: return min(offset, buffer.count - 1)
        case .emptyInput: return nil
        }
      }
    }
  }
}
