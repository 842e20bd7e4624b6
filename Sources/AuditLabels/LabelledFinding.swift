package import AccessibilityAudit
import Documents

/// A finding with a place for a verdict, as one item of a file of labels.
package struct LabelledFinding: Equatable, Sendable {
  /// The file of the screen as the user named it, with `#2` appended for its second screen.
  package var screen: String
  /// The name of the rule.
  package var rule: String
  /// The displayed kind of the finding: its severity, or a review.
  package var kind: FindingKind
  /// What stays the same for the element when the screen changes elsewhere; empty for the whole screen.
  package var element: String
  /// The name of the element for people: `button "Rate"`.
  package var name: String
  /// The message of the finding.
  package var message: String
  /// The verdict of a person, or `nil` if there is none yet.
  package var verdict: Verdict?
  /// The reason, in the person's words.
  package var why: String
  /// Whether the audit still finds it.
  package var isFound = true

  /// The key that identifies a finding across runs.
  struct Key: Hashable {
    let screen: PathKey
    let rule: String
    let element: String
  }

  var key: Key { Key(screen: PathKey(screen), rule: rule, element: element) }

  /// Creates a finding without a verdict.
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
