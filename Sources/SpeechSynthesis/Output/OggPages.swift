internal import SystemCalls

/// The pages of an Ogg file, whose stream is given the same number in every file (RFC 3533, section 6).
///
/// libsndfile draws the number at random, so that the same sound would be another file each time. It tells streams within one
/// file apart, and there is one.
enum OggPages {
  private static let serial: [UInt8] = Array("Ears".utf8)
  /// The longest page: a head, 255 segments and 255 bytes in each.
  private static let longest = 27 + 255 + 255 * 255

  /// Gives the stream of a whole file its number, page by page.
  static func number(_ file: borrowing PartialFile, size: Int) throws(SpeechError) {
    var offset = 0
    while offset < size {
      guard var page = read(file.descriptor, at: offset) else {
        throw .cannotEncode(file.shownPath, "the encoder wrote invalid pages")
      }
      sign(&page)
      try file.write(Array(page[14..<26]), at: offset + 14)
      offset += page.count
    }
  }

  /// Gives a page the stream's number, and its checksum.
  static func sign(_ page: inout [UInt8]) {
    page.replaceSubrange(14..<18, with: serial)
    page.replaceSubrange(22..<26, with: repeatElement(0, count: 4))
    let sum = checksum(page)
    page.replaceSubrange(22..<26, with: withUnsafeBytes(of: sum.littleEndian) { Array($0) })
  }

  private static func read(_ descriptor: Int32, at offset: Int) -> [UInt8]? {
    var bytes = [UInt8](unsafeUninitializedCapacity: longest) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, longest, off_t(offset)))
    }
    guard bytes.starts(with: "OggS".utf8), bytes.count >= 27 else { return nil }
    let segments = Int(bytes[26])
    let length = bytes.dropFirst(27).prefix(segments).reduce(27 + segments) { $0 + Int($1) }
    guard bytes.count >= length else { return nil }
    bytes.removeLast(bytes.count - length)
    return bytes
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0) { sum, byte in sum << 8 ^ table[Int(sum >> 24 ^ UInt32(byte))] }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index) << 24) { sum, _ in
      sum & 0x8000_0000 == 0 ? sum << 1 : sum << 1 ^ 0x04C1_1DB7
    }
  }
}
