import ScreenReader

/// What sentences call the readers of a page: "VoiceOver", "VoiceOver and Desk".
struct ReaderTitles {
  private var titles: [String] = []

  init() {}

  init(_ scenes: [PageScene]) { scenes.forEach { add($0) } }

  /// Takes the reader that hears a scene; each is named once.
  mutating func add(_ scene: PageScene) {
    let title = scene.reading.reader.title
    if !titles.contains(title) { titles.append(title) }
  }

  /// The names in one phrase.
  var text: String {
    guard let last = titles.last else { return "a screen reader" }
    if titles.count == 1 { return SafeWords.line(last) }
    return SafeWords.line("\(titles.dropLast().joined(separator: ", ")) and \(last)")
  }
}
