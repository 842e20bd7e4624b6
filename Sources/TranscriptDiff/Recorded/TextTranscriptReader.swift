import Documents

/// Reads our text back: a line a stop, hints indented by four spaces, events in brackets, commands behind `> `.
struct TextTranscriptReader {
  private struct Line {
    var text: String
    var number: Int
  }

  private static let indentation = "    "
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  func read() throws(SourceError) -> RecordedTranscript {
    let header = try TranscriptHeader.read(source)
    if source.bytes.contains(0) || source.bytes.first == 0x3C {
      throw SourceError(
        path: source.path, message: "this is no transcript",
        suggestion: "a transcript has a line a stop: earshot transcript SCREEN > FILE")
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
      stop.hint = hints.isEmpty ? nil : hints.joined(separator: " ")
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
      if line.text.hasPrefix(Self.indentation), let last = groups.indices.last {
        groups[last].indented.append(String(line.text.dropFirst(Self.indentation.count)))
        continue
      }
      let text = String(line.text.drop { $0 == " " })
      groups.append(
        (
          RecordedStop(
            text, kind: Self.kind(of: text), mayHoldPlaceholders: true, line: line.number), []
        ))
    }
    return groups
  }

  private static func text(of bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let last = bytes.last, last == 0x0D || last == 0x20 || last == 0x09 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func kind(of text: String) -> RecordedStop.Kind {
    if text.hasPrefix("> ") { return .command }
    let isBracketed = text.hasPrefix("[") && text.hasSuffix("]")
    return isBracketed && text != RecordedStop.silent ? .event : .stop
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
