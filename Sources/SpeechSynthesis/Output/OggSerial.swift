internal import SystemCalls

/// Gives an Ogg file the same number whenever it is made.
///
/// Each stream of such a file has a number that the encoder draws by lot, so that two files can be joined. A file of
/// one stream needs none, and the same words are to make the same bytes. (RFC 3533, section 6: the number stands at
/// byte 14 of each page, a checksum over the page at byte 22.)
struct OggSerial {
  private static let number: UInt32 = 1
  private static let headerSize = 27

  private let descriptor: Int32

  /// Takes a file.
  ///
  /// - Parameter descriptor: The file, open for reading and writing.
  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Writes the number and the checksum of every page anew.
  ///
  /// - Returns: Whether all of the file is pages, and could be written.
  func normalize() -> Bool {
    var place = 0
    while let header = read(Self.headerSize, at: place), !header.isEmpty {
      guard header.count == Self.headerSize, header.starts(with: Array("OggS".utf8)),
        let lengths = read(Int(header[26]), at: place + Self.headerSize),
        lengths.count == Int(header[26])
      else { return false }
      let size = lengths.reduce(0) { $0 + Int($1) }
      guard
        let body = read(size, at: place + Self.headerSize + lengths.count), body.count == size
      else { return false }
      var page = header + lengths + body
      Self.put(Self.number, into: &page, at: 14)
      Self.put(0, into: &page, at: 22)
      Self.put(Self.checksum(page), into: &page, at: 22)
      guard pwrite(descriptor, page, Self.headerSize, off_t(place)) == Self.headerSize else {
        return false
      }
      place += page.count
    }
    return place > 0
  }

  private func read(_ count: Int, at place: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let number = bytes.withUnsafeMutableBytes { buffer in
        pread(descriptor, buffer.baseAddress?.advanced(by: done), count - done, off_t(place + done))
      }
      if number < 0 && errno == EINTR { continue }
      guard number >= 0 else { return nil }
      if number == 0 { break }
      done += number
    }
    return Array(bytes[..<done])
  }

  private static func put(_ value: UInt32, into page: inout [UInt8], at place: Int) {
    for byte in 0..<4 { page[place + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte)) }
  }

  private static func checksum(_ page: [UInt8]) -> UInt32 {
    page.withUnsafeBufferPointer { page in
      var sum: UInt32 = 0
      for byte in page { sum = sum << 8 ^ table[Int(sum >> 24 ^ UInt32(byte))] }
      return sum
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    var value = UInt32(index) << 24
    for _ in 0..<8 { value = value & 0x8000_0000 != 0 ? value << 1 ^ 0x04C1_1DB7 : value << 1 }
    return value
  }
}
