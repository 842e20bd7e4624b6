import Earshot
import Questions

/// Reads the screens of an audit.
struct AuditInputs: Sendable {
  private let format: String?
  private let options: ReaderOptions
  private let textSize: TextSize?
  private let profile: AuditProfile
  private let listening: ListeningTime
  private let pages: SharedPages

  init(
    from format: String?, options: ReaderOptions = ReaderOptions(), textSize: TextSize? = nil,
    profile: AuditProfile = .all, listening: ListeningTime? = nil, pages: any PageOpening
  ) throws {
    self.pages = SharedPages(pages)
    self.format = format
    self.options = options
    self.textSize = textSize
    self.profile = profile
    self.listening =
      try listening ?? ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
  }

  /// Closes the page that was read last.
  func rest() { pages.rest() }

  /// Reads the screens of a file.
  func screens(of file: InputFile) throws(SourceError) -> [NamedScreen] {
    try file.bridgedScreens(format: format, pages: pages, for: options.reader)
  }

  /// Returns the stories of the Storybook that a file turned out to be.
  func stories(
    of file: InputFile, insteadOf screens: [NamedScreen]
  ) throws(SourceError) -> [InputFile]? {
    try file.stories(insteadOf: screens, pages)
  }

  /// Reads the screens of a file and all that rules look at; none for a file of a folder that holds
  /// something else.
  func read(
    _ file: InputFile, notes: inout [String]
  ) throws(SourceError) -> [AuditedScreen] {
    try audited(screens(of: file), notes: &notes)
  }

  /// Returns screens and all that rules look at.
  func audited(
    _ screens: [NamedScreen], notes: inout [String]
  ) throws(SourceError) -> [AuditedScreen] {
    var audited: [AuditedScreen] = []
    notes += screens.mended
    for named in screens {
      let path = named.source.path
      notes += named.imported.remarks.map { "\(SafeText.line(path)): \($0)" }
      notes += try options.languageRemarks(on: named.imported.screen).map {
        "\(SafeText.line(path)): \($0)"
      }
      audited.append(
        try named.audited(
          options: options, textSize: textSize, profile: profile, listening: listening))
    }
    return audited
  }
}
