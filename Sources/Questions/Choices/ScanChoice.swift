package import Documents
package import OtherTechnologies

/// How the cursor of Switch Control moves.
package struct ScanChoice: ParameterGroup {
  package static let parameters = [
    Parameter(
      "scan", .number(SwitchSettings.scanRange),
      "Seconds that the cursor stays on an item (default: 1).",
      valueName: "seconds", projectUse: .gate),
    Parameter(
      "style", .word(SwitchSettings.Style.allCases.map(\.rawValue)),
      "Scanning style: auto (the default), manual (a second switch selects) or step (dwelling selects).",
      projectUse: .gate),
    Parameter(
      "tap", .word(SwitchSettings.Tap.allCases.map(\.rawValue)),
      "Effect of selecting an item: default (opens the menu), auto (taps after 0.75 s) or always (taps "
        + "immediately).", valueName: "behaviour", projectUse: .gate),
  ]

  /// What is asked for.
  package let settings: SwitchSettings
  /// Whether anything is.
  package let isGiven: Bool

  package init(_ arguments: Arguments) throws(SourceError) {
    var settings = SwitchSettings()
    if let scan = arguments.number("scan") { settings.scan = scan }
    if let style = arguments.text("style").flatMap(SwitchSettings.Style.init) {
      settings.style = style
    }
    if let tap = arguments.text("tap").flatMap(SwitchSettings.Tap.init) { settings.tap = tap }
    isGiven =
      settings != SwitchSettings() || arguments.number("scan") != nil
      || arguments.text("style") != nil || arguments.text("tap") != nil
    self.settings = settings
  }
}
