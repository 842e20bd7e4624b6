import SystemCalls

/// Two ends of a pipe, which are closed with it.
final class PipeEnds {
  private(set) var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 { (reading, writing) = (ends[0], ends[1]) }
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  func send(_ text: String) { _ = write(writing, text, text.utf8.count) }
}
