public import Documents
internal import SystemCalls

/// The voices at hand: those that come with Earshot, and those of a user's own folder.
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
    self.entries = entries
  }

  private static func files(in folder: String) throws(SourceError) -> [FoundFile] {
    guard let directory = opendir(folder) else {
      throw SourceError(path: folder, message: "the folder of voices cannot be read")
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(ending), !PathText.isHidden(name) { names.append(name) }
    }
    let folders = try AllowedFolders(foundIn: folder)
    return names.sorted().map { FoundFile("\(folder)/\($0)", in: folders) }
  }

  /// Returns a voice.
  ///
  /// - Parameter name: The voice's name.
  /// - Throws: An error with the nearest name when there is no such voice.
  /// - Returns: The voice.
  public func voice(named name: String) throws(UnknownVoice) -> VoiceProfile {
    guard let entry = entries.first(where: { $0.profile.name == name }) else {
      throw UnknownVoice(name: name, known: entries.map(\.profile.name))
    }
    return entry.profile
  }
}
