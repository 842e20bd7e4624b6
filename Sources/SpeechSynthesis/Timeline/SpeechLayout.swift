internal import AccessibilityTree
internal import ScreenReader
internal import VoiceProfiles
internal import Voices

/// Lays cues out one after the other.
struct SpeechLayout {
  /// The silence between a sound and what follows it, in milliseconds.
  private static let pauseAfterSound = 60
  /// By how much a capital letter that is told by pitch is higher.
  private static let capitalPitch = 25

  private(set) var cues: [SpeechTimeline.Cue] = []
  /// What cannot be spoken as it should, once for each language and voice.
  private(set) var warnings: [SpeechError] = []
  private var warned: Set<String> = []
  private let voices: VoiceCast
  private let sampleRate: Int
  /// How long pauses are, where 1 is what the voice's profile says.
  private let pauseScale: Double
  private var stop = -1
  private var fragment = -1
  /// Where the last utterance starts among the cues.
  private var utteranceStart = 0
  private var pendingPause: Int?

  init(voices: VoiceCast, sampleRate: Int, pauseScale: Double) {
    self.voices = voices
    self.pauseScale = pauseScale
    self.sampleRate = sampleRate
  }

  private var pauses: VoiceProfile.Pauses { voices.main.pauses }

  /// Adds something that is heard after everything else.
  mutating func add(_ item: SpeechTimeline.Item) {
    switch item {
    case .stop(let stop):
      self.stop += 1
      startUtterance(after: pauses.stops)
      for fragment in stop.utterance.fragments where !fragment.isNote {
        say(
          fragment, language: fragment.language ?? stop.utterance.language,
          separator: stop.utterance.separator, place: stop.place, source: .element)
      }
    case .announcement(let announcement, let cutsOff, let language):
      if cutsOff { cutOff() }
      startUtterance(after: cutsOff ? Self.pauseAfterSound : pauses.stops)
      say(
        Fragment(.value, announcement.text), language: language, place: 0,
        source: .announcement(announcement.priority))
    case .earcon(let earcon):
      guard voices.main.earcons else { return }
      append(sound: .earcon(earcon), pause: cues.isEmpty ? 0 : pendingPause ?? pauses.stops)
      pendingPause = Self.pauseAfterSound
    case .feedback(let feedback):
      append(sound: .feedback(feedback), pause: cues.isEmpty ? 0 : pendingPause ?? pauses.stops)
      pendingPause = Self.pauseAfterSound
    }
  }

  private mutating func startUtterance(after pause: Int) {
    utteranceStart = cues.count
    pendingPause = cues.isEmpty ? 0 : pendingPause ?? pause
  }

  private mutating func append(sound: SpeechTimeline.Cue.Source, pause: Int, place: Double = 0) {
    cues.append(
      .init(
        stop: max(0, stop), fragment: fragment, kind: .value, source: sound, text: "",
        language: "", voice: voices.main.name, pause: samples(of: pause), place: place))
  }

  /// Returns how many samples a pause takes: who listens twice as fast waits half as long.
  private func samples(of pause: Int) -> Int {
    Int((Double(pause) * pauseScale).rounded()) * sampleRate / 1000
  }

  private mutating func say(
    _ fragment: Fragment, language: String, separator: String = ", ", place: Double,
    source: SpeechTimeline.Cue.Source
  ) {
    self.fragment += 1
    let fragment = spokenByScript(fragment, language)
    let regular = fragment.kind == .hint ? pauses.hint : pauses.fragments
    var pause = pendingPause ?? regular
    for piece in SpokenFragment(fragment, language: language, voices: voices).pieces {
      let voice = voices.voice(for: piece.language)
      warn(about: piece, voice)
      for (chunk, tokens) in SpokenWord.chunks(of: piece.words) {
        pendingPause = nil
        if piece.isCapital, voices.main.capitals == .sound {
          append(sound: .capital, pause: pause, place: place)
          pause = Self.pauseAfterSound
        }
        var pitch = piece.pitch.map { Int((Double(voice.pitch) * $0).rounded()) } ?? voice.pitch
        if [.role, .state].contains(fragment.kind) { pitch = voices.main.rolePitch ?? pitch }
        if piece.isCapital, voices.main.capitals == .pitch { pitch += Self.capitalPitch }
        cues.append(
          .init(
            stop: max(0, stop), fragment: self.fragment, kind: fragment.kind, source: source,
            text: chunk.text, tokens: tokens, language: piece.language, separator: separator,
            voice: voice.name,
            pitch: min(99, max(0, pitch)), pause: samples(of: pause), place: place))
        // The silence before the next piece of the same fragment.
        pause =
          switch chunk.ending {
          case .sentence: pauses.sentences
          case .clause: pauses.fragments
          case .word: 0
          }
      }
      // No sentence ends between two ranges of a text.
      if !piece.endsSentence { pause = 0 }
    }
  }

  /// A fragment whose text is written as its language is not, and that names none itself, gets voices that
  /// can speak it.
  private mutating func spokenByScript(_ fragment: Fragment, _ language: String) -> Fragment {
    guard fragment.language == nil, fragment.speechText == nil,
      !fragment.speech.contains(where: { $0.language != nil })
    else { return fragment }
    var fragment = fragment
    for (range, script, own) in WritingScript.foreignRanges(of: fragment.text, in: language)
    where voices.speaks(own) {
      fragment.speech.append(SpeechAttribute(range: range, language: own))
      if warned.insert("script \(own)").inserted {
        let word = String(fragment.text.dropFirst(range.lowerBound).prefix(range.count))
        warnings.append(
          .spoken(
            word, in: script, not: language, by: voices.voice(for: own).name, as: own,
            stop: stop + 1))
      }
    }
    return fragment
  }

  /// Says what the voice of a piece cannot do.
  private mutating func warn(about piece: SpokenFragment.Piece, _ voice: VoiceProfile) {
    if !voices.speaks(piece.language), warned.insert("language \(piece.language)").inserted {
      warnings.append(.noVoice(for: piece.language, instead: voice.name, stop: stop + 1))
    }
    guard let script = voice.unread,
      let word = piece.words.first(where: {
        $0.spoken.unicodeScalars.contains(where: script.contains)
      }),
      warned.insert("voice \(voice.name)").inserted
    else { return }
    warnings.append(
      .unread(
        script, word.shown, by: voice.name, because: voices.kana.problem, stop: stop + 1))
  }

  /// Ends the last utterance early; see ``SpeechTimeline/shareBeforeCut``.
  private mutating func cutOff() {
    let utterance = cues[min(utteranceStart, cues.count)...]
    let length = utterance.reduce(0) { $0 + $1.text.utf8.count }
    var rest = Double(length) * SpeechTimeline.shareBeforeCut
    for index in utterance.indices where !cues[index].isSound {
      let length = Double(cues[index].text.utf8.count)
      if length < rest {
        rest -= length
        continue
      }
      cues[index].heardShare = rest / max(1, length)
      cues.removeSubrange((index + 1)...)
      return
    }
  }
}
