import ArgumentParser
import Earshot
import Walk

/// The walk without a terminal: one command a line, and what is heard as text.
struct PlainWalk {
  private var walk: LineWalk
  private var lines: LineReader
  private let file: FlowFile
  private let isTerminal: Bool

  init(_ exploration: Exploration, input: Int32, file: FlowFile, isTerminal: Bool) {
    walk = LineWalk(exploration)
    lines = LineReader(input)
    self.file = file
    self.isTerminal = isTerminal
  }

  /// Goes on until the end; returns whether all lines of a script were understood.
  consuming func run() throws -> Bool {
    var isHeard = try write(walk.start())
    var isUnderstood = true
    while isHeard {
      if isTerminal { try StandardOutput.write(Array("> ".utf8)) }
      guard let line = try nextLine() else { break }
      let answer = walk.take(line)
      // A terminal shows what is typed by itself.
      isHeard = try write(isTerminal ? answer.heard : answer.echoed)
      if let error = answer.error {
        StandardError.error(error)
        isUnderstood = false
      }
      if let path = answer.save { try save(path) }
      if answer.isOver { return isUnderstood || isTerminal }
    }
    // The prompt has no line end of its own.
    if isTerminal { try StandardOutput.write([0x0A]) }
    return isUnderstood || isTerminal
  }

  private mutating func nextLine() throws -> String? {
    do throws(LineReader.Failure) {
      return try lines.next()
    } catch {
      StandardError.error("standard input: \(error.reason)")
      throw ExitCode(2)
    }
  }

  // A walk that nobody hears any more is over.
  @discardableResult
  private func write(_ lines: [String]) throws -> Bool {
    guard !lines.isEmpty else { return true }
    return try StandardOutput.isRead(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  private func save(_ path: String) throws {
    do throws(FlowFile.Failure) {
      try file.write(walk.exploration, to: path, replacing: false)
      if let remark = file.remark(about: path, of: walk.exploration) {
        StandardError.note(remark)
      }
    } catch {
      return StandardError.error(error.message)
    }
    try write(["[written: \(SafeText.line(path))]"])
  }
}
