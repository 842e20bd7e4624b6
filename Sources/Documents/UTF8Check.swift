/// Finds bytes that are not UTF-8.
enum UTF8Check {
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
