internal import AccessibilityAudit
internal import Documents
internal import NavigationScript
internal import TranscriptDiff

extension ReportPage {
  /// What the template needs for what the audit found in a flow, with the line of its step.
  func values(ofFlow finding: Finding) -> PageValues {
    SceneContext.values(of: finding).merging(link(toStep: finding.place?.node)) { $1 }
  }

  /// What the template needs to lead to a step of the flow.
  private func link(toStep step: Int?) -> PageValues {
    guard let step, steps.indices.contains(step), groups.contains(where: { !$0.lines.isEmpty })
    else { return ["line": false] }
    return ["line": steps[step].line, "step": SafeWords.line(steps[step].name)]
  }

  /// What the template needs for an expectation that was not met.
  func values(of failure: FlowFailure) -> PageValues {
    let place = failure.error.location.map { ":\($0.line):\($0.column)" } ?? ""
    let rows: [(String, [String]?)] = [
      ("Expected", failure.expected?.map(\.text)), ("Heard", failure.found),
      ("Nearest", failure.nearest.map { [$0] }), ("Last stops", failure.lastStops),
    ]
    let values: PageValues = [
      "text": SafeWords.line(failure.error.message),
      "place": SafeWords.line(PagePath.shown(failure.error.path) + place),
      "rows": rows.compactMap { name, texts -> PageValues? in
        guard let texts, !(texts.isEmpty && name == "Last stops") else { return nil }
        return row(name, texts.isEmpty ? ["nothing"] : texts)
      },
    ]
    return values.merging(link(toStep: failure.step)) { $1 }
  }
}
