public import AccessibilityTree
public import Texts
public import ScreenReader

/// The screen readers that come with Earshot.
///
/// To add one, write a folder beside this file and a line in ``all``, which `--reader`, help, flows and the table of
/// `earshot list readers` use.
public enum Readers {
  /// The readers that a name without a version selects, in the order in which they are listed.
  public static let all: [Reader] = [
    .voiceOverIOS, .voiceOverMacOS, .talkBack, .orca, .nvda, .chromeVox,
  ]

  /// The readers, and the models of one that go by its name, each with the forms that it can be written in.
  package static let models: [Reader] = all + [.accessibilitySnapshot]

  /// Other versions of readers, each defined by its differences from a reader in ``all``.
  public static let otherVersions: [Reader] = [.orca51]

  /// The names that `--reader` takes: the name of each reader, for its newest proven version, and the name with a
  /// version or the beginning of its number.
  public static let names: [String] =
    all.map(\.name)
    + (all + otherVersions).flatMap { reader in
      let parts = reader.version.split(separator: ".")
      guard parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return [String]() }
      return parts.indices.map { "\(reader.name)@\(parts[...$0].joined(separator: "."))" }
    }

  /// Returns the versions of a reader that can be asked for, that which answers to the name alone first.
  package static func versions(of name: String) -> [String] {
    (all + otherVersions).filter { $0.name == name }.map(\.version)
  }

  /// Returns the reader with a name.
  ///
  /// - Parameter name: The name, as `--reader` takes it: `orca`, or with a version `orca@51`.
  /// - Returns: The reader, or `nil`.
  public static func named(_ name: String) -> Reader? {
    guard let at = name.firstIndex(of: "@") else { return all.first { $0.name == name } }
    guard names.contains(name) else { return nil }
    let version = name[name.index(after: at)...]
    return (all + otherVersions).first { reader in
      reader.name == name[..<at]
        && (reader.version == version || reader.version.hasPrefix("\(version)."))
    }
  }

  /// Returns the default reader for a platform's screens.
  ///
  /// - Parameter platform: The platform of a screen.
  /// - Throws: An error for a platform that no reader supports yet.
  /// - Returns: The platform's own reader, or else the first reader that can read screens of that platform.
  public static func standard(for platform: Platform) throws(SourceError) -> Reader {
    let own = all.first { $0.standardPlatforms.contains(platform) }
    guard let reader = own ?? all.first(where: { $0.hears(platform) }) else {
      throw SourceError(
        path: "the screen", message: "no reader supports screens of \(platform.rawValue) yet",
        suggestion: "readers: \(all.map(\.name).joined(separator: ", "))")
    }
    return reader
  }
}
