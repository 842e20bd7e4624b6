/// Puts frames together from the pieces in which a pipe delivers them.
package struct FrameBuffer: Sendable {
  private let maximumSize: Int
  private var bytes: [UInt8] = []
  private var start = 0

  /// Creates an empty buffer.
  package init(maximumSize: Int) {
    self.maximumSize = maximumSize
  }

  /// Whether no part of a frame is waiting for its rest.
  package var isEmpty: Bool { start == bytes.count }

  /// Adds bytes that have arrived.
  package mutating func append(_ piece: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeSubrange(0..<start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Takes the next whole frame.
  package mutating func next() throws(SpeechProtocolError) -> SpeechFrame? {
    guard bytes.count - start >= 4 else { return nil }
    var length = 0
    for index in 0..<4 { length |= Int(bytes[start + index]) << (8 * index) }
    guard length <= maximumSize else { throw .tooLarge(length, limit: maximumSize) }
    guard bytes.count - start - 4 >= length else { return nil }
    let body = bytes[(start + 4)..<(start + 4 + length)]
    let frame = try SpeechFrame(decoding: body)
    start += 4 + length
    return frame
  }
}
