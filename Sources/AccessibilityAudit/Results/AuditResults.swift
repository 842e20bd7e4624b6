/// What an audit found on screens and flows, held small: a result in full is made when it is asked for.
///
/// A result says of each rule how it went, and screens have most of that in common, so that equal lists are held
/// once, and findings as bytes. A folder of 50,000 screens takes some tens of megabytes.
///
/// ```swift
/// var results = AuditResults()
/// for screen in screens { results.append(audit.run(screen)) }
/// let report = AuditReport(results, by: audit)
/// ```
public struct AuditResults: RandomAccessCollection, MutableCollection, Sendable {
  private var packed: [PackedResult] = []
  private var tables = PackedTables()

  /// Creates results.
  ///
  /// - Parameter results: What was found on each screen and flow, in order.
  public init(_ results: some Sequence<AuditResult> = []) {
    for result in results { append(result) }
  }

  /// The place of the first result.
  public var startIndex: Int { 0 }
  /// The place behind the last result.
  public var endIndex: Int { packed.count }

  /// The result at a place.
  ///
  /// - Parameter index: The place.
  /// - Complexity: O(n) in the number of rules and findings.
  public subscript(index: Int) -> AuditResult {
    get { packed[index].result(tables) }
    set { packed[index] = PackedResult(newValue, &tables) }
  }

  /// Takes a result behind the others.
  ///
  /// - Parameter result: What was found on a screen or in a flow.
  public mutating func append(_ result: AuditResult) {
    packed.append(PackedResult(result, &tables))
  }
}
