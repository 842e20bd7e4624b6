/// What is wrong in one place, and how to mend it there.
///
/// Why that hurts stands on the rule's page, so that the three say three things:
///
/// ```swift
/// FindingText("VoiceOver says only \"button\".", repair: "Add a label that says what it does.")
/// ```
public struct FindingText: Equatable, Sendable {
  /// What is wrong here, one or more sentences on one line.
  public var what: String
  /// How to mend it here, one or more sentences on one line.
  public var repair: String

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - what: What is wrong here.
  ///   - repair: How to mend it here.
  public init(_ what: String, repair: String) {
    self.what = what
    self.repair = repair
  }
}
