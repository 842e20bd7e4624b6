internal import Documents
internal import SystemCalls

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

  /// Returns what a text has of a format whose JSON always has certain keys.
  ///
  /// - Parameters:
  ///   - keys: The keys, at any depth.
  ///   - source: The text.
  /// - Returns: Recognised with all of them; a likeness with some.
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

  /// Returns where a text begins in another, or `nil`.
  ///
  /// - Parameters:
  ///   - text: The text to look for.
  ///   - bytes: The text to look in.
  /// - Returns: The index of its first byte.
  static func firstOffset(of text: String, in bytes: [UInt8]) -> Int? {
    firstOffset(of: Array(text.utf8), in: bytes[...])
  }

  // The byte of the text that dumps have least is looked for by the C library, sixteen bytes and more at a time:
  // every reader looks for its signs in every text, so megabytes have to go by in a millisecond.
  private static func firstOffset(of text: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    let count = text.count
    guard bytes.count >= count,
      let rarest = text.indices.min(by: { frequency(of: text[$0]) < frequency(of: text[$1]) })
    else { return nil }
    let byte = Int32(text[rarest])
    let distance = bytes.withUnsafeBytes { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      var place = base + rarest
      let end = base + (bytes.count - count + rarest + 1)
      while place < end, let found = memchr(place, byte, end - place) {
        let start = UnsafeRawPointer(found) - rarest
        if memcmp(start, text, count) == 0 { return start - base }
        place = start + (rarest + 1)
      }
      return nil
    }
    return distance.map { bytes.startIndex + $0 }
  }

  /// How often a byte stands in dumps, of XML as of JSON: the more the higher, on a scale of our own.
  private static func frequency(of byte: UInt8) -> Int {
    switch byte {
    case 0x20, 0x22, UInt8(ascii: "e"): 5
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x0A: 4
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "."): 3
    case UInt8(ascii: "A")...UInt8(ascii: "W"): 2
    case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "-"): 2
    default: 1
    }
  }
}
