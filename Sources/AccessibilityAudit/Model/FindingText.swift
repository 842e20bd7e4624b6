/// What is wrong in one place, and how to repair it there.
///
/// The effect on users is on the rule's page, so the three texts do not overlap:
///
/// ```swift
/// FindingText("VoiceOver says only \"button\".", repair: "Add a label that says what it does.")
/// ```
package struct FindingText: Equatable, Sendable {
  /// What is wrong here, one or more sentences on one line.
  package var what: String
  /// How to repair it here, one or more sentences on one line.
  package var repair: String

  /// Creates a text.
  package init(_ what: String, repair: String) {
    self.what = what
    self.repair = repair
  }
}
