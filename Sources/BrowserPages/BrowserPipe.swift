internal import Documents
internal import SystemCalls

/// The conversation with a browser: messages of JSON, each ended by a zero byte.
struct BrowserPipe {
  /// The largest message that is taken, in bytes: the tree of a page of 50,000 elements has 50 million.
  static let largestMessage = 100 << 20

  private let process: BrowserProcess
  private var buffer: [UInt8] = []
  /// How much of the buffer is known to hold no end of a message.
  private var searched = 0
  private var piece = [UInt8](repeating: 0, count: 1 << 18)

  /// Creates a conversation.
  init(_ process: BrowserProcess) { self.process = process }

  /// Writes a message.
  mutating func send(
    _ message: [UInt8], before deadline: Deadline, command: String
  ) throws(BrowserFailure) {
    let bytes = message + [0]
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { SocketPair.send($0, to: process.commands) }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        guard wait(process.commands, Int16(POLLOUT), deadline) else { throw .silent(command) }
      } else {
        throw ended()
      }
    }
  }

  /// Waits for a message.
  mutating func receive(before deadline: Deadline) throws(BrowserFailure) -> [UInt8]? {
    while true {
      if let end = firstZero() {
        let message = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        searched = 0
        return message
      }
      searched = buffer.count
      guard buffer.count <= Self.largestMessage else {
        throw .babble("it is longer than \(Self.largestMessage >> 20) MiB")
      }
      guard wait(process.answers, Int16(POLLIN), deadline) else { return nil }
      let count = SocketPair.receive(&piece, from: process.answers)
      if count < 0, errno == EAGAIN || errno == EINTR { continue }
      guard count > 0 else { throw ended() }
      buffer.append(contentsOf: piece[..<count])
    }
  }

  // The C library looks at many bytes at a time: a large page is told in megabytes.
  private func firstZero() -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard searched < bytes.count, let base = bytes.baseAddress,
        let found = memchr(base + searched, 0, bytes.count - searched)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private func wait(_ end: Int32, _ events: Int16, _ deadline: Deadline) -> Bool {
    while true {
      var poll = pollfd(fd: end, events: events, revents: 0)
      let result = SystemCalls.poll(&poll, 1, deadline.milliseconds)
      if result > 0 { return true }
      if result == 0 { return false }
      if errno != EINTR { return false }
    }
  }

  private func ended() -> BrowserFailure { .ended(process.profile.complaints) }
}
