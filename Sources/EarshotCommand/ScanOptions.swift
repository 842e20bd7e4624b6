import ArgumentParser
import Earshot
import OtherTechnologies

/// How the cursor of Switch Control moves.
struct ScanOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The seconds that the cursor stays on something, from 0.05 to 25; 1 without this.",
      valueName: "seconds"))
  var scan: Double?

  @Option(
    help: ArgumentHelp(
      "How the cursor moves: auto (by itself, without this), manual (a second switch selects) or step "
        + "(it selects where it is left).", valueName: "style"))
  var style: SwitchSettings.Style?

  @Option(
    help: ArgumentHelp(
      "What a press on an item does: default (opens the menu), auto (taps after 0.75 s) or always (taps "
        + "at once).", valueName: "behaviour"))
  var tap: SwitchSettings.Tap?

  func validate() throws {
    if let scan, !SwitchSettings.scanRange.contains(scan) {
      throw ValidationError("--scan takes seconds from 0.05 to 25, not \(scan)")
    }
  }

  /// Whether anything was chosen.
  var isGiven: Bool { scan != nil || style != nil || tap != nil }

  var settings: SwitchSettings {
    var settings = SwitchSettings()
    if let scan { settings.scan = scan }
    if let style { settings.style = style }
    if let tap { settings.tap = tap }
    return settings
  }
}

extension ScanOptions: ProjectOptions {
  static let projectOptions: [String] = []
  static let projectGates = ["scan", "style", "tap"]
}

extension SwitchSettings.Style: ExpressibleByArgument {}
extension SwitchSettings.Tap: ExpressibleByArgument {}
