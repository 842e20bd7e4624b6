import Earshot

extension ReadingOptions {
  /// Begins a session on a screen.
  func session(
    on screen: Screen, settings: SessionSettings, app: AppModel
  ) throws(SourceError) -> Session {
    var verbosity = Verbosity(without: without.parts)
    if noHints { verbosity.silenced.insert(.hints) }
    return Session(
      screen, phrases: try PhraseLibrary(), dialect: style.dialect, verbosity: verbosity,
      settings: settings, app: app)
  }
}
