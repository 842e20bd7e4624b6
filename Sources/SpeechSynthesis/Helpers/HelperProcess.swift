internal import SystemCalls
internal import SpeechProtocol

/// One running helper: a child process, and the two ends of its conversation.
///
/// The child's input and output are one socket instead of two pipes, as writing to a socket whose
/// other end has died can be told not to raise a signal.
final class HelperProcess {
  private let helper: SpeechHelper
  private let process: pid_t
  private let leftover: Leftovers.Entry?
  private var isRunning = true
  private var buffer = FrameBuffer(maximumSize: SpeechFrame.maximumResponseSize)
  private var piece = [UInt8](repeating: 0, count: 1 << 18)

  /// The parent's end of the conversation.
  let channel: Int32
  /// The parent's end of the child's standard error; -1 once the child has closed it.
  private(set) var errors: Int32
  /// What the child has last printed on standard error.
  private(set) var errorOutput = ""
  /// How many texts the child has been given.
  private(set) var requestCount = 0

  /// Starts a helper.
  init(_ helper: SpeechHelper) throws(SpeechError) {
    self.helper = helper
    guard let talk = SocketPair() else { throw .helperNotStarted(helper, errno) }
    guard let complaints = SocketPair() else {
      let code = errno
      for end in [talk.near, talk.far] { close(end) }
      throw .helperNotStarted(helper, code)
    }
    let result = Self.spawn(helper, input: talk.far, errors: complaints.far)
    for end in [talk.far, complaints.far] { close(end) }
    channel = talk.near
    errors = complaints.near
    process = result.process
    leftover = result.code == 0 ? Leftovers.add(group: result.process) : nil
    guard result.code == 0 else {
      isRunning = false
      for end in [channel, errors] { close(end) }
      throw .helperNotStarted(helper, result.code)
    }
  }

  deinit {
    _ = end(isEnding: false)
    for end in [channel, errors] where end >= 0 { close(end) }
  }

  private static func spawn(
    _ helper: SpeechHelper, input: Int32, errors: Int32
  ) -> (process: pid_t, code: Int32) {
    var start = ProcessStart(
      helper.path, helper.arguments, environment: Environment.variables,
      in: helper.isEngine || !helper.path.hasPrefix("/") ? "." : "/")
    for (end, target) in [(input, STDIN_FILENO), (input, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      start.duplicate(end, as: target)
    }
    start.resetsSignals = true
    // A session of its own: Control-C at the terminal is for this program, which then ends the helper and all that
    // the helper has started.
    start.startsSession = true
    return start.run()
  }

  /// Gives the child a text to speak.
  func send(_ request: SpeechRequest) -> Bool {
    requestCount += 1
    // A child has one request at a time, far smaller than what a socket holds: this never waits.
    return SpeechFrame.request(request).encoded().withUnsafeBytes { bytes in
      SocketPair.send(bytes, to: channel) == bytes.count
    }
  }

  /// Takes what has arrived and returns the next whole frame.
  func receive() throws(SpeechProtocolError) -> (frame: SpeechFrame?, isClosed: Bool) {
    if let frame = try buffer.next() { return (frame, false) }
    let count = SocketPair.receive(&piece, from: channel)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return (nil, false) }
    guard count > 0 else { return (nil, true) }
    buffer.append(piece[..<count])
    return (try buffer.next(), false)
  }

  /// Takes what the child has printed on standard error, and keeps the end of it.
  func receiveErrors() {
    var text = [UInt8](repeating: 0, count: 4096)
    guard errors >= 0 else { return }
    let count = SocketPair.receive(&text, from: errors)
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return }
    guard count > 0 else {
      close(errors)
      errors = -1
      return
    }
    errorOutput = String(
      (errorOutput + String(decoding: text[..<count], as: UTF8.self)).suffix(2000))
  }

  /// Returns whether the child takes more memory than it should; asked for now and then only.
  func isLarger(than size: Int) -> Bool {
    guard requestCount > 0, requestCount % 16 == 0 else { return false }
    return RunningProgram.residentSize(of: process).map { $0 > size } ?? false
  }

  /// Ends the child and all that it has started, and waits until it has.
  func end(isEnding: Bool) -> String {
    guard isRunning else { return "ended" }
    isRunning = false
    defer { leftover?.forget() }
    var status: Int32 = 0
    var result = waitpid(process, &status, WNOHANG)
    var patience = isEnding ? 1000 : 0
    while result == 0, patience > 0 {
      usleep(1000)
      patience -= 1
      result = waitpid(process, &status, WNOHANG)
    }
    guard result == process else {
      // Whatever it has not answered yet is lost, and nothing of it outlives this program.
      kill(-process, SIGKILL)
      repeat { result = waitpid(process, &status, 0) } while result < 0 && errno == EINTR
      return "hung"
    }
    // Its own children outlive it otherwise.
    kill(-process, SIGKILL)
    let signal = status & 0x7F
    if signal == 0 { return "ended with status \(status >> 8 & 0xFF)" }
    return "was ended by signal \(signal) (\(String(cString: strsignal(signal)).lowercased()))"
  }
}
