import Documents
import Transcript
import TranscriptDiff
import TreeFormats

/// A transcript as it is shown on a terminal: numbered where that is asked for, hints dim where there are colours.
struct TranscriptLines {
  private let transcript: Transcript
  private let isFirst: Bool
  private let isNumbered: Bool
  private let isColoured: Bool

  /// Takes a transcript; the first one has nothing above it.
  init(_ transcript: Transcript, isFirst: Bool, isNumbered: Bool, isColoured: Bool) {
    self.transcript = transcript
    self.isFirst = isFirst
    self.isNumbered = isNumbered
    self.isColoured = isColoured
  }

  /// The text in UTF-8, with a line feed after each line.
  var bytes: [UInt8] {
    if !isNumbered, !isColoured { return plain }
    let width = "\(transcript.stops.count)".count
    var text = ""
    var one = transcript
    one.leftOut = []
    for (index, stop) in transcript.stops.enumerated() {
      one.stops = [stop]
      for (line, words) in Self.lines(of: one, isFirst: isFirst && index == 0).enumerated() {
        if isNumbered { text += line == 0 ? number(index + 1, width) : pad(width + 2) }
        text += line == 0 ? words : dim(words)
        text += "\n"
      }
    }
    one.stops = []
    one.leftOut = transcript.leftOut
    for line in Self.lines(of: one, isFirst: false) { text += dim(line) + "\n" }
    return Array(text.utf8)
  }

  // Words of an app may look like a dump; behind a header nobody takes them for one.
  private var plain: [UInt8] {
    let bytes = TranscriptText(transcript, isFirst: isFirst).bytes
    guard isFirst, let source = try? SourceText(bytes: bytes, path: ""),
      TreeReaders.reader(of: source) != nil
    else { return bytes }
    return Array("\(TranscriptHeader(transcript).line)\n".utf8) + bytes
  }

  private static func lines(of transcript: Transcript, isFirst: Bool) -> [String] {
    String(decoding: TranscriptText(transcript, isFirst: isFirst).bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private func number(_ number: Int, _ width: Int) -> String {
    dim(pad(width - "\(number)".count) + "\(number)") + "  "
  }

  private func pad(_ count: Int) -> String { String(repeating: " ", count: count) }

  private func dim(_ text: String) -> String {
    isColoured && !text.isEmpty ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }
}
