import Earshot

/// A file of pronunciations, and texts laid out with it.
struct PronunciationsHarness: FuzzHarness {
  let name = "pronunciations"

  private static let profile: VoiceProfile? = try? VoiceProfile.named(VoiceProfile.defaultName)

  func seeds(in repository: String) -> [[UInt8]] {
    SeedFiles.all(in: "\(repository)/Voices/Speech/Pronunciations")
      + [Array("language: en\nwords: {SwiftUI: Swift U I}\nsigns: {'%': per cent}\n".utf8)]
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes), let profile = Self.profile else { return }
    let pronunciations: Pronunciations
    do throws(SourceError) {
      pronunciations = try Pronunciations(source)
    } catch {
      return Heard.check(error, of: source.bytes)
    }
    let words = pronunciations.words.keys.sorted().prefix(20).joined(separator: " ")
    let texts = ["SwiftUI costs 5 % of 1,234.50 €!", "A", words]
    let stops = texts.map { text in
      SpeechTimeline.Item.stop(
        .init(
          label: "stop",
          utterance: Utterance(fragments: [Fragment(.label, text)], language: "en")))
    }
    let cast = VoiceCast(profile, pronunciations: [pronunciations], phrases: Heard.phrases)
    let timeline = SpeechTimeline(stops, voices: cast, sampleRate: 22_050)
    for cue in timeline.cues {
      Invariant.require(
        !cue.text.unicodeScalars.contains { $0.properties.generalCategory == .control },
        "a control character reaches the engine")
    }
  }
}
