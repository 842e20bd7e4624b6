import ArgumentParser
import Earshot
import Questions

/// The program `earshot`.
@main
struct EarshotProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot",
    abstract: "Hear what a screen reader user would hear, without a Mac or a phone.",
    discussion: """
      Example: earshot Examples/Recipe/recipe.screen.yaml
      Example: earshot speak Examples/Recipe/recipe.screen.yaml
      Example: earshot audit https://example.com --reader nvda

      An input is a screen file (YAML or JSON), the dump of a real app, a web page (file or address), or - for \
      standard input. Earshot detects its format. Without a command, it prints the transcript.

      Earshot simulates screen readers. It does not replace testing with them and with the people who use them. \
      earshot list readers shows the evidence for each reader.
      """,
    version: Engine.version,
    subcommands: groups.flatMap(\.commands) + behind)

  @OptionGroup var options: ProgramOptions

  /// The commands of the help, by what they are for.
  static let groups: [(title: String, commands: [any ParsableCommand.Type])] = [
    ("Hear", [TranscriptCommand.self, SpeakCommand.self, WalkCommand.self, ReportCommand.self]),
    (
      "Check",
      [
        AuditCommand.self, DiffCommand.self, CheckCommand.self, RunCommand.self,
        EffortCommand.self, EvidenceCommand.self,
      ]
    ),
    (
      "Connect",
      [
        ConvertCommand.self, InitCommand.self, DoctorCommand.self, ServeCommand.self,
        ListCommand.self,
      ]
    ),
  ]

  /// The commands behind others (`CommandRoute`), and those for who works on Earshot.
  private static let behind: [any ParsableCommand.Type] =
    CommandRoute.all.map(\.command) + [
      CompareCommand.self, ScoreCommand.self, ManualCommand.self,
    ]
}
