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
      INPUT is a screen file (YAML or JSON), the dump of a real app, a web page (a file or an address), or - \
      for standard input; its format is told by its content.

      This simulates screen readers. It does not replace testing with them and with people who use \
      them. Which readers it knows, and what proves each: earshot readers
      """,
    version: Engine.version,
    subcommands: commands)

  @OptionGroup var options: ProgramOptions

  // A question without a command of its own is one by itself.
  private static var commands: [any ParsableCommand.Type] {
    let own: [any ParsableCommand.Type] = [
      SpeakCommand.self, WalkCommand.self, RunCommand.self, DiffCommand.self, CheckCommand.self,
      MatrixCommand.self, AuditCommand.self, EffortCommand.self, ReportCommand.self,
      ReadersCommand.self, VoicesCommand.self, CompareCommand.self, ScoreCommand.self,
      ConvertCommand.self, ExploreCommand.self, StreamCommand.self, MCPCommand.self,
      ServeCommand.self, InitCommand.self, DoctorCommand.self, ManualCommand.self,
    ]
    let names = own.map { $0._commandName }
    let questions = Questions.ofScreens.filter { !names.contains($0.name) }.map { $0.command }
    return Array(questions.prefix(1) + own.prefix(8) + questions.dropFirst() + own.dropFirst(8))
  }
}
