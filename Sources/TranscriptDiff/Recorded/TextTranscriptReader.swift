import Documents
import Transcript

/// Reads our text back: a line a stop, hints indented by four spaces, events in brackets, commands behind `> `,
/// stops that look like one of these behind a backslash.
struct TextTranscriptReader {
  private struct Line {
    var text: String
    var number: Int
  }

  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  func read() throws(SourceError) -> RecordedTranscript {
    let header = try TranscriptHeader.read(source)
    if source.bytes.contains(0) || source.bytes.first == 0x3C {
      throw SourceError(
        path: source.path, message: "this is not a transcript",
        suggestion: "a transcript has one line per stop: earshot transcript SCREEN > FILE")
    }
    var lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated().map { Line(text: Self.text(of: $1), number: $0 + 1) }
    if header != nil { lines.removeFirst() }
    let groups = stops(of: lines)
    let isExplained = Self.isExplained(groups)
    var sections = ScreenSections()
    for (stop, indented) in groups {
      // Reasons are no part of what is heard.
      let hints = isExplained ? indented.dropLast() : indented[...]
      if isExplained, indented.isEmpty, stop.text.hasPrefix("[left out: ") { continue }
      var stop = stop
      if hints.contains(where: TranscriptLine.isLiteral) { stop.mayHoldPlaceholders = false }
      stop.hint = hints.isEmpty ? nil : hints.map(TranscriptLine.words).joined(separator: " ")
      sections.add(stop)
    }
    var transcript = RecordedTranscript(
      path: source.path, form: .text, style: header?.style, language: header?.language,
      screens: sections.finish())
    transcript.reader = header?.reader
    transcript.readerVersion = header?.dialect
    return transcript
  }

  private func stops(of lines: [Line]) -> [(stop: RecordedStop, indented: [String])] {
    var groups: [(stop: RecordedStop, indented: [String])] = []
    for line in lines where line.text.contains(where: { $0 != " " && $0 != "\t" }) {
      // Bytes are looked at, as a hint may begin with a mark that joins the last space.
      if line.text.utf8.starts(with: TranscriptLine.indentation.utf8),
        let last = groups.indices.last
      {
        let words = line.text.utf8.dropFirst(TranscriptLine.indentation.utf8.count)
        groups[last].indented.append(String(Substring(words)))
        continue
      }
      let text = String(line.text.drop { $0 == " " })
      groups.append((Self.stop(text, at: line.number), []))
    }
    return groups
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let last = bytes.last, last == 0x0D || last == 0x20 || last == 0x09 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func stop(_ text: String, at line: Int) -> RecordedStop {
    var stop = RecordedStop(text, mayHoldPlaceholders: true, line: line)
    switch TranscriptLine.kind(of: text) {
    case .command: stop.kind = .command
    case .event: stop.kind = .event
    case .stop, .hint:
      stop.text = TranscriptLine.words(of: text)
      stop.mayHoldPlaceholders = !TranscriptLine.isLiteral(text)
    }
    return stop
  }

  // `--explain` writes a reason under every stop, and the first stop is always the first.
  private static func isExplained(_ groups: [(stop: RecordedStop, indented: [String])]) -> Bool {
    guard let first = groups.first?.indented.last, first.hasPrefix("[first") else { return false }
    return groups.allSatisfy { group in
      group.indented.last.map { $0.hasPrefix("[") && $0.hasSuffix("]") }
        ?? group.stop.text.hasPrefix("[left out: ")
    }
  }
}
