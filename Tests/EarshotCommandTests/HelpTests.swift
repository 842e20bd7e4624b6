import Testing

/// What people read when they ask for help.
@Suite struct HelpTests {
  static let front = [
    "transcript", "speak", "walk", "report", "audit", "diff", "check", "run", "effort", "evidence",
    "convert", "init", "doctor", "serve", "list",
  ]

  @Test func theProgramNamesItsCommandsInThreeGroups() throws {
    let help = try Earshot.run(["--help"]).output
    #expect(help.split(separator: "\n").count <= 60)
    let lines = help.split(separator: "\n").map(String.init)
    for title in ["Hear:", "Check:", "Connect:"] { #expect(lines.contains(title)) }
    let named = lines.compactMap { $0.prefixMatch(of: /\s\s([a-z]+)\s{2,}/).map { String($0.1) } }
    #expect(named == Self.front)
    #expect(try Earshot.run(["help"]).output == help && Earshot.run([]).output == help)
  }

  @Test(arguments: front + ["rotors", "keys", "scan", "matrix", "explore", "readers", "mcp"])
  func aPageIsShortAndWholeOnRequest(_ command: String) throws {
    let outcome = try Earshot.run([command, "--help"])
    #expect(outcome.status == 0 && outcome.error == "")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count - 1 <= 60, "\(lines.count)")
    // An example is one line, so that it can be copied.
    for line in lines where line.count > 80 { #expect(line.contains("earshot "), "\(line)") }
    #expect(lines.contains { $0.hasPrefix("Usage: earshot ") })
    let whole = try Earshot.run(["help", command, "--all"]).output
    // What the short page names, the whole one explains.
    for option in outcome.output.matches(of: /--[a-z-]+/).map({ String($0.0) })
    where command != "list" { #expect(whole.contains(option), "\(option)") }
    #expect(outcome.output.contains("--viewport") == whole.contains("--viewport"))
  }

  /// Each example that stands in the help is a line that the program accepts.
  @Test(arguments: front) func examplesAreAccepted(_ command: String) throws {
    let help = try Earshot.run([command, "--help-all"]).output
    let examples = help.matches(of: /\n  (earshot [^\n]+)/).map { String($0.1) }
    #expect(!examples.isEmpty)
    for example in examples {
      let folder = try CommandFolder([:])
      // Usage is judged before an input is read: what is missing is no mistake of the line.
      let outcome = try folder.shell(
        "earshot() { timeout 5 $EARSHOT \"$@\" --no-config < /dev/null; }; \(example)")
      #expect(outcome.status != 64, "\(example): \(outcome.error)")
    }
  }

  @Test func aMistypedCommandIsNamed() throws {
    let outcome = try Earshot.run(["help", "trancript"])
    #expect(outcome.status == 64 && outcome.output == "")
    #expect(outcome.error.hasSuffix("try: earshot transcript --help\n"), "\(outcome.error)")
  }

  @Test(arguments: ["--version", "-v", "version"]) func theVersionIsShown(_ word: String) throws {
    let outcome = try Earshot.run([word])
    #expect(outcome.status == 0)
    #expect(outcome.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }
}
