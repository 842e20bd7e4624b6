package import AccessibilityAudit
package import NavigationScript

/// An operation on a control, and its outcome.
package struct Operation: Sendable {
  /// The outcome, in the terms of the W3C's ACT rules.
  package enum Outcome: Equatable, Sendable {
    /// The operation ran; the rules decide about the result.
    case ran
    /// The operation ran, but its result cannot be judged, for this reason.
    case cannotTell(String)
    /// The operation did not run, for this reason.
    case untested(String)
    /// There is nothing to operate, for this reason.
    case inapplicable(String)
  }

  /// The control.
  package let control: OperatedControl
  /// The operation in a few words: "activated", "keys".
  package let what: String
  /// Whether the flow could run, and whether its result can be judged.
  package var outcome: Outcome
  /// The steps, or `nil` if there are none.
  package var flow: Flow?
  /// The number of steps that lead to the control.
  package var reach = 0
  /// The findings of the rules, or `nil` if nothing ran.
  package var found: [RuleResult]?
  /// What a click has made of the page, or `nil` for nothing.
  var answerToClick: Answer?
  /// The controls that a click has brought, by roles and names.
  var revealed: [String] = []
  /// Remarks on how pages were read during the operation.
  package internal(set) var remarks: [String] = []
  /// Whether Tab has left the field in which something was typed, as far as is known.
  var leavesField = true
  /// What stood on the page as the flow began.
  var arrival: [String]?
  /// What other runs showed about the control.
  package var known = AuditedFlow.Known()
}
