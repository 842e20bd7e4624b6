import ArgumentParser
import Serving

/// The program `earshot`.
@main
struct EarshotProgram: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot",
    abstract: "Hear what a screen reader user would hear, without a Mac or a phone.",
    discussion: """
      INPUT is a screen file (YAML or JSON), the dump of a real app, a web page (a file or an address), or - \
      for standard input; its format is told by its content.

      This simulates screen readers. It does not replace testing with them and with people who use \
      them. Which readers it knows, and what proves each: earshot readers
      """,
    version: Engine.version,
    subcommands: [
      TranscriptCommand.self, SpeakCommand.self, WalkCommand.self, RunCommand.self,
      DiffCommand.self, CheckCommand.self, MatrixCommand.self, AuditCommand.self,
      EffortCommand.self, NamesCommand.self, ScanCommand.self, KeysCommand.self, ReportCommand.self,
      RotorsCommand.self,
      TreeCommand.self, ReadersCommand.self, VoicesCommand.self, CompareCommand.self,
      ScoreCommand.self, ConvertCommand.self, ExploreCommand.self, StreamCommand.self,
      MCPCommand.self, ServeCommand.self, PredictTextSizeCommand.self, ColoursCommand.self,
      InitCommand.self, DoctorCommand.self, ManualCommand.self,
    ])

  @OptionGroup var options: ProgramOptions
}
