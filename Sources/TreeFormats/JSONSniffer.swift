internal import Documents

/// Tells JSON dumps apart by their keys, without parsing them.
enum JSONSniffer {
  /// Returns whether a text starts like a JSON list or mapping.
  static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// Returns what a text has of a format whose JSON always has certain keys.
  static func recognise(_ keys: [String], _ source: SourceText) -> Recognition {
    guard isJSON(source.bytes) else { return .unlike }
    let found = keys.filter(source.hasKey)
    if found.count == keys.count { return .recognised }
    guard !found.isEmpty, let missing = keys.first(where: { !found.contains($0) }) else {
      return .unlike
    }
    return .resembles(
      signs: found.map { "the key \"\($0)\"" }, lacks: "the key \"\(missing)\"")
  }

  /// Returns whether a text has a key, at any depth, with a text that begins in a certain way, if one is given.
  static func hasKey(
    _ key: String, _ bytes: [UInt8], valueBeginsWith start: String? = nil
  ) -> Bool {
    let quoted = "\"\(key)\""
    let search = ByteSearch(quoted)
    var rest = bytes[...]
    while let found = rest.withUnsafeBytes(search.firstOffset) {
      rest = rest.dropFirst(found + quoted.utf8.count)
      let next = rest.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      guard next == UInt8(ascii: ":") else { continue }
      guard let start else { return true }
      let value = rest.drop { [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ":")].contains($0) }
      if value.starts(with: "\"\(start)".utf8) { return true }
    }
    return false
  }

  /// Returns whether a text holds another.
  static func contains(_ text: String, _ bytes: [UInt8]) -> Bool {
    firstOffset(of: text, in: bytes) != nil
  }

  /// Returns where a text begins in another, or `nil`.
  static func firstOffset(of text: String, in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes(ByteSearch(text).firstOffset)
  }
}
