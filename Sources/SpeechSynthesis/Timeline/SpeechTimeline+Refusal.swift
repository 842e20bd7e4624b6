internal import VoiceProfiles
internal import Voices

extension SpeechTimeline {
  /// Returns why a voice speaks nothing of what is heard.
  func refusal(of profile: VoiceProfile) -> SpeechError? {
    var languages: [String] = []
    var voices: [String] = []
    for cue in cues where !cue.isSound {
      if cue.voice == profile.name { return nil }
      if !languages.contains(cue.language) { languages.append(cue.language) }
      if !voices.contains(cue.voice) { voices.append(cue.voice) }
    }
    return voices.isEmpty ? nil : .unheard(profile, languages: languages, others: voices)
  }
}
