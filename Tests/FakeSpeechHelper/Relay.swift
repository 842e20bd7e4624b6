import SystemCalls
import SpeechProtocol

/// A helper that lets another one speak, and is killed while some of the texts are spoken.
///
/// Which texts those are, and how much of the answer arrives before, follows from a seed and the text alone,
/// not from a clock; a text that has had its death leaves a file, so that its second try succeeds.
struct Relay {
  /// One text of so many is not answered at once.
  private static let rarity: UInt64 = 12

  private let folder: String
  private let seed: UInt64
  private let toChild: Int32
  private let fromChild: Int32
  private var answers = FrameBuffer(maximumSize: SpeechFrame.maximumResponseSize)

  /// Starts the other helper.
  init?(to program: String, folder: String, seed: UInt64) {
    self.folder = folder
    self.seed = seed
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    guard pipe(&input) == 0, pipe(&output) == 0 else { return nil }
    // The child must not keep the ends open that tell it of our death.
    for end in [input[1], output[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // A sanitizer's options hold for every process.
    var options: [String: String] = [:]
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      options[name] = getenv(name).map { String(cString: $0) }
    }
    var start = ProcessStart(program, [], environment: options, in: ".")
    start.duplicate(input[0], as: STDIN_FILENO)
    start.duplicate(output[1], as: STDOUT_FILENO)
    for end in [input[0], output[1]] { start.close(end) }
    guard start.run().code == 0 else { return nil }
    for end in [input[0], output[1]] { close(end) }
    toChild = input[1]
    fromChild = output[0]
  }

  /// Returns the next frame of the other helper, or `nil` when it has ended.
  mutating func frame() throws -> SpeechFrame? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let frame = try answers.next() { return frame }
      let count = read(fromChild, &piece, piece.count)
      guard count > 0 else { return nil }
      answers.append(piece[..<count])
    }
  }

  /// Answers a request with what the other helper says, or with a part of that and death.
  mutating func answer(_ request: SpeechRequest) throws {
    let bytes = SpeechFrame.request(request).encoded()
    guard write(toChild, bytes, bytes.count) == bytes.count, let frame = try frame() else {
      exit(1)
    }
    let answer = frame.encoded()
    guard let share = shareBeforeDeath(of: request.text) else { return say(answer) }
    say(Array(answer.prefix(answer.count * share / 100)))
    kill(getpid(), SIGKILL)
  }

  /// How many hundredths of the answer to a text arrive before the death that it has ahead of it.
  private func shareBeforeDeath(of text: String) -> Int? {
    // FNV-1a: Swift's own hashes differ from run to run.
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 ^ seed) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    guard (hash >> 8) % Self.rarity == 0 else { return nil }
    let file = open("\(folder)/\(hash)", O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    close(file)
    return Int((hash >> 32) % 100)
  }
}
