package import AccessibilityAudit
package import NavigationScript

/// What was done to a control, and what came of it.
package struct Operation: Sendable {
  /// What can be told of it, by the words of the W3C's ACT rules.
  package enum Outcome: Equatable, Sendable {
    /// It was run; what rules say of it decides.
    case ran
    /// It was run, and nothing can be told from it, for this reason.
    case cannotTell(String)
    /// It was not run, for this reason.
    case untested(String)
    /// There is nothing to operate, for this reason.
    case inapplicable(String)
  }

  /// The control.
  package let control: OperatedControl
  /// What was done, in a few words: "activated", "keys".
  package let what: String
  /// Whether the flow could be run, and whether it tells anything.
  package var outcome: Outcome
  /// The steps, or `nil` where none were gone.
  package var flow: Flow?
  /// How many steps lead to the control.
  package var reach = 0
  /// What rules find in what happened, or `nil` where nothing was run.
  package var found: [RuleResult]?
  /// What a click has made of the page, or `nil` for nothing.
  var answerToClick: Answer?
  /// The controls that a click has brought, by roles and names.
  var revealed: [String] = []
  /// What there is to say of how pages were read while it was operated.
  package internal(set) var remarks: [String] = []
  /// Whether Tab has left the field in which something was typed, as far as is known.
  var leavesField = true
  /// What stood on the page as the flow began.
  var arrival: [String]?
  /// What other runs have shown of the control.
  package var known = AuditedFlow.Known()
}
