public import Documents
internal import SystemCalls

/// The voices at hand: those that come with Earshot, those of a user's own folder, and the user's Piper voices.
public struct VoiceLibrary: Sendable {
  /// A voice, and where it comes from.
  public struct Entry: Equatable, Sendable {
    /// The voice.
    public var profile: VoiceProfile
    /// The path of its file, or `nil` for one that comes with Earshot.
    public var path: String?
  }

  /// The ending of a voice file's name.
  package static let ending = ".voice.yaml"

  /// The voices in the order in which they are listed; the user's own come first.
  public let entries: [Entry]
  /// Why Piper voices that are there cannot be used, by their names.
  package let problems: [String: String]

  /// Reads the voices at hand.
  ///
  /// - Parameter folder: The path of a folder of `.voice.yaml` files, or `nil`; links in it that lead out of it are
  ///   errors. A voice with the name of
  ///   one that comes with Earshot takes its place.
  /// - Throws: An error that names the place of what cannot be read.
  public init(folder: String? = nil) throws(SourceError) {
    var entries: [Entry] = []
    if let folder {
      for file in try Self.files(in: folder) {
        entries.append(Entry(profile: try VoiceProfile(file.read()), path: file.path))
      }
    }
    let own = Set(entries.map(\.profile.name))
    for name in VoiceProfile.shippedNames where !own.contains(name) {
      if let profile = try? VoiceProfile.named(name) {
        entries.append(Entry(profile: profile, path: nil))
      }
    }
    let piper = PiperFolder()
    self.entries = entries + piper.entries
    problems = piper.problems
  }

  private static func files(in folder: String) throws(SourceError) -> [FoundFile] {
    guard let names = names(in: folder) else {
      throw SourceError(path: folder, message: "the folder of voices cannot be read")
    }
    let folders = try AllowedFolders(foundIn: folder)
    return names.filter { $0.hasSuffix(ending) }.map { FoundFile("\(folder)/\($0)", in: folders) }
  }

  /// Returns the names in a folder that are not hidden, sorted, or `nil` where it cannot be read.
  static func names(in folder: String) -> [String]? {
    HeldFolder(named: folder)?.names()?.compactMap { String(validating: $0, as: UTF8.self) }
      .filter { !PathText.isHidden($0) }.sorted()
  }

  /// Returns a voice.
  ///
  /// - Parameter name: The voice's name.
  /// - Throws: An error with the nearest name when there is no such voice.
  /// - Returns: The voice.
  public func voice(named name: String) throws(UnknownVoice) -> VoiceProfile {
    guard let entry = entries.first(where: { $0.profile.name == name }) else {
      throw UnknownVoice(
        name: name, known: entries.map(\.profile.name),
        reason: problems[name] ?? PiperFolder.absence(of: name, among: entries))
    }
    return entry.profile
  }
}
