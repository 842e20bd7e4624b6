internal import AccessibilityAudit
internal import Documents
internal import NavigationScript

extension ReportPage {
  /// What the template needs for what the audit found in a flow, with the line of its step.
  ///
  /// - Parameter finding: The finding.
  /// - Returns: Names and values.
  func values(ofFlow finding: Finding) -> [String: Any] {
    let step = finding.place?.node
    let line = step.flatMap { lineOfStep.indices.contains($0) ? lineOfStep[$0] : nil }
    var values = SceneContext.values(of: finding)
    values["line"] = line as Any? ?? false
    values["place"] = finding.place.map { SafeWords.line($0.name) } as Any? ?? false
    return values
  }

  /// What the template needs for an expectation that was not met.
  ///
  /// - Parameter failure: The expectation.
  /// - Returns: Names and values.
  static func values(of failure: FlowFailure) -> [String: Any] {
    let place = failure.error.location.map { ":\($0.line):\($0.column)" } ?? ""
    let rows: [(String, [String]?)] = [
      ("Expected", failure.expected), ("Heard", failure.found),
      ("Nearest", failure.nearest.map { [$0] }), ("Last stops", failure.lastStops),
    ]
    return [
      "text": SafeWords.line(failure.error.message),
      "place": SafeWords.line(failure.error.path + place),
      "rows": rows.compactMap { name, texts -> [String: Any]? in
        guard let texts, !(texts.isEmpty && name == "Last stops") else { return nil }
        return row(name, texts.isEmpty ? ["nothing"] : texts)
      },
    ]
  }
}
