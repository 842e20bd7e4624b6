import VoiceProfiles

extension ListeningTime {
  /// Returns how long it takes to hear things in the usual voice.
  static func usual() throws(SourceError) -> ListeningTime {
    do {
      return try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    } catch {
      throw SourceError(path: VoiceProfile.defaultName, message: "\(error)")
    }
  }
}
