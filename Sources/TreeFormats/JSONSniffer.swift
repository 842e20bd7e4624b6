internal import Glibc

/// Tells JSON dumps apart by their keys, without parsing them.
enum JSONSniffer {
  /// Returns whether a text starts like a JSON list or mapping.
  ///
  /// - Parameter bytes: The text.
  /// - Returns: `true` for a bracket or a brace.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Returns whether a text has a key, at any depth.
  ///
  /// - Parameters:
  ///   - key: The key without quotes.
  ///   - bytes: The text.
  /// - Returns: `true` if the key is followed by a colon anywhere.
  static func hasKey(_ key: String, _ bytes: [UInt8]) -> Bool {
    let quoted = Array("\"\(key)\"".utf8)
    var rest = bytes[...]
    while let found = firstOffset(of: quoted, in: rest) {
      rest = rest[(found + quoted.count)...]
      let next = rest.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      if next == UInt8(ascii: ":") { return true }
    }
    return false
  }

  /// Returns whether a text holds another.
  ///
  /// - Parameters:
  ///   - text: The text to look for.
  ///   - bytes: The text to look in.
  /// - Returns: `true` if the bytes of the one stand in the other.
  static func contains(_ text: String, _ bytes: [UInt8]) -> Bool {
    firstOffset(of: Array(text.utf8), in: bytes[...]) != nil
  }

  private static func firstOffset(of text: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let found = firstOffset(of: text[0], in: rest) {
      if bytes[found...].starts(with: text) { return found }
      rest = bytes[(found + 1)...]
    }
    return nil
  }

  private static func firstOffset(of byte: UInt8, in bytes: ArraySlice<UInt8>) -> Int? {
    let distance = bytes.withUnsafeBytes { buffer -> Int? in
      guard let start = buffer.baseAddress, let found = memchr(start, Int32(byte), buffer.count)
      else { return nil }
      return start.distance(to: UnsafeRawPointer(found))
    }
    return distance.map { bytes.startIndex + $0 }
  }
}
