package import AccessibilityAudit
internal import Documents
internal import NavigationScript

/// The page of what flows show about the labels of an app.
package struct EvidencePage: Sendable {
  /// What the app is called.
  package var title: String
  /// Where the page comes from: names and values, in order.
  package var provenance: [(name: String, value: String)] = []
  private let evidence: SupportEvidence

  /// Creates a page.
  package init(_ evidence: SupportEvidence, title: String) {
    self.evidence = evidence
    self.title = title
  }

  /// Writes the page.
  package func html() throws -> [UInt8] {
    let style = ReportPage.style
    let context: PageValues = [
      "title": SafeWords.line(title), "style": style,
      "policy": ReportPage.policy(style: style, script: nil),
      "figures": SupportEvidence.Verdict.allCases.map { verdict in
        [
          "value": evidence.rows.count { $0.verdict == verdict }, "name": verdict.rawValue,
        ] as PageValues
      },
      "labels": evidence.rows.map { row in
        [
          "label": row.label.rawValue, "criterion": row.label.criterion,
          "verdict": row.verdict.rawValue, "kind": Self.kind(of: row.verdict),
          "reasons": row.reasons.map { ["text": SafeWords.line($0)] as PageValues },
        ] as PageValues
      },
      "flows": evidence.flows.map { flow in
        [
          "name": SafeWords.line(flow.name), "path": SafeWords.line(flow.path),
          "outcome": flow.hasPassed ? "passed" : "failed",
          "kind": flow.hasPassed ? "passed" : "error",
          "lines": (flow.result.map { FlowTranscript($0).lines } ?? []).map {
            ["text": $0] as PageValues
          },
          "failures":
            ((flow.breakdown.map { [$0.message] } ?? [])
            + flow.failures.map(\.error.message)).map {
              ["text": SafeWords.line($0)] as PageValues
            },
        ] as PageValues
      },
      "provenance": provenance.map {
        ["name": $0.name, "value": SafeWords.line($0.value)] as PageValues
      },
    ]
    return Array(try PageTemplates.render(.evidence, context).utf8)
  }

  private static func kind(of verdict: SupportEvidence.Verdict) -> String {
    switch verdict {
    case .supported: "passed"
    case .notSupported: "error"
    case .cannotTell: "review"
    }
  }
}
