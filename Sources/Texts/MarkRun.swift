/// Marks on one letter, which Unicode puts in order whenever texts are compared: thousands of them take minutes.
///
/// Unicode's Stream-Safe format (UAX #15) has 30 at the most, and no language writes more than a handful.
package enum MarkRun {
  /// How many marks may stand in a row.
  package static let most = 256

  /// What is wrong with a text that has more.
  package static let message = "one letter has more than \(most) combining marks"

  /// Returns where a text first has more marks in a row.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package static func firstOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var run = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // No mark stands before U+0300.
      if byte < 0xCC {
        run = 0
        index += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard index + length <= bytes.count else { return nil }
      var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
      for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
      run = isMark(value) ? run + 1 : 0
      if run > most { return index }
      index += length
    }
    return nil
  }

  private static func isMark(_ value: UInt32) -> Bool {
    // Signs of Han and Hangul, the most frequent letters beyond Latin.
    if 0x3400...0xA66E ~= value || 0xAC00...0xD7FF ~= value { return false }
    return Unicode.Scalar(value)?.properties.canonicalCombiningClass != .notReordered
  }
}
