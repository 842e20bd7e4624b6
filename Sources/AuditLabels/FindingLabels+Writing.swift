import AccessibilityAudit
import Documents

extension FindingLabels {
  /// The labels as YAML in UTF-8, one block per finding, for people to fill in and programs to read.
  ///
  /// ```yaml
  /// - screen: dumps/cart.xml
  ///   rule: label-missing
  ///   severity: error
  ///   element: "#pay"
  ///   name: "button #pay"
  ///   message: "VoiceOver says only \"button\"."
  ///   verdict: true
  ///   why: The dump has neither label nor text.
  /// ```
  package var yaml: [UInt8] {
    var text = """
      # Findings with the verdicts of people. After "verdict", write true, false or unsure, and after "why" the
      # reason. `earshot audit INPUT --label FILE` keeps both, adds new findings and counts the verdicts.

      """
    if findings.isEmpty { text += "[]\n" }
    for finding in findings {
      var mark = "- "
      for (key, value) in Self.lines(of: finding) {
        text += "\(mark)\(key.rawValue):\(value.isEmpty ? "" : " \(value)")\n"
        mark = "  "
      }
    }
    return Array(text.utf8)
  }

  private static func lines(of finding: LabelledFinding) -> [(LabelKey, String)] {
    var lines: [(LabelKey, String)] = [
      (.screen, YAMLText.scalar(finding.screen)), (.rule, finding.rule),
      (.severity, finding.kind.rawValue),
    ]
    if !finding.element.isEmpty {
      lines.append((.element, YAMLText.scalar(finding.element)))
      lines.append((.name, YAMLText.scalar(finding.name)))
    }
    lines.append((.message, YAMLText.scalar(finding.message)))
    if !finding.isFound { lines.append((.found, "false")) }
    lines.append((.verdict, finding.verdict?.rawValue ?? ""))
    lines.append((.why, finding.why.isEmpty ? "" : YAMLText.scalar(finding.why)))
    return lines
  }
}
