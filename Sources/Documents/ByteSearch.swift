internal import SystemCalls

/// Looks for a text in others, byte by byte.
///
/// The byte of the text that dumps have least is looked for by the C library, sixteen bytes and more at a time:
/// every reader looks for its signs in every text, so megabytes have to go by in a millisecond. The standard
/// library's search weighs each letter.
package struct ByteSearch: Sendable {
  private let text: [UInt8]
  private let rarest: Int

  /// Prepares a search.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    self.text = bytes
    rarest =
      bytes.indices.min { Self.frequency(of: bytes[$0]) < Self.frequency(of: bytes[$1]) } ?? 0
  }

  /// Returns where the text begins first, or `nil`.
  package func firstOffset(in bytes: UnsafeRawBufferPointer) -> Int? {
    let count = text.count
    guard count > 0 else { return 0 }
    guard bytes.count >= count, let base = bytes.baseAddress else { return nil }
    var place = base + rarest
    let end = base + (bytes.count - count + rarest + 1)
    while place < end, let found = memchr(place, Int32(text[rarest]), end - place) {
      let start = UnsafeRawPointer(found) - rarest
      if memcmp(start, text, count) == 0 { return start - base }
      place = start + (rarest + 1)
    }
    return nil
  }

  /// Returns whether the text stands in another.
  package func isFound(in other: String) -> Bool {
    var other = other
    return other.withUTF8 { firstOffset(in: UnsafeRawBufferPointer($0)) != nil }
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
