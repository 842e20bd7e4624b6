/// A place in an input that cannot be read, why, and how to mend it.
///
/// Printed, it is one line that names the place and the reason, and where it helps the line of the
/// source and a suggestion:
///
///     recipe.screen.yaml:4:14: error: unknown trait "buton"
///         4 |     traits: [buton]
///           |              ^
///       did you mean "button"?
public struct SourceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file as the user named it, or `<stdin>`.
  public var path: String
  /// The place in the file, or `nil` when the whole file is at fault.
  public var location: SourcePlace?
  /// What is wrong, in lower case, with the offender in quotes.
  public var message: String
  /// The line of the source that holds the offender, without line end and made safe to print.
  public var sourceLine: String?
  /// What to write or do instead, as a whole sentence without a capital, or `nil`.
  public var suggestion: String?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The file as the user named it.
  ///   - location: The place in the file, or `nil` for the whole of it.
  ///   - message: What is wrong, in lower case.
  ///   - sourceLine: The line that holds the offender.
  ///   - suggestion: What to write or do instead.
  public init(
    path: String, location: SourcePlace? = nil, message: String, sourceLine: String? = nil,
    suggestion: String? = nil
  ) {
    self.path = path
    self.location = location
    self.message = message
    self.sourceLine = sourceLine
    self.suggestion = suggestion
  }

  /// The place and the reason in one line: `a.yaml:4:14: error: unknown trait "buton"`.
  public var summary: String {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(SafeText.line(path))\(place): error: \(message)"
  }

  /// The summary, the line of the source with a mark under the offender, and the suggestion.
  public var description: String {
    var lines = [summary]
    if let location, let sourceLine, !sourceLine.isEmpty, location.column <= 200 {
      let number = String(location.line)
      let gutter = String(repeating: " ", count: number.count)
      lines.append("    \(number) | \(sourceLine.prefix(240))")
      lines.append("    \(gutter) | \(String(repeating: " ", count: location.column - 1))^")
    }
    if let suggestion { lines.append("  \(suggestion)") }
    return lines.joined(separator: "\n")
  }
}
