/// Packets that become the pages of an Ogg file with one stream (RFC 3533).
struct OggStream {
  /// How many packets stand on a page at the most: a second of speech.
  private static let mostPackets = 50

  private var bytes: [UInt8] = []
  private var written = 0
  private var number: UInt32 = 0
  private var place = 0
  /// The page that is being filled.
  private var segments: [UInt8] = []
  private var body: [UInt8] = []
  private var packets = 0

  /// Adds a packet that has a page of its own and takes no time, as those at the head of a file.
  mutating func appendAlone(_ packet: [UInt8]) {
    add(packet)
    closePage(isLast: false)
  }

  /// Adds a packet.
  mutating func append(_ packet: [UInt8], lasting duration: Int) {
    // The page before is closed only now, as the last one of a file says that it is the last.
    if packets == Self.mostPackets || segments.count + packet.count / 255 + 1 > 255 {
      closePage(isLast: false)
    }
    add(packet)
    place += duration
  }

  /// Closes the last page.
  mutating func end(at end: Int) {
    place = end
    closePage(isLast: true)
  }

  /// Returns the bytes of the pages that were closed since this was last asked, and where they belong in the file.
  mutating func take() -> (bytes: [UInt8], offset: Int) {
    defer {
      written += bytes.count
      bytes = []
    }
    return (bytes, written)
  }

  private mutating func add(_ packet: [UInt8]) {
    segments += [UInt8](repeating: 255, count: packet.count / 255)
    segments.append(UInt8(packet.count % 255))
    body += packet
    packets += 1
  }

  private mutating func closePage(isLast: Bool) {
    var page = Array("OggS".utf8) + [0, (number == 0 ? 2 : 0) | (isLast ? 4 : 0)]
    page.appendLittleEndian(UInt64(place))
    page += [UInt8](repeating: 0, count: 4)
    page.appendLittleEndian(number)
    page += [UInt8](repeating: 0, count: 4)
    page.append(UInt8(segments.count))
    page += segments + body
    OggPages.sign(&page)
    bytes += page
    number += 1
    segments = []
    body = []
    packets = 0
  }
}
