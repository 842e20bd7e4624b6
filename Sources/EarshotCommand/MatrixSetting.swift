import Earshot

/// One combination of settings, each `nil` where it is the screen's own.
struct MatrixSetting {
  var options = ReaderOptions()
  var platform: Platform?

  /// What the column is called.
  var name: String {
    ([options.reader?.name, options.language, options.style?.rawValue, platform?.rawValue]
      .compactMap { $0 } + options.assignments.map { "\($0.key)=\($0.value)" })
      .joined(separator: " ")
  }

  /// Returns what is heard.
  func transcript(of screen: Screen) throws(SourceError) -> Transcript {
    var screen = screen
    if let platform { screen.platform = platform }
    return Transcript(try options.reading(screen), rendering: Rendering(options.writtenStyle))
  }
}
