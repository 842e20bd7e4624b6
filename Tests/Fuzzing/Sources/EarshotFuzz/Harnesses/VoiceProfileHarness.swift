import Earshot

/// A voice profile, and what its definition hands to the engine.
struct VoiceProfileHarness: FuzzHarness {
  let name = "voice"

  func seeds(in repository: String) -> [[UInt8]] {
    SeedFiles.all(in: "\(repository)/Voices/Speech/Profiles")
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes) else { return }
    do throws(SourceError) {
      let voice = try VoiceProfile(source)
      Invariant.require(
        (0...100).contains(voice.rate) && (0...99).contains(voice.pitch)
          && (0...1).contains(voice.width), "a voice is out of its ranges")
    } catch {
      Heard.check(error, of: source.bytes)
    }
  }
}
