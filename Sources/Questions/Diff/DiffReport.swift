import Documents
package import TranscriptDiff

/// Comparisons of two sides, one a reader; a single one stands without the reader's name.
package struct DiffReport {
  private let outcomes: [Comparison.Outcome]
  private let readers: [String]

  init(_ outcomes: [Comparison.Outcome], by readers: [String]) {
    (self.outcomes, self.readers) = (outcomes, readers)
  }

  /// Whether nobody hears a change.
  package var isEmpty: Bool { outcomes.allSatisfy(\.diff.isEmpty) }
  /// Whether there is one comparison alone.
  package var isSingle: Bool { outcomes.count == 1 }

  /// For people, in UTF-8 with a line feed after each line.
  package func text(isColoured: Bool) -> [UInt8] {
    if isSingle { return DiffText(outcomes[0].diff, isColoured: isColoured).bytes }
    let parts = zip(readers, outcomes).map { reader, outcome in
      let lines = DiffText(outcome.diff, isColoured: isColoured).lines
      return ["\(reader): \(lines.first ?? "nothing changed")"] + lines.dropFirst()
    }
    return Array(parts.joined(separator: [""]).map { "\($0)\n" }.joined().utf8)
  }

  /// For programs, in JSON with a line feed at its end.
  package var json: [UInt8] {
    let parts = outcomes.map { DiffJSON($0.diff, of: ($0.old, $0.new)).bytes }
    if isSingle { return parts[0] }
    return Array("[".utf8) + parts.map { $0.dropLast() }.joined(separator: Array(",\n".utf8))
      + Array("]\n".utf8)
  }

  /// For a review, in Markdown.
  package var markdown: [UInt8] {
    if isSingle { return DiffMarkdown(outcomes[0].diff).bytes }
    return zip(readers, outcomes).map {
      Array("### \($0)\n\n".utf8) + DiffMarkdown($1.diff).bytes
    }
    .joined(separator: Array("\n".utf8)).map { $0 }
  }

  /// For a server of tests, as JUnit XML.
  package var junit: [UInt8] {
    isSingle
      ? DiffJUnit(outcomes[0].diff).bytes
      : DiffJUnit.bytes(of: zip(readers, outcomes).map { ($1.diff, $0) })
  }
}
