internal import Foundation
internal import Glibc
internal import SpeechProtocol

/// One running helper: a child process, and the two ends of its conversation.
///
/// The child's input and output are one socket instead of two pipes, as writing to a socket whose
/// other end has died can be told not to raise a signal.
final class HelperProcess {
  private let helper: SpeechHelper
  private let process: pid_t
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
  ///
  /// - Parameter helper: The program.
  /// - Throws: An error when it cannot be started.
  init(_ helper: SpeechHelper) throws(SpeechError) {
    self.helper = helper
    guard let talk = Self.socketPair() else { throw .helperNotStarted(helper.path, errno) }
    guard let complaints = Self.socketPair() else {
      let code = errno
      for end in [talk.parent, talk.child] { close(end) }
      throw .helperNotStarted(helper.path, code)
    }
    let result = Self.spawn(helper, input: talk.child, errors: complaints.child)
    for end in [talk.child, complaints.child] { close(end) }
    channel = talk.parent
    errors = complaints.parent
    process = result.process
    guard result.code == 0 else {
      isRunning = false
      for end in [channel, errors] { close(end) }
      throw .helperNotStarted(helper.path, result.code)
    }
  }

  deinit {
    _ = end(isEnding: false)
    for end in [channel, errors] where end >= 0 { close(end) }
  }

  private static func socketPair() -> (parent: Int32, child: Int32)? {
    var ends: [Int32] = [-1, -1]
    // Closed on exec, so that no other child of this program keeps the conversation open.
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ helper: SpeechHelper, input: Int32, errors: Int32
  ) -> (process: pid_t, code: Int32) {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (end, target) in [(input, STDIN_FILENO), (input, STDOUT_FILENO), (errors, STDERR_FILENO)] {
      posix_spawn_file_actions_adddup2(&actions, end, target)
    }
    // The child starts with every signal in its first state, whatever this program has done to them.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    return withCStrings([helper.path] + helper.arguments) { arguments in
      withCStrings(environment) { environment in
        var process: pid_t = 0
        let code = posix_spawn(
          &process, helper.path, &actions, &attributes, arguments, environment)
        return (process, code)
      }
    }
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }

  /// Gives the child a text to speak.
  ///
  /// - Parameter request: The text.
  /// - Returns: Whether the child can still be written to.
  func send(_ request: SpeechRequest) -> Bool {
    requestCount += 1
    // A child has one request at a time, far smaller than what a socket holds: this never waits.
    return SpeechFrame.request(request).encoded().withUnsafeBytes { bytes in
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
      return Glibc.send(channel, bytes.baseAddress, bytes.count, flags) == bytes.count
    }
  }

  /// Takes what has arrived and returns the next whole frame.
  ///
  /// - Throws: An error when the child does not keep to the protocol.
  /// - Returns: A frame, or `nil` when more has to arrive; `isClosed` when nothing will.
  func receive() throws(SpeechProtocolError) -> (frame: SpeechFrame?, isClosed: Bool) {
    if let frame = try buffer.next() { return (frame, false) }
    let count = recv(channel, &piece, piece.count, Int32(MSG_DONTWAIT))
    if count < 0 && (errno == EAGAIN || errno == EINTR) { return (nil, false) }
    guard count > 0 else { return (nil, true) }
    buffer.append(piece[..<count])
    return (try buffer.next(), false)
  }

  /// Takes what the child has printed on standard error, and keeps the end of it.
  func receiveErrors() {
    var text = [UInt8](repeating: 0, count: 4096)
    guard errors >= 0 else { return }
    let count = recv(errors, &text, text.count, Int32(MSG_DONTWAIT))
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
  ///
  /// - Parameter size: The most bytes.
  /// - Returns: `false` too when the system does not tell.
  func isLarger(than size: Int) -> Bool {
    guard requestCount > 0, requestCount % 16 == 0 else { return false }
    let file = open("/proc/\(process)/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let count = read(file, &text, text.count)
    guard count > 0 else { return false }
    // The second number is the pages in memory.
    let numbers = String(decoding: text[..<count], as: UTF8.self).split(separator: " ")
    guard numbers.count > 1, let pages = Int(numbers[1]) else { return false }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) > size
  }

  /// Ends the child, and waits until it has.
  ///
  /// - Parameter isEnding: Whether the child seems to end by itself, and gets a second to do so.
  /// - Returns: How it ended, for messages: "was ended by signal 6 (aborted)".
  func end(isEnding: Bool) -> String {
    guard isRunning else { return "ended" }
    isRunning = false
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
      kill(process, SIGKILL)
      repeat { result = waitpid(process, &status, 0) } while result < 0 && errno == EINTR
      return "hung"
    }
    let signal = status & 0x7F
    if signal == 0 { return "ended with status \(status >> 8 & 0xFF)" }
    return "was ended by signal \(signal) (\(String(cString: strsignal(signal)).lowercased()))"
  }
}
