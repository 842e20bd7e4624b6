/// The results of an audit, stored compactly; a full result is created on access.
///
/// Each result has an outcome for each rule. Most screens share these lists, so equal lists are stored once, and
/// findings are stored as bytes. A folder of 50,000 screens takes some tens of megabytes.
///
/// ```swift
/// var results = AuditResults()
/// for screen in screens { results.append(audit.run(screen)) }
/// let report = AuditReport(results, by: audit)
/// ```
public struct AuditResults: RandomAccessCollection, MutableCollection, Sendable {
  private var packed: [PackedResult] = []
  private var tables = PackedTables()
  /// The last result, unpacked: most audits have only one, and packing it takes a third of the time of the rules.
  private var last: AuditResult?

  /// Creates results.
  ///
  /// - Parameter results: The results of each screen and flow, in order.
  public init(_ results: some Sequence<AuditResult> = []) {
    for result in results { append(result) }
  }

  /// The index of the first result.
  public var startIndex: Int { 0 }
  /// The index after the last result.
  public var endIndex: Int { packed.count + (last == nil ? 0 : 1) }

  /// The result at an index.
  ///
  /// - Parameter index: The index.
  /// - Complexity: O(n) in the number of rules and findings.
  public subscript(index: Int) -> AuditResult {
    get {
      if index == packed.count, let last { return last }
      return packed[index].result(tables)
    }
    set {
      if index == packed.count, last != nil {
        last = newValue
      } else {
        packed[index] = PackedResult(newValue, &tables)
      }
    }
  }

  /// Appends a result.
  ///
  /// - Parameter result: The result of a screen or flow.
  public mutating func append(_ result: AuditResult) {
    if let last { packed.append(PackedResult(last, &tables)) }
    last = result
  }
}
