import AccessibilityTree
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
      ? "\(title) \(reader.version)" : "\(title) (\(Self.kind(of: reader)) \(reader.version))"
    if !versions.contains(version) { versions.append(version) }
  }

  /// The readers with their versions: "NVDA 2026.1", "VoiceOver (iOS 27)".
  var exact: String { Self.phrase(versions) }

  /// Which of the readers of one title it is: the system in its name, or the name.
  private static func kind(of reader: Reader) -> String {
    let names: [Platform: String] = [
      .ios: "iOS", .ipados: "iPadOS", .macos: "macOS", .visionos: "visionOS", .tvos: "tvOS",
      .watchos: "watchOS",
    ]
    let system = reader.name.split(separator: "-").last.flatMap { Platform(rawValue: String($0)) }
    return system.flatMap { names[$0] } ?? reader.name
  }

  /// The names in one phrase.
  var text: String { Self.phrase(titles) }

  private static func phrase(_ titles: [String]) -> String {
    guard let last = titles.last else { return "a screen reader" }
    if titles.count == 1 { return SafeWords.line(last) }
    return SafeWords.line("\(titles.dropLast().joined(separator: ", ")) and \(last)")
  }
}
