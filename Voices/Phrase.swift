/// The words of one phrase in one form.
public struct Phrase: Equatable, Sendable {
  /// The words, with names in braces where something is filled in: `{index} of {count}`.
  public let pattern: String
  /// Whether no recording of the real reader shows these words or their place.
  public let isAssumed: Bool

  /// Creates a phrase.
  ///
  /// - Parameters:
  ///   - pattern: The words, with names in braces where something is filled in.
  ///   - isAssumed: Whether no recording of the real reader shows them.
  public init(_ pattern: String, isAssumed: Bool = false) {
    self.pattern = pattern
    self.isAssumed = isAssumed
  }

  /// Returns the words with their gaps filled.
  ///
  /// - Parameter values: The values by the names in braces; text of theirs is never taken for a gap.
  /// - Returns: The words; a name without a value stays as it is.
  public func filled(_ values: KeyValuePairs<String, String>) -> String {
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      result += rest[..<open]
      result += values.first { $0.key == name }?.value ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
