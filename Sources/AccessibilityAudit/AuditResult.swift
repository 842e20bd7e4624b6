public import Transcript

/// What an audit found on one screen or in one flow.
public struct AuditResult: Sendable {
  /// What was audited.
  public enum Kind: String, Sendable {
    /// One screen.
    case screen
    /// A flow with all that was heard in it.
    case flow
  }

  /// The file as the user named it.
  public var path: String
  /// The title of the screen or the name of the flow, or `nil`.
  public var name: String?
  /// What was audited.
  public var kind: Kind
  /// What each rule found, in the order of the registry.
  public var results: [RuleResult]
  /// The name of the reader that was heard: `voiceover-ios`.
  public var reader = ""
  /// What sentences call that reader: "VoiceOver".
  public var readerTitle = ""
  /// The version of that reader that is followed: `27`.
  public var readerVersion = ""
  /// The language of the words as a BCP 47 tag.
  public var language = ""
  /// How many stops the screen, or steps the flow has.
  public var stops = 0
  /// How many seconds the whole screen takes to hear, or `nil` for a flow.
  public var seconds: Double?
  /// What is wrong with suppressions: those that have ended, and those that nothing fits.
  public var problems: [SuppressionProblem] = []
  /// Which of the audit's suppressions were used, by their place in its list.
  package var usedSuppressions: Set<Int> = []

  /// Everything that was found, in the order of the elements, then of the rules; what only a counterpart
  /// has comes last.
  public var findings: [Finding] {
    let all = results.flatMap(\.findings).enumerated().map { offset, finding in
      let file = finding.place?.file == nil ? 0 : 1
      return (key: (file, finding.place?.node ?? -1, offset), finding: finding)
    }
    return all.sorted { $0.key < $1.key }.map(\.finding)
  }

  /// Takes over by whom it was heard.
  mutating func takeReader(of transcript: Transcript) {
    reader = transcript.reader
    readerTitle = transcript.readerTitle
    readerVersion = transcript.readerVersion
  }

  var hasFindings: Bool { results.contains { !$0.findings.isEmpty } }

  /// Returns how many rules had an outcome.
  ///
  /// - Parameter outcome: The outcome.
  /// - Returns: Their number.
  public func count(_ outcome: Outcome) -> Int { results.count { $0.outcome == outcome } }

  /// Returns how many findings count at a severity; those that a person has to decide are left out.
  ///
  /// - Parameter severity: The severity.
  /// - Returns: Their number.
  public func count(_ severity: Severity) -> Int { counts[FindingKind(severity)] }

  /// How many findings of each kind there are.
  public var counts: FindingCounts { FindingCounts(results.lazy.flatMap(\.findings)) }

  /// How long the whole screen takes to hear, or `nil` for a flow.
  public var heard: HeardTime? { seconds.map { HeardTime(seconds: $0, isMeasured: false) } }

  /// Takes over what was found on the same screen as another reader is told it.
  mutating func add(_ other: AuditResult, at node: (Int) -> Int) {
    var other = other
    other.forEachFinding { finding in
      if let own = finding.place?.node { finding.place?.node = node(own) }
      for index in finding.related.indices {
        finding.related[index].node = node(finding.related[index].node)
      }
    }
    add(other.results)
    problems += other.problems.filter { !problems.contains($0) }
  }

  /// Takes over results of further rules, all in the order in which rules are listed.
  mutating func add(_ others: [RuleResult]) {
    results = (results + others).sorted {
      Self.places[$0.page.id] ?? 0 < Self.places[$1.page.id] ?? 0
    }
  }

  private static let places = Dictionary(
    uniqueKeysWithValues: Rules.ids.enumerated().map { ($0.element, $0.offset) })

  mutating func forEachFinding(_ body: (inout Finding) -> Void) {
    for rule in results.indices {
      for index in results[rule].findings.indices { body(&results[rule].findings[index]) }
    }
  }
}
