public import Documents

/// Reads a file of suppressions.
///
/// Each line has the rule, the screen and the element with a slash between them, an optional end date, and the reason.
/// `#` begins a comment; a name with spaces needs quotes.
///
///     # rule           screen/element            until             reason
///     label-duplicated Checkout/pay              until=2030-12-31  The second one goes in spring.
///     label-vague      "Order details/*"                           The shop has its own words.
public enum SuppressionFile {
  /// Reads suppressions.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - rules: The names of all rules.
  /// - Throws: An error for an unknown rule, a missing element or reason, and an invalid date.
  /// - Returns: The suppressions, in order.
  public static func read(
    _ source: SourceText, rules: [String] = Rules.ids
  ) throws(SourceError) -> [Suppression] {
    var suppressions: [Suppression] = []
    var offset = 0
    for line in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      let reader = SuppressionLine(Array(line), offset: offset, source: source)
      if let suppression = try reader.read(rules: rules) { suppressions.append(suppression) }
    }
    return suppressions
  }
}
