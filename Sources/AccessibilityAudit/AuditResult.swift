import Transcript
public import VoiceProfiles

/// The results of an audit of one screen or flow.
public struct AuditResult: Sendable {
  /// The kind of an audited input.
  public enum Kind: String, Sendable {
    /// One screen.
    case screen
    /// A flow with its whole transcript.
    case flow
    /// The controls of a screen that were operated.
    case operation
  }

  /// The path of the file as the user named it.
  public var path: String
  /// The title of the screen or the name of the flow, or `nil`.
  public var name: String?
  /// The kind of the audited input.
  public var kind: Kind
  /// The result of each rule, in the order of the registry.
  public var results: [RuleResult]
  /// The name of the reader: `voiceover-ios`.
  public var reader = ""
  /// The reader's name in sentences: "VoiceOver".
  public var readerTitle = ""
  /// The version of the simulated reader: `27`.
  public var readerVersion = ""
  /// The language of the transcript as a BCP 47 tag.
  public var language = ""
  /// The number of stops of the screen, or of steps of the flow.
  public var stops = 0
  /// The listening time of the whole screen in seconds, or `nil` for a flow.
  public var seconds: Double?
  /// The operations on the controls of a screen, in order; empty if no control was operated.
  public var operations: [OperatedControlResult] = []
  /// The problems with suppressions: those that have ended, and those that match nothing.
  public var problems: [SuppressionProblem] = []
  /// The suppressions that were used, as indices in the audit's list.
  package var usedSuppressions: Set<Int> = []
  /// The number of findings about names that were left out because they concern the system's keyboard.
  package internal(set) var leftOutOnKeyboards = 0

  /// All findings, in the order of the elements, then of the rules; findings of a counterpart come last.
  public var findings: [Finding] {
    let all = results.flatMap(\.findings).enumerated().map { offset, finding in
      let file = finding.place?.file == nil ? 0 : 1
      return (key: (file, finding.place?.node ?? -1, offset), finding: finding)
    }
    return all.sorted { $0.key < $1.key }.map(\.finding)
  }

  /// Copies the reader's name, version and language from a transcript.
  mutating func takeReader(of transcript: Transcript) {
    reader = transcript.reader
    readerTitle = transcript.readerTitle
    readerVersion = transcript.readerVersion
  }

  var hasFindings: Bool { results.contains { !$0.findings.isEmpty } }

  /// Returns the number of rules with an outcome.
  ///
  /// - Parameter outcome: The outcome.
  /// - Returns: The number of rules.
  public func count(_ outcome: Outcome) -> Int { results.count { $0.outcome == outcome } }

  /// Returns the number of counted findings of a severity, without reviews.
  ///
  /// - Parameter severity: The severity.
  /// - Returns: The number of findings.
  public func count(_ severity: Severity) -> Int { counts[FindingKind(severity)] }

  /// The number of findings of each kind.
  public var counts: FindingCounts { FindingCounts(results.lazy.flatMap(\.findings)) }

  /// The listening time of the whole screen, or `nil` for a flow.
  public var heard: HeardTime? { seconds.map { HeardTime(seconds: $0, isMeasured: false) } }

  /// Adds the findings on the same screen in the form that a bridge gives to another reader.
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

  /// Adds the results of further rules, and sorts all by the order of the registry.
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
