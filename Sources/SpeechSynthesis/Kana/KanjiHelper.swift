internal import SpeechProtocol
internal import SystemCalls

/// A running `earshot-speech` that tells the words of Japanese texts (`--engine kanji`).
///
/// It has a text at a time and answers at once. A dictionary that is damaged can end it, but not this program.
final class KanjiHelper {
  /// How long an answer may take, in milliseconds.
  private static let patience: Int32 = 10_000
  /// The most bytes of an answer: a text of 1,000 characters has far fewer.
  private static let longestAnswer = 1 << 20

  private let process: HelperProcess
  private var waiting: [UInt8] = []

  /// Starts the helper and waits until it can read, or says why it cannot.
  init(arguments: [String]) throws(KanjiProblem) {
    do throws(SpeechError) {
      process = try HelperProcess(
        .located(arguments: ["--engine", "kanji"] + arguments))
    } catch {
      throw KanjiProblem(reason: error.message, repair: error.repair)
    }
    guard let hello = line() else { throw ended() }
    if hello == "ready" { return }
    let (kind, reason) = hello.split(separator: " ", maxSplits: 1).pair
    switch kind {
    case "missing": throw .missing(reason)
    case "broken": throw .broken(reason)
    default: throw .noAnswer
    }
  }

  /// Returns the lines about a text of one line.
  func lines(of text: String) throws(KanjiProblem) -> [String] {
    let sent = Array("\(text)\n".utf8).withUnsafeBytes { bytes in
      SocketPair.send(bytes, to: process.channel) == bytes.count
    }
    guard sent else { throw ended() }
    var lines: [String] = []
    while let line = line() {
      if line == "EOS" { return lines }
      lines.append(line)
    }
    throw ended()
  }

  private func ended() -> KanjiProblem {
    .broken("libmecab's helper \(process.end(isEnding: true))")
  }

  /// Returns the next line, or `nil` where none comes.
  private func line() -> String? {
    var searched = 0
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while waiting.count <= Self.longestAnswer {
      if let end = waiting[searched...].firstIndex(of: 0x0A) {
        defer { waiting.removeSubrange(...end) }
        return String(decoding: waiting[..<end], as: UTF8.self)
      }
      searched = waiting.count
      var source = pollfd(fd: process.channel, events: Int16(POLLIN), revents: 0)
      let ready = poll(&source, 1, Self.patience)
      if ready < 0 && errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = SocketPair.receive(&piece, from: process.channel)
      if count < 0 && (errno == EAGAIN || errno == EINTR) { continue }
      guard count > 0 else { return nil }
      waiting += piece[..<count]
    }
    return nil
  }
}

extension [Substring] {
  fileprivate var pair: (String, String) { (first.map(String.init) ?? "", dropFirst().joined()) }
}
