import ArgumentParser

/// What goes for every command, and may stand anywhere on the line.
struct ProgramOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read options from FILE (default: earshot.yaml in this folder or one above it).",
      valueName: "file"), completion: .file(extensions: ["yaml"]))
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Ignore earshot.yaml.")
  var noConfig = false

  @Option(
    help: ArgumentHelp(
      "Colours: auto (on a terminal; NO_COLOR, CLICOLOR, CLICOLOR_FORCE and FORCE_COLOR are honoured), "
        + "always or never.", valueName: "when"))
  var color: ColourWish = .auto

  func validate() throws {
    if config != nil, noConfig {
      throw ValidationError("--config and --no-config cannot be used together")
    }
  }
}
