import Foundation
import Testing

/// `earshot doctor` and `earshot init`.
@Suite struct DoctorTests {
  private struct Parts: Decodable {
    struct Part: Decodable {
      var name: String
      var isFound: Bool
      var isOptional: Bool
      var repair: String?
    }

    var format: String
    var parts: [Part]
  }

  @Test func whatIsMissingComesWithTheLineThatGetsIt() throws {
    let folder = try CommandFolder(["earshot.yaml": "raeder: nvda"])
    let outcome = try folder.shell("PATH=/nowhere $EARSHOT doctor --format json")
    #expect(outcome.status == 1)
    let parts = try JSONDecoder().decode(Parts.self, from: Data(outcome.output.utf8))
    #expect(parts.format == "earshot-doctor")
    let missing = parts.parts.filter { !$0.isFound }
    #expect(missing.allSatisfy { $0.repair?.isEmpty == false })
    let names = missing.map(\.name)
    #expect(names.contains("rsvg-convert") && names.contains("earshot.yaml"), "\(names)")
  }

  @Test func theTextSaysWhatWorksWithoutIt() throws {
    let folder = try CommandFolder()
    let outcome = try folder.shell("PATH=/nowhere $EARSHOT doctor")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(
        """
        missing  rsvg-convert: not on the PATH
                   needed for report -o FILE.png; works without it: report -o FILE.svg
                   apt-get install librsvg2-bin

        """), "\(outcome.output)")
  }

  @Test func aProjectBeginsWithFilesThatWork() throws {
    let folder = try CommandFolder([
      "screens/a.screen.yaml": "screen: Shop\nelements: [button: Rate]"
    ])
    let begun = try folder.shell("$EARSHOT init screens")
    #expect(begun.status == 0, "\(begun.error)")
    #expect(
      begun.output == """
        wrote earshot.yaml
        wrote .github/workflows/earshot.yml
        wrote 1 recording into recordings
        next: earshot check screens

        """)
    #expect(try folder.text(of: "recordings/a.transcript.txt").hasSuffix("\nRate, button\n"))
    let checked = try folder.shell("$EARSHOT check screens && $EARSHOT audit screens")
    #expect(checked.status == 0, "\(checked.output)\(checked.error)")
  }

  /// It is YAML, and installs what its user has named: on PyPI the name "earshot" is another project's.
  @Test func theWorkflowIsYAMLAndInstallsNothingByName() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]"])
    let begun = try folder.shell("$EARSHOT init --wheel https://example.org/e.whl")
    #expect(begun.status == 0)
    let path = ".github/workflows/earshot.yml"
    let workflow = try folder.text(of: path)
    #expect(!workflow.contains("install --quiet earshot"))
    #expect(workflow.contains("EARSHOT_WHEEL: \"https://example.org/e.whl\"\n"))
    // As a project file it has one mistake: its first key.
    let read = try folder.shell("$EARSHOT a.screen.yaml --config \(path)")
    #expect(read.error.contains("unknown key \"name\""), "\(read.error)")
  }

  /// What is wrong on the first day does not fail; what comes later does.
  @Test func errorsOfTheFirstDayDoNotFail() throws {
    let folder = try CommandFolder([
      "screens/a.screen.yaml": "screen: Shop\nelements: [{role: button}, {button: Rate}]"
    ])
    let begun = try folder.shell("$EARSHOT init screens")
    #expect(begun.output.contains("wrote earshot-audit.sarif\n"), "\(begun.output)\(begun.error)")
    #expect(try folder.shell("$EARSHOT audit screens").status == 0)
    #expect(try folder.shell("$EARSHOT audit screens --no-config").status == 1)
    try folder.write(
      "screens/b.screen.yaml", "screen: Basket\nelements: [{role: button}, {button: Pay}]")
    #expect(try folder.shell("$EARSHOT audit screens").status == 1)
  }

  /// The runner takes some lines of what is printed for commands: what an app says is none, and the status stays.
  @Test func theWorkflowShowsWordsAsText() throws {
    let folder = try CommandFolder([
      "bin/earshot": """
      #!/bin/sh
      printf '   ::error::x\\n::add-mask::a\\na ##[error]b\\n \\302\\240 ::stop-commands::t\\n'
      printf 'c ##[error]d\\n' >&2
      exit 1
      """
    ])
    let outcome = try folder.shell(
      """
      "$EARSHOT" init . > /dev/null 2>&1; chmod +x bin/earshot
      { sed -n '/earshot check/ { N; s/\\n */ /; p }' .github/workflows/earshot.yml
        grep 'earshot audit' .github/workflows/earshot.yml; } > steps
      wc -l < steps
      while read -r step; do
        PATH=$PWD/bin:$PATH bash --noprofile --norc -eo pipefail -c "$step" 2>&1; echo "status $?"
      done < steps
      """)
    #expect(outcome.output.contains("2\n"))
    #expect(outcome.output.matches(of: /status 1\n/).count == 2, "\(outcome.output)")
    #expect(outcome.output.matches(of: /error|mask/).count == 8, "\(outcome.output)")
    #expect(!outcome.output.contains("##["))
    // GitHub's runner looks behind white space of every kind.
    #expect(!outcome.output.contains(/(?m)^\s*::/), "\(outcome.output)")
  }

  /// A quote with a mark on it ends a word of the shell all the same.
  @Test func aNameIsNoCommand() throws {
    let folder = try CommandFolder(["x": ""])
    let outcome = try folder.shell(
      """
      name=$(printf "scr'\\314\\201;touch pwned;'\\314\\201"); mkdir "$name"
      "$EARSHOT" init "$name" > said
      sed -n 's/^next: //p' said > next; grep 'earshot audit' .github/workflows/earshot.yml >> next
      while read -r line; do PATH=$PWD:$PATH bash -c "$line"; done < next > /dev/null 2>&1
      wc -l < next
      """)
    #expect(outcome.output == "2\n")
    #expect(!folder.names.contains("pwned"))
  }

  @Test func aNameIsNoOption() throws {
    let folder = try CommandFolder(["--config=x/a.screen.yaml": "elements: [button: Rate]"])
    let outcome = try folder.shell(
      "$EARSHOT init -- --config=x > said; grep -ch -- ' ./--config=x' said .github/workflows/earshot.yml"
    )
    #expect(outcome.output == "1\n2\n", "\(outcome.error)")
  }

  @Test func nothingIsOverwritten() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "elements: [button: Rate]", "earshot.yaml": "# mine\n",
      "recordings/other.txt": "x",
    ])
    let outcome = try folder.shell("$EARSHOT init --no-workflow")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("earshot.yaml exists already and was not changed"))
    #expect(try folder.text(of: "earshot.yaml") == "# mine\n")
    #expect(!folder.names.contains(".github"))
    #expect(!folder.names.contains("recordings/a.transcript.txt"))
  }
}
