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
    let first: [any ParsableCommand.Type] = [
      SpeakCommand.self, WalkCommand.self, RunCommand.self, DiffCommand.self, CheckCommand.self,
      MatrixCommand.self, AuditCommand.self, EffortCommand.self,
    ]
    let others: [any ParsableCommand.Type] = [
      ReportCommand.self, ReadersCommand.self, VoicesCommand.self, CompareCommand.self,
      ScoreCommand.self, ConvertCommand.self, ExploreCommand.self, StreamCommand.self,
      MCPCommand.self, ServeCommand.self, InitCommand.self, DoctorCommand.self, ManualCommand.self,
    ]
    let names = (first + others).map { $0._commandName }
    let questions = Questions.ofScreens.filter { !names.contains($0.name) }.map { $0.command }
    return questions.prefix(1) + first + questions.dropFirst() + others
  }
}
