import ArgumentParser
import Earshot

/// `earshot convert`: any input as a screen file.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Print any input as a screen file.",
    discussion: "Example: earshot convert dump.xml --to yaml > home.screen.yaml")

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("yaml or json, the canonical form.", valueName: "format"))
  var to: ScreenFileFormat = .yaml

  func run() throws {
    try Failure.reported {
      let screen = try input.read().screen
      switch to {
      case .json: try StandardOutput.write(NativeWriter(screen).json)
      case .yaml: try StandardOutput.write(try NativeWriter(screen).yaml(path: input.name))
      }
    }
  }
}

/// The two forms of a screen file.
enum ScreenFileFormat: String, CaseIterable, ExpressibleByArgument {
  case yaml, json
}
