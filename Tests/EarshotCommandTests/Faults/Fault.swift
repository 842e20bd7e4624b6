import Testing

/// Something that goes wrong around the program, and what must hold all the same.
///
/// Helpers that die, hang, answer late or babble are tried in `HelperPoolTests`, and ones that are killed while
/// they speak in `HostileLabelsTests`; a terminal that vanishes in `VanishingTerminalTests`.
struct Fault: Sendable, CustomTestStringConvertible {
  /// What a machine must have for a row to be tried.
  enum Need { case nothing, speech, mounting, speechAndMounting, browser }

  /// What was tried.
  let tried: String
  /// What must hold.
  let holds: String
  var needs = Need.nothing
  /// Tries it in a folder of its own, by bash; `fail` says what does not hold.
  let script: String

  var testDescription: String { "\(tried): \(holds)" }
}
