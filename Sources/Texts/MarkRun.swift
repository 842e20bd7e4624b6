/// Runs of letters that Unicode goes through again for each of them, so that thousands take minutes.
///
/// Marks on one letter are put in order whenever texts are compared: Unicode's Stream-Safe format (UAX #15) has 30 at the
/// most, and no language writes more than a handful. Letters of flags (regional indicators) are counted from the
/// beginning of their row to find where a flag ends: all flags together have about 520.
package enum MarkRun {
  /// How many marks may stand in a row.
  private static let mostMarks = 256
  /// How many letters of flags may stand in a row.
  private static let mostFlags = 1_024

  /// A row that is too long.
  package struct Fault {
    /// Where it is too long, in bytes from the start of the text.
    package let offset: Int
    /// What is wrong.
    package let message: String
  }

  /// Returns the first row of a text that is too long, or `nil`.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package static func fault(in bytes: UnsafeBufferPointer<UInt8>) -> Fault? {
    var (run, flags) = (0, 0)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // No mark stands before U+0300.
      if byte < 0xCC {
        (run, flags) = (0, 0)
        index += 1
        while index + 8 <= bytes.count, isASCII(bytes, index) { index += 8 }
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard index + length <= bytes.count else { return nil }
      var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
      for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
      run = isMark(value) ? run + 1 : 0
      flags = 0x1F1E6...0x1F1FF ~= value ? flags + 1 : 0
      if run > mostMarks {
        return Fault(
          offset: index, message: "one letter has more than \(mostMarks) combining marks")
      }
      if flags > mostFlags {
        return Fault(
          offset: index, message: "more than \(mostFlags) flag letters follow one another")
      }
      index += length
    }
    return nil
  }

  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
      & 0x8080_8080_8080_8080 == 0
  }

  private static func isMark(_ value: UInt32) -> Bool {
    // Signs of Han and Hangul, the most frequent letters beyond Latin.
    if 0x3400...0xA66E ~= value || 0xAC00...0xD7FF ~= value { return false }
    return Unicode.Scalar(value)?.properties.canonicalCombiningClass != .notReordered
  }
}
