internal import AccessibilityTree
public import Documents
internal import NavigationScript
internal import Transcript
internal import VoiceProfiles

/// Checks screens and flows with rules.
///
/// ```swift
/// let audit = Audit()
/// let result = audit.run(AuditedScreen(screen, path: "home", listening: listening))
/// for finding in result.findings { print(finding.message) }
/// ```
public struct Audit: Sendable {
  /// The rules to check.
  public var selection: RuleSelection
  /// Known and accepted findings.
  public var suppressions: [Suppression]
  /// The findings of an earlier audit, or `nil`.
  public var baseline: Baseline?
  /// The day to compare with the end dates of suppressions, or `nil` to treat none as ended.
  public var today: Day?

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - selection: The rules to check.
  ///   - suppressions: Known and accepted findings.
  ///   - baseline: The findings of an earlier audit.
  ///   - today: The day to compare with the end dates of suppressions.
  public init(
    _ selection: RuleSelection = RuleSelection(), suppressions: [Suppression] = [],
    baseline: Baseline? = nil, today: Day? = nil
  ) {
    self.selection = selection
    self.suppressions = suppressions
    self.baseline = baseline
    self.today = today
  }

  /// Checks a screen.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: The results of the screen rules.
  public func run(_ screen: AuditedScreen) -> AuditResult { check(screen, nil) }

  /// Checks a screen, and compares it with the same screen under another setting.
  ///
  /// - Parameter pair: The screen and its counterpart.
  /// - Returns: The results of the screen rules and pair rules.
  public func run(_ pair: AuditedPair) -> AuditResult { check(pair.screen, pair) }

  private func check(_ screen: AuditedScreen, _ pair: AuditedPair?) -> AuditResult {
    var result: AuditResult
    if let own = screen.own {
      // What is wrong with an element of a page is wrong by whatever reader; its way through the page is its own.
      result = check(screen, pair) { $0.method == .traversal }
      result.add(check(own, nil) { $0.method != .traversal }, at: own.heardNode)
    } else {
      result = check(screen, pair) { _ in true }
    }
    finish(&result)
    return result
  }

  private func check(
    _ screen: AuditedScreen, _ pair: AuditedPair?, where isMeant: (RulePage) -> Bool
  ) -> AuditResult {
    var results: [RuleResult] = []
    var keyboard: Set<Int>?
    var leftOut = 0
    for type in selection.rules where isMeant(type.page) || type is any PairRule.Type {
      switch type.init() {
      case let rule as any ScreenRule:
        var findings = RuleFindings(type.page)
        // What the input cannot carry says nothing by its absence.
        if let missing = screen.missing(of: type.page.needs) {
          findings.lacks(missing)
        } else {
          rule.check(screen, &findings)
        }
        // The system names the keys of its keyboards.
        if type.page.group == .names, !findings.drafts.isEmpty {
          let keys = keyboard ?? screen.keyboardNodes
          keyboard = keys
          leftOut += findings.leaveOut(keys)
        }
        results.append(RuleResult(findings, on: screen))
      case let rule as any PairRule:
        guard let pair else { continue }
        var findings = PairFindings(type.page)
        rule.check(pair, &findings)
        results.append(RuleResult(findings, on: pair))
      default: continue
      }
    }
    var result = AuditResult(
      path: screen.path, name: screen.screen.title ?? screen.screen.name, kind: .screen,
      results: results)
    result.leftOutOnKeyboards = leftOut
    result.takeReader(of: screen.transcript)
    result.language = screen.language
    result.stops = screen.stops.count
    result.seconds = screen.listening.seconds(of: screen.transcript.stops)
    if result.hasFindings {
      let keys = ElementKeys(screen)
      let otherKeys = pair.map { ElementKeys($0.other) }
      result.sign { ($0.file == nil ? keys : otherKeys ?? keys).key($0) }
    }
    result.suppressInSource(TreeSuppressions(screen, pair?.other), today)
    return result
  }

  /// Checks the screens of an audit together, and adds to the results of each screen.
  ///
  /// - Parameters:
  ///   - set: The screens.
  ///   - results: The results of each screen, in the order of the set.
  public func run<Results: MutableCollection>(_ set: AuditedSet, addingTo results: inout Results)
  where Results.Element == AuditResult, Results.Index == Int {
    var found: [(page: RulePage, findings: [SetFindings])] = []
    guard results.count == set.members.count else { return }
    for type in selection.rules {
      guard let rule = type.init() as? any SetRule else { continue }
      var findings = [SetFindings](repeating: SetFindings(), count: results.count)
      rule.check(set, &findings)
      found.append((type.page, findings))
    }
    if found.isEmpty { return }
    for (number, index) in results.indices.enumerated() {
      var whole = results[index]
      var result = AuditResult(
        path: whole.path, name: whole.name, kind: .screen,
        results: found.map {
          RuleResult($0.findings[number], $0.page, reader: whole.readerTitle)
        })
      // Several screens have one title here, so that each is known by its file.
      result.sign(as: Suppression.stem(of: result.path)) { _ in "" }
      finish(&result)
      whole.usedSuppressions.formUnion(result.usedSuppressions)
      whole.add(result.results)
      results[index] = whole
    }
  }

  /// Checks a flow that was run.
  ///
  /// - Parameter flow: The flow.
  /// - Returns: The results of the flow rules.
  public func run(_ flow: AuditedFlow) -> AuditResult {
    var results: [RuleResult] = []
    for type in selection.rules {
      guard let rule = type.init() as? any FlowRule else { continue }
      results.append(RuleResult(Self.findings(of: rule, in: flow), on: flow))
    }
    var result = AuditResult(path: flow.path, name: flow.name, kind: .flow, results: results)
    result.takeReader(of: flow.result.transcript)
    result.language = flow.result.transcript.language
    result.stops = flow.steps.count
    // A step is known by its words and how often they came before, so that new steps move none.
    var counts: [String: Int] = [:]
    let keys = flow.steps.map { step in
      counts[step.words, default: 0] += 1
      return "\(step.words)[\(counts[step.words] ?? 0)]"
    }
    result.sign { keys.indices.contains($0.node) ? keys[$0.node] : "" }
    finish(&result)
    return result
  }

  static func findings(of rule: any FlowRule, in flow: AuditedFlow) -> FlowFindings {
    var findings = FlowFindings(type(of: rule).page)
    if flow.result.flow.technology == nil || !type(of: rule).needsReader {
      rule.check(flow, &findings)
    } else {
      findings.lacks(.reader)
    }
    return findings
  }

  func finish(_ result: inout AuditResult) {
    result.suppress(suppressions, today)
  }
}
