import AccessibilityTree
import NavigationScript
import Transcript

extension RuleResult {
  /// Creates a result from the findings of a rule on a screen.
  init(_ findings: RuleFindings, on screen: AuditedScreen) {
    self.init(
      page: findings.page, reader: screen.readerTitle, platform: screen.screen.platform,
      findings: findings.drafts.map { draft in
        Finding(
          rule: findings.page.id, severity: draft.severity, needsReview: draft.needsReview,
          message: draft.message.what, repair: draft.message.repair,
          place: draft.node.map { node in
            draft.stated.map { screen.place(ofStated: $0, near: node) } ?? screen.place(node)
          },
          related: draft.related.map { screen.place($0) })
      },
      passes: findings.passes, lacking: findings.lacking)
  }

  /// Creates a result from the findings of a rule on a screen and its counterpart.
  init(_ findings: PairFindings, on pair: AuditedPair) {
    self.init(findings.own, on: pair.screen)
    self.findings += findings.drafts.map { draft in
      var place = draft.node.map(pair.other.place)
      place?.file = pair.other.path
      return Finding(
        rule: page.id, severity: draft.severity, needsReview: draft.needsReview,
        message: draft.message.what, repair: draft.message.repair, place: place, related: [])
    }
  }

  /// Creates a result from the findings of a rule on one screen of a set.
  init(_ findings: SetFindings, _ page: RulePage, reader: String) {
    self.init(
      page: page, reader: reader,
      findings: findings.messages.map { message in
        Finding(
          rule: page.id, severity: page.severity, needsReview: false, message: message.what,
          repair: message.repair, place: nil, related: [])
      },
      passes: findings.passes, lacking: findings.lacking)
  }

  /// Creates a result from the findings of a rule in a flow.
  init(_ findings: FlowFindings, on flow: AuditedFlow) {
    // A keyboard or a switch alone runs without a reader.
    let isRead = flow.result.flow.technology == nil
    self.init(
      page: findings.page, reader: isRead ? flow.result.transcript.readerTitle : "the reader",
      findings: findings.drafts.map { draft in
        Finding(
          rule: findings.page.id, severity: draft.severity, needsReview: draft.needsReview,
          message: draft.message.what, repair: draft.message.repair,
          place: draft.step.map { Self.place($0, flow) }, related: [])
      },
      passes: findings.passes, lacking: findings.lacking)
  }

  private static func place(_ step: Int, _ flow: AuditedFlow) -> FindingPlace {
    FindingPlace(
      node: step, id: nil, path: "step \(step)", name: "step \(step): \(flow.steps[step].words)",
      heard: nil, location: flow.steps[step].location)
  }
}
