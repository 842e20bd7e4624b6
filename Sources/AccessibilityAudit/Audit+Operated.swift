import AccessibilityTree
import Documents
import NavigationScript
import Transcript
import VoiceProfiles

/// An operation on a control, as the input of an audit.
package struct OperatedFlow: Sendable {
  /// The control's node in the tree of the page as stated, or `nil` for a control that another one had to open.
  package let stated: Int?
  /// The place of the control, for use if the screen does not contain it.
  package let place: FindingPlace
  /// The operation, and what is known of it before the rules run.
  package var told: OperatedControlResult
  /// The findings of the rules, or `nil` if the result cannot be judged.
  package let found: [RuleResult]?

  /// Creates an operation.
  package init(
    stated: Int?, place: FindingPlace, told: OperatedControlResult, found: [RuleResult]?
  ) {
    self.stated = stated
    self.place = place
    self.told = told
    self.found = found
  }
}

extension Audit {
  /// Returns the findings of the change rules in a flow that operates a control, without the steps that lead to it.
  package func judge(_ flow: AuditedFlow, reach: Int) -> [RuleResult] {
    selection.rules.compactMap { type in
      // The others are about a person's way through a task.
      guard type.page.group == .change, let rule = type.init() as? any FlowRule else { return nil }
      var result = RuleResult(Self.findings(of: rule, in: flow), on: flow)
      result.findings.removeAll { finding in
        finding.place.flatMap { flow.steps[$0.node].index }.map { $0 < reach } ?? false
      }
      return result
    }
  }

  /// Checks what happened when the controls of a screen were operated; `isConfirmed` returns whether a second run of a
  /// flow has the same findings.
  package func run(
    _ flows: [OperatedFlow], on screen: AuditedScreen,
    isConfirmed: (_ flow: Int, _ rules: Set<String>) -> Bool = { _, _ in true }
  ) -> AuditResult {
    let own = screen.own ?? screen
    let nodes = Dictionary(own.tree.elements.indices.map { (own.origins[$0], $0) }) { first, _ in
      first
    }
    var results: [RuleResult] = []
    var known: Set<String> = []
    var operations: [OperatedControlResult] = []
    for (number, operated) in flows.enumerated() {
      var told = operated.told
      let node = operated.stated.flatMap { nodes[$0] }
      let place = node.map(own.place) ?? operated.place
      told.control = place.name
      defer {
        // Only what shows a fault is written.
        if told.outcome != .failed { told.flow = nil }
        operations.append(told)
      }
      guard var found = operated.found, !found.isEmpty else { continue }
      let failing = Set(found.filter { !$0.findings.isEmpty }.map(\.page.id))
      if !failing.isEmpty, !isConfirmed(number, failing) {
        told.outcome = .cantTell
        told.reason = "a second run gave a different result, or there was no time for one"
        continue
      }
      for (index, var result) in found.enumerated() {
        result.findings = result.findings.compactMap { finding in
          var finding = finding
          let step = finding.place?.name ?? ""
          // What a click shows, the keys show again.
          let what = [finding.rule, place.markup?.selector ?? "", place.path]
          guard known.insert(what.joined(separator: "\n")).inserted else { return nil }
          finding.place = place
          finding.place?.node = node.map { screen.own == nil ? $0 : own.heardNode($0) } ?? -1
          finding.place?.key = "\(place.id ?? place.path) \(step)"
          finding.flow = told.flow
          return finding
        }
        found[index] = result
        guard results.indices.contains(index) else {
          results.append(result)
          continue
        }
        var all = results[index]
        all.findings += result.findings
        all.passes += result.passes
        for lack in result.lacking {
          if let at = all.lacking.firstIndex(where: { $0.requirement == lack.requirement }) {
            all.lacking[at].count += lack.count
          } else {
            all.lacking.append(lack)
          }
        }
        results[index] = all
      }
      let isFaulty = found.contains { rule in rule.findings.contains { !$0.needsReview } }
      let isDoubtful = found.contains { !$0.findings.isEmpty }
      told.outcome = isFaulty ? .failed : isDoubtful ? .cantTell : .passed
      if !isFaulty, isDoubtful { told.reason = "a person has to decide" }
    }
    var result = AuditResult(
      path: screen.path, name: screen.screen.title ?? screen.screen.name, kind: .operation,
      results: results)
    result.takeReader(of: screen.transcript)
    result.language = screen.language
    result.stops = operations.count
    result.operations = operations
    result.sign { $0.key }
    finish(&result)
    return result
  }
}
