public import Documents
public import TranscriptDiff

/// A failed expectation of a flow.
///
/// Its description shows the location, the expected and the spoken text, the most similar spoken text, and the last
/// stops of the cursor:
///
///     post.flow.yaml:12:5: error: something else was heard
///         12 |   - hear: "Reply, button"
///            |     ^
///       "hear" must match all of the last utterance, including capitals; if that is correct, write hear: "Like, button"
///       expected: "Reply, button"
///       heard: "Like, button"
///       nearest: "Reply, dimmed, button"
///       last stops:
///         Comments, heading level 1
///         Like, button
public struct FlowFailure: Equatable, Sendable, CustomStringConvertible {
  /// The number of cursor stops to show.
  public static let shownStops = 10

  /// The location in the flow, what is wrong, the rule that applies, and what to write instead.
  public var error: SourceError
  /// The index in ``FlowResult/steps`` of the last act before; for a transcript, of the first difference.
  public var step: Int
  /// The expected texts, or `nil` if the message includes them.
  public var expected: [HeardText]?
  /// The texts found instead, or `nil` if the message includes them.
  public var found: [String]?
  /// The spoken text of the flow that is most similar to the expected one, or `nil` if none is similar.
  public var nearest: String?
  /// What a search found before the place where it began, or `nil`: it goes forward alone.
  package var behind: String?
  /// The utterances at the last stops of the cursor, in order.
  public var lastStops: [String] = []

  /// The failure in several lines, safe to print.
  public var description: String {
    var lines = [error.description]
    if let expected { lines.append("  expected: \(Self.list(expected.map(Self.shown)))") }
    if let found { lines.append("  heard: \(Self.list(found.map { "\"\($0)\"" }))") }
    if let nearest { lines.append("  nearest: \"\(nearest)\"") }
    if !lastStops.isEmpty {
      lines.append("  last stops:")
      lines += lastStops.map { "    \($0)" }
    }
    return lines.joined(separator: "\n")
  }

  private static func list(_ texts: [String]) -> String {
    texts.isEmpty ? "nothing" : texts.joined(separator: ", ")
  }

  private static func shown(_ text: HeardText) -> String {
    text.measure == .whole ? "\"\(text.text)\"" : text.written
  }
}
