package import AccessibilityAudit
import Documents

/// A finding with a place for a verdict, as one item of a file of labels.
package struct LabelledFinding: Equatable, Sendable {
  /// The file of the screen as it was named, with `#2` behind it for its second screen.
  package var screen: String
  /// The name of the rule.
  package var rule: String
  /// What the finding is called wherever it is shown: how much it hurts, or that a person has to decide.
  package var kind: FindingKind
  /// What stays the same for the element when the screen changes elsewhere; empty for the whole screen.
  package var element: String
  /// What a person calls the element: `button "Rate"`.
  package var name: String
  /// What the finding says.
  package var message: String
  /// What a person says of it, or `nil` where nobody has yet.
  package var verdict: Verdict?
  /// Why, in the person's words.
  package var why: String
  /// Whether the audit still finds it.
  package var isFound = true

  /// What makes it the same finding in another run.
  struct Key: Hashable {
    let screen: PathKey
    let rule: String
    let element: String
  }

  var key: Key { Key(screen: PathKey(screen), rule: rule, element: element) }

  /// Takes a finding without a verdict.
  init(_ finding: Finding, on screen: String) {
    self.screen = screen
    rule = finding.rule
    kind = finding.kind
    element = finding.place?.key ?? ""
    name = finding.place?.name ?? ""
    message = finding.message
    verdict = nil
    why = ""
  }

  init(
    screen: String, rule: String, kind: FindingKind, element: String, name: String, message: String,
    verdict: Verdict?, why: String, isFound: Bool
  ) {
    self.screen = screen
    self.rule = rule
    self.kind = kind
    self.element = element
    self.name = name
    self.message = message
    self.verdict = verdict
    self.why = why
    self.isFound = isFound
  }
}
