import ScreenReader

/// What sentences call the readers of a page: "VoiceOver", "VoiceOver and Desk".
struct ReaderTitles {
  private var titles: [String] = []
  private var versions: [String] = []

  init() {}

  init(_ scenes: [PageScene]) { scenes.forEach { add($0) } }

  /// Takes the reader that hears a scene; each is named once.
  mutating func add(_ scene: PageScene) {
    let title = scene.reading.reader.title
    if !titles.contains(title) { titles.append(title) }
    let reader = scene.reading.reader
    let version =
      reader.name == title.lowercased()
      ? "\(title) \(reader.version)" : "\(title) (\(reader.name) \(reader.version))"
    if !versions.contains(version) { versions.append(version) }
  }

  /// The readers with their versions: "NVDA 2026.1", "VoiceOver (voiceover-ios 27)".
  var exact: String { Self.phrase(versions) }

  /// The names in one phrase.
  var text: String { Self.phrase(titles) }

  private static func phrase(_ titles: [String]) -> String {
    guard let last = titles.last else { return "a screen reader" }
    if titles.count == 1 { return SafeWords.line(last) }
    return SafeWords.line("\(titles.dropLast().joined(separator: ", ")) and \(last)")
  }
}
