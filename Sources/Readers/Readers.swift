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

  /// The readers, and the models of one that go by its name, each with the forms that it can be written in.
  package static let models: [Reader] = all + [.accessibilitySnapshot]

  /// Other versions of readers, each a difference from one in ``all``.
  public static let otherVersions: [Reader] = [.orca51]

  /// The names that `--reader` takes: each reader, for the newest version that is proven, and each version, also by the
  /// beginning of its number.
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

  /// Returns the reader of a name.
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

  /// Returns the reader that hears a platform's screens when none is asked for.
  ///
  /// - Parameter platform: The platform of a screen.
  /// - Throws: An error for a platform that no reader can hear yet.
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
