import ArgumentParser
import Earshot

/// How differences are written.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, junit

  /// Returns comparisons of two sides in this format, one a reader; a single one stands without the reader's name.
  func bytes(of outcomes: [HeardComparison.Outcome], by readers: [String]) -> [UInt8] {
    if outcomes.count == 1 { return bytes(of: outcomes[0]) }
    let named = zip(readers, outcomes)
    switch self {
    case .text:
      let parts = named.map { reader, outcome in
        let lines = DiffText(outcome.diff, isColoured: Colours.onStandardOutput).lines
        return ["\(reader): \(lines.first ?? "nothing changed")"] + lines.dropFirst()
      }
      return Array(parts.joined(separator: [""]).map { "\($0)\n" }.joined().utf8)
    case .json:
      let parts = outcomes.map { bytes(of: $0).dropLast() }
      return Array("[".utf8) + parts.joined(separator: Array(",\n".utf8)) + Array("]\n".utf8)
    case .markdown:
      return named.map { Array("### \($0)\n\n".utf8) + bytes(of: $1) }
        .joined(separator: Array("\n".utf8)).map { $0 }
    case .junit:
      return DiffJUnit.bytes(of: named.map { ($1.diff, $0) })
    }
  }

  private func bytes(of outcome: HeardComparison.Outcome) -> [UInt8] {
    switch self {
    case .text: DiffText(outcome.diff, isColoured: Colours.onStandardOutput).bytes
    case .json: DiffJSON(outcome.diff, of: (outcome.old, outcome.new)).bytes
    case .markdown: DiffMarkdown(outcome.diff).bytes
    case .junit: DiffJUnit(outcome.diff).bytes
    }
  }
}
