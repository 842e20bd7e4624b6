import Documents

/// The marks that an unfinished merge leaves in a file.
enum ConflictMarkers {
  /// Throws an error if a text holds a conflict: all three marks, in order.
  static func refuse(in source: SourceText) throws(SourceError) {
    var first: Int?
    var hasMiddle = false
    var start = 0
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if isMark(0x3C, line) {
        first = first ?? start
      } else if first != nil, isMark(0x3D, line) {
        hasMiddle = true
      } else if let first, hasMiddle, isMark(0x3E, line) {
        throw source.error(
          "the transcript contains a merge conflict", at: first,
          suggestion: "resolve it, or record the transcript again")
      }
      start += line.count + 1
    }
  }

  // Seven times the same character, and then a space or nothing.
  private static func isMark(_ byte: UInt8, _ line: ArraySlice<UInt8>) -> Bool {
    guard line.count >= 7, line.prefix(7).allSatisfy({ $0 == byte }) else { return false }
    let next = line.dropFirst(7).first
    return next == nil || next == 0x20 || next == 0x0D
  }
}
