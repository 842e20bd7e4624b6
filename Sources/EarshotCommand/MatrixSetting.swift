import Earshot

/// One combination of settings, each `nil` where it is the screen's own.
struct MatrixSetting {
  var language: String?
  var style: Style?
  var platform: Platform?

  /// What the column is called.
  var name: String {
    [language, style?.rawValue, platform?.rawValue].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns what is heard.
  func transcript(of screen: Screen, _ phrases: PhraseLibrary, noHints: Bool) -> Transcript {
    var screen = screen
    if let language { screen.language = language }
    if let platform { screen.platform = platform }
    let style = style ?? .spoken
    let verbosity = Verbosity(without: noHints ? [.hints] : [])
    return Transcript(
      ScreenReading(screen, phrases: phrases, dialect: style.dialect, verbosity: verbosity),
      rendering: Rendering(style))
  }
}
