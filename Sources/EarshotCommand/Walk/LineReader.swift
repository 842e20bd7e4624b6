import SystemCalls

/// Reads lines from a descriptor as soon as they are there.
struct LineReader {
  /// A line may have this many bytes; of a longer one the rest is dropped.
  static let longestLine = 1 << 20

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Why no further line can be read.
  struct Failure: Error {
    let reason: String
  }

  /// Returns the next line without its end, or `nil` after the last one.
  mutating func next() throws(Failure) -> String? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return Self.text(buffer[start..<end])
      }
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return Self.text(buffer[start...])
      }
      buffer.removeSubrange(..<start)
      start = 0
      if buffer.count > Self.longestLine { buffer.removeSubrange(Self.longestLine...) }
      searched = buffer.count
      try fill()
    }
  }

  private mutating func fill() throws(Failure) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else {
        throw Failure(reason: String(cString: strerror(errno)).lowercased())
      }
      isAtEnd = count == 0
      buffer += chunk[..<count]
      return
    }
  }

  // What is no UTF-8 becomes replacement characters: it names no command.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
    return String(decoding: bytes, as: UTF8.self)
  }
}
