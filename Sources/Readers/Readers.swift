public import AccessibilityTree
public import Texts
public import ScreenReader

/// The screen readers that come with Earshot.
///
/// Whoever adds one writes a folder beside this file and a line in ``all``; `--reader`, help, flows and the
/// table of `earshot list readers` are made from it.
public enum Readers {
  /// The readers by their names, in the order in which they are listed.
  public static let all: [Reader] = [
    .voiceOverIOS, .voiceOverMacOS, .talkBack, .orca, .nvda, .chromeVox,
  ]

  /// The readers and the models of one that go by its name, each with the forms that it can be written in.
  package static let versions: [Reader] = all + [.accessibilitySnapshot]

  /// Returns the reader of a name.
  ///
  /// - Parameter name: The name, as `--reader` takes it.
  /// - Returns: The reader, or `nil`.
  public static func named(_ name: String) -> Reader? { all.first { $0.name == name } }

  /// Returns the reader that hears a platform's screens when none is asked for.
  ///
  /// - Parameter platform: The platform of a screen.
  /// - Throws: An error for a platform that no reader can hear yet.
  /// - Returns: The platform's own reader, else the first that can hear its screens.
  public static func standard(for platform: Platform) throws(SourceError) -> Reader {
    let own = all.first { $0.standardPlatforms.contains(platform) }
    guard let reader = own ?? all.first(where: { $0.hears(platform) }) else {
      throw SourceError(
        path: "the screen", message: "no reader can hear a screen of \(platform.rawValue) yet",
        suggestion: "readers: \(all.map(\.name).joined(separator: ", "))")
    }
    return reader
  }
}
