import ArgumentParser

/// What goes for every command, and may stand anywhere on the line.
struct ProgramOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take options from this file instead of the earshot.yaml of the folder or of one above.",
      valueName: "file"), completion: .file(extensions: ["yaml"]))
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Leave earshot.yaml out.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "Colours: auto (on a terminal, as NO_COLOR, CLICOLOR, CLICOLOR_FORCE and FORCE_COLOR wish), "
        + "always or never.", valueName: "when"))
  var color: ColourWish = .auto

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config contradict each other: leave one out")
    }
  }
}
