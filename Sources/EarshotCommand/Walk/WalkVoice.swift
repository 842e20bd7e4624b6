import Dispatch
import Earshot
import Synchronization

/// Speaks in the background; what is said is cut off by whatever is said next.
final class WalkVoice: Sendable {
  private struct State {
    /// The number of the newest request; older ones are not begun any more.
    var newest = 0
    var interruption: Interruption?
    var isBroken = false
  }

  private let profile: VoiceProfile
  private let others: [VoiceProfile]
  private let pronunciations: [Pronunciations]
  private let phrases: PhraseLibrary?
  private let state = Mutex(State())
  // One after the other: a sound device may have room for one voice only.
  private let queue = DispatchQueue(label: "earshot.walk.voice")
  private let onFailure: @Sendable (SpeechError) -> Void

  init(_ profile: VoiceProfile, onFailure: @escaping @Sendable (SpeechError) -> Void) {
    self.profile = profile
    // Walking goes on without voices for other languages where their files cannot be read.
    others = (try? VoiceLibrary().entries.map(\.profile)) ?? []
    pronunciations = (try? Pronunciations.shipped()) ?? []
    phrases = try? PhraseLibrary()
    self.onFailure = onFailure
  }

  /// Speaks, instead of whatever is being spoken.
  func say(_ utterances: [Utterance], rate: Int) {
    let interruption = Interruption()
    let number = state.withLock { state in
      state.interruption?.request()
      state.interruption = interruption
      state.newest += 1
      return state.isBroken ? nil : state.newest
    }
    guard let number else { return }
    queue.async { [self] in
      guard state.withLock({ $0.newest == number && !$0.isBroken }) else { return }
      speak(utterances, rate: rate, interruption)
    }
  }

  /// Ends the speech at once.
  func silence() {
    state.withLock { state in
      state.interruption?.request()
      state.interruption = nil
      state.newest += 1
    }
  }

  private func speak(_ utterances: [Utterance], rate: Int, _ interruption: Interruption) {
    let speaker = Speaker(
      profile: profile, rate: Double(rate), helpers: 1, others: others,
      pronunciations: pronunciations, phrases: phrases, interruption: interruption)
    do throws(SpeechError) {
      try speaker.play(utterances.map { SpeechTimeline.Stop(label: "", utterance: $0) })
    } catch {
      guard !interruption.isRequested, error != .nothingToSay else { return }
      let isNews = state.withLock { state in
        defer { state.isBroken = true }
        return !state.isBroken
      }
      if isNews { onFailure(error) }
    }
  }
}
