public import Documents
public import TranscriptDiff

/// An expectation of a flow that was not met.
///
/// Printed, it says where it stands, what was expected and heard, the nearest thing that was said, and the
/// last stops of the cursor:
///
///     post.flow.yaml:12:5: error: something else was heard
///         12 |   - hear: "Reply, button"
///            |     ^
///       "hear" takes all of what is said last, capitals included; write hear: "Like, button"
///       expected: "Reply, button"
///       heard: "Like, button"
///       nearest: "Reply, dimmed, button"
///       last stops:
///         Comments, heading level 1
///         Like, button
public struct FlowFailure: Equatable, Sendable, CustomStringConvertible {
  /// How many stops of the cursor are shown.
  public static let shownStops = 10

  /// The place in the flow, what is wrong, by which rule, and what to write instead.
  public var error: SourceError
  /// The index in ``FlowResult/steps`` of what was done last before; for a transcript, of what differs first.
  public var step: Int
  /// What was expected, or `nil` when that is in the message.
  public var expected: [HeardText]?
  /// What was heard or found instead, or `nil` when that is in the message.
  public var found: [String]?
  /// The thing said in this flow that is nearest to what was expected, or `nil` when nothing is near.
  public var nearest: String?
  /// What a search found before the place where it began, or `nil`: it goes forward alone.
  package var behind: String?
  /// What was heard at the last stops of the cursor, the last one last.
  public var lastStops: [String] = []

  /// The failure in several lines, made safe to print.
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
