extension RuleResult {
  /// Puts what a rule said about a screen into words.
  init(_ findings: RuleFindings, on screen: AuditedScreen) {
    self.init(
      page: findings.page,
      findings: findings.drafts.map { draft in
        Finding(
          rule: findings.page.id, severity: draft.severity, needsReview: draft.needsReview,
          message: draft.message, place: draft.node.map(screen.place),
          related: draft.related.map(screen.place))
      },
      passes: findings.passes, lacking: findings.lacking)
  }

  /// Puts what a rule said about a flow into words.
  init(_ findings: FlowFindings, on flow: AuditedFlow) {
    self.init(
      page: findings.page,
      findings: findings.drafts.map { draft in
        Finding(
          rule: findings.page.id, severity: draft.severity, needsReview: draft.needsReview,
          message: draft.message, place: draft.step.map { Self.place($0, flow) }, related: [])
      },
      passes: findings.passes, lacking: findings.lacking)
  }

  private static func place(_ step: Int, _ flow: AuditedFlow) -> FindingPlace {
    FindingPlace(
      node: step, id: nil, path: "step \(step)", name: "step \(step): \(flow.steps[step].words)",
      heard: nil, location: flow.steps[step].location)
  }
}
