internal import Documents

extension VoiceProfile {
  /// The profiles that come with the package: one file in `Profiles` and one line here.
  ///
  /// One that is like another stands after it.
  private static let files: [(name: String, bytes: [UInt8])] = [
    ("english", PackageResources.english_voice_yaml),
    ("fast", PackageResources.fast_voice_yaml),
    ("slow", PackageResources.slow_voice_yaml),
    ("teaching", PackageResources.teaching_voice_yaml),
    ("arabic", PackageResources.arabic_voice_yaml),
    ("british", PackageResources.british_voice_yaml),
    ("dutch", PackageResources.dutch_voice_yaml),
    ("french", PackageResources.french_voice_yaml),
    ("german", PackageResources.german_voice_yaml),
    ("hindi", PackageResources.hindi_voice_yaml),
    ("italian", PackageResources.italian_voice_yaml),
    ("japanese", PackageResources.japanese_voice_yaml),
    ("korean", PackageResources.korean_voice_yaml),
    ("mandarin", PackageResources.mandarin_voice_yaml),
    ("polish", PackageResources.polish_voice_yaml),
    ("portuguese", PackageResources.portuguese_voice_yaml),
    ("russian", PackageResources.russian_voice_yaml),
    ("spanish", PackageResources.spanish_voice_yaml),
    ("swedish", PackageResources.swedish_voice_yaml),
  ]

  /// The name of the profile that speaks when none is asked for.
  public static let defaultName = "english"

  /// The names of the profiles that come with the package, in the order in which they are listed.
  public static let shippedNames = files.map(\.name)

  /// Returns a profile that comes with the package.
  ///
  /// - Parameter name: The profile's name.
  /// - Throws: An error with the nearest name when there is no such profile.
  /// - Returns: The profile.
  public static func named(_ name: String) throws(UnknownVoice) -> VoiceProfile {
    guard let index = shippedNames.firstIndex(of: name), let profile = try? shipped(at: index)
    else { throw UnknownVoice(name: name) }
    return profile
  }

  private static func shipped(at index: Int) throws(SourceError) -> VoiceProfile {
    let (name, bytes) = files[index]
    let path = "Voices/Speech/Profiles/\(name).voice.yaml"
    return try VoiceProfile(SourceText(bytes: bytes, path: path))
  }

  /// Reads the profile that another one is like; only one further up can be, so no circle arises.
  static func shipped(
    at index: Int, askedBy node: DocumentNode
  ) throws(SourceError) -> VoiceProfile {
    let path = node.document.source.path
    let asking = shippedNames.firstIndex { "Voices/Speech/Profiles/\($0).voice.yaml" == path }
    guard index < asking ?? .max else { throw node.error("a voice cannot be like a later one") }
    return try shipped(at: index)
  }
}
