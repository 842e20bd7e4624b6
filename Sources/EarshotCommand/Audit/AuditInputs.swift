import Earshot

/// Reads the screens of an audit.
struct AuditInputs {
  private let format: String?
  private let language: String?
  private let textSize: TextSize?
  private let profile: AuditProfile
  private let phrases: PhraseLibrary
  private let listening: ListeningTime

  init(
    from format: String?, language: String? = nil, textSize: TextSize? = nil,
    profile: AuditProfile = .all, listening: ListeningTime? = nil
  ) throws {
    self.format = format
    self.language = language
    self.textSize = textSize
    self.profile = profile
    phrases = try PhraseLibrary()
    self.listening =
      try listening ?? ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    if let language, phrases.book(for: language) == nil {
      throw SourceError(
        path: "--language", message: "no words in the language \(SafeText.quoted(language))",
        suggestion: "known languages: \(phrases.languages.joined(separator: ", "))")
    }
  }

  /// Reads the screens of a file and all that rules look at; none for a file of a folder that holds
  /// something else.
  func read(_ file: InputFile) throws(SourceError) -> [AuditedScreen] {
    try file.bridgedScreens(format: format).map { named in
      let report = named.imported.report
      let path = named.source.path
      if let summary = report.summary { StandardError.note("\(SafeText.line(path)): \(summary)") }
      var screen = named.imported.screen
      if let language { screen.language = language }
      if let textSize { screen.textSize = textSize }
      return AuditedScreen(
        screen, path: path, phrases: phrases, listening: listening, profile: profile,
        locations: named.source.locations(of: named.imported.offsets),
        cannotCarry: report.cannotCarry)
    }
  }
}
