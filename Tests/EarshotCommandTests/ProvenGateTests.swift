import Testing

/// A gate is green only where something was checked, and what it was could be told.
@Suite struct ProvenGateTests {
  private static let screen = "screen: Home\nelements: [button: Pay]\n"

  /// What takes too many steps to compare is neither heard nor not heard.
  @Test(arguments: [
    "notHeard: \"/.*Error.*code 7.*/\"", "notHeard: \"/(x+)+[yz]|.*secret/\"",
    "hear: \"/(x+)+[yz]/\"", "announced: \"/(x+)+[yz]/\"",
  ])
  func whatCannotBeComparedFails(_ expectation: String) throws {
    let long = "Error code 7 " + String(repeating: "Error x x x ", count: 600)
    let announced = String(repeating: "x", count: 60)
    let folder = try CommandFolder([
      "l.screen.yaml": """
      screen: H
      elements:
        - text: "\(long)"
        - {button: "\(announced)", on: {activate: [{announce: "\(announced)"}]}}
      """,
      "q.flow.yaml": "start: l.screen.yaml\nsteps: [\(expectation)]\n",
      "r.flow.yaml": "start: l.screen.yaml\nsteps: [next, activate, \(expectation)]\n",
    ])
    let name = expectation.contains("Error") ? "q" : "r"
    let outcome = try folder.shell("$EARSHOT run \(name).flow.yaml -o /dev/null")
    #expect(outcome.status == 1)
    #expect(
      outcome.error.contains("takes too many steps to compare\n"), "\(outcome.error)")
    #expect(outcome.error.contains("use fewer repetitions inside one another"))
  }
}
