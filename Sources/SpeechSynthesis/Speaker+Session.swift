internal import SpeechProtocol
internal import VoiceProfiles
internal import Voices

extension Speaker {
  /// One run from items to samples.
  struct Session {
    let speaker: Speaker
    let pool: HelperPool
    let timeline: SpeechTimeline
    let wordsPerMinute: UInt16
    private let hello: SpeechHello
    private let voices: [String: VoiceProfile]
    private var engine: String { "\(hello.engine) \(hello.engineVersion)" }

    /// How many channels the samples have.
    var channels: Int { speaker.isSpatial ? 2 : 1 }

    init(_ speaker: Speaker, _ items: [SpeechTimeline.Item]) throws(SpeechError) {
      self.speaker = speaker
      guard (1...64).contains(speaker.helperCount) else { throw .helperCount(speaker.helperCount) }
      do {
        wordsPerMinute = UInt16(try SpeechRate(percent: speaker.rate).wordsPerMinute)
      } catch {
        throw .rate(error)
      }
      let helper: SpeechHelper
      switch (speaker.helper, speaker.profile.piper) {
      case (_?, _?): throw .twoEngines(speaker.profile)
      case (let own?, nil): helper = own
      case (nil, let piper?): helper = try .piper(sampleRate: piper.sampleRate)
      case (nil, nil): helper = try .located()
      }
      pool = HelperPool(
        HelperPool.Configuration(
          helper: helper, count: speaker.helperCount, interruption: speaker.interruption))
      hello = try pool.start()
      voices = speaker.voices.profiles
      // The pauses of a profile are those at its own rate.
      let usual = (try? SpeechRate(percent: speaker.profile.rate).wordsPerMinute).map(Double.init)
      let pauseScale = usual.map { [wordsPerMinute] in $0 / Double(wordsPerMinute) } ?? 1
      timeline = SpeechTimeline(
        items, voices: speaker.voices, sampleRate: Int(hello.sampleRate),
        pauseScale: pauseScale)
      guard !timeline.cues.isEmpty else { throw .nothingToSay }
      timeline.warnings.forEach(speaker.warn)
      if speaker.isChosen, let refusal = timeline.refusal(of: speaker.profile) {
        speaker.warn(refusal)
      }
    }

    /// How many texts of a voice of unknown loudness are spoken before anything is heard.
    private static let measuredTexts = 24

    /// Speaks everything as it is heard: all voices equally loud, each text from where its element lies.
    func perform(
      _ write: ([Int16], SpeechTimeline.Cue?) throws(SpeechError) -> Void
    ) throws(SpeechError) -> SpeechTrack {
      var levels = LoudnessLevels(
        voices, engine: hello.engine, volume: speaker.profile.volume,
        wordsPerMinute: wordsPerMinute, sampleRate: timeline.sampleRate)
      let known = try measure(&levels)
      let gains = levels.gains()
      return try run(known: known) { (samples, cue) throws(SpeechError) in
        try write(heard(samples, cue, gains), cue)
      }
    }

    /// Speaks the first texts of each voice of unknown loudness to nobody, and returns their sound by cue.
    private func measure(
      _ levels: inout LoudnessLevels
    ) throws(SpeechError) -> [Int: HelperPool.Outcome] {
      let cues = timeline.cues
      var counts: [String: Int] = [:]
      let measured = cues.indices.filter { index in
        guard !cues[index].isSound, levels.isUnknown(cues[index].voice) else { return false }
        counts[cues[index].voice, default: 0] += 1
        return counts[cues[index].voice, default: 0] <= Self.measuredTexts
      }
      var known: [Int: HelperPool.Outcome] = [:]
      try pool.speak(
        count: measured.count, request: { request(measured[$0]) }, cache: cache
      ) { (number, outcome) throws(SpeechError) in
        let index = measured[number]
        known[index] = outcome
        guard case .success(let speech) = outcome else { return }
        levels.add(samples(of: speech, at: index), of: cues[index].voice)
      }
      return known
    }

    private func heard(
      _ samples: [Int16], _ cue: SpeechTimeline.Cue?, _ gains: [String: Float]
    ) -> [Int16] {
      guard let cue else { return [Int16](repeating: 0, count: samples.count * channels) }
      let level = PeakLimiter(gain: gains[cue.voice] ?? 1, sampleRate: timeline.sampleRate)
        .limited(samples)
      return speaker.isSpatial
        ? StereoPlace(cue.place * speaker.profile.width).interleaved(level) : level
    }

    /// Speaks everything but what is known, as the engine makes it.
    func run(
      known: [Int: HelperPool.Outcome] = [:],
      _ write: ([Int16], SpeechTimeline.Cue?) throws(SpeechError) -> Void
    ) throws(SpeechError) -> SpeechTrack {
      var track = SpeechTrack(sampleRate: timeline.sampleRate)
      let cues = timeline.cues
      var next = 0
      var isStuck = false
      func take(_ index: Int, _ outcome: HelperPool.Outcome) throws(SpeechError) {
        try play(soundsIn: next..<index, &track, write)
        next = index + 1
        try finish(index, outcome, isStuck: &isStuck, &track, write)
      }
      var ahead = known.keys.sorted()[...]
      func takeKnown(before end: Int) throws(SpeechError) {
        while let index = ahead.first, index < end, let outcome = known[index] {
          ahead.removeFirst()
          try take(index, outcome)
        }
      }
      let rest = cues.indices.filter { !cues[$0].isSound && known[$0] == nil }
      try pool.speak(
        count: rest.count, request: { request(rest[$0]) }, cache: cache
      ) { (number, outcome) throws(SpeechError) in
        try takeKnown(before: rest[number])
        try take(rest[number], outcome)
      }
      try takeKnown(before: cues.count)
      try play(soundsIn: next..<cues.count, &track, write)
      return track
    }

    private func play(
      soundsIn range: Range<Int>, _ track: inout SpeechTrack,
      _ write: ([Int16], SpeechTimeline.Cue?) throws(SpeechError) -> Void
    ) throws(SpeechError) {
      for index in range {
        let cue = timeline.cues[index]
        let sound: EarconSound
        switch cue.source {
        case .feedback:
          // Nobody hears a tap, and a sound of the app's is not at hand: time goes by.
          let length = Speaker.feedbackMilliseconds * timeline.sampleRate / 1000
          track.place(cue, count: length)
          try put([Int16](repeating: 0, count: length), cue, write)
          continue
        case .earcon(let earcon): sound = EarconSound(earcon)
        case .capital: sound = .capital
        case .element, .announcement: continue
        }
        let samples = sound.samples(
          sampleRate: timeline.sampleRate, volume: speaker.profile.volume)
        track.place(cue, count: samples.count)
        try put(samples, cue, write)
      }
    }

    private func finish(
      _ index: Int, _ outcome: HelperPool.Outcome, isStuck: inout Bool, _ track: inout SpeechTrack,
      _ write: ([Int16], SpeechTimeline.Cue?) throws(SpeechError) -> Void
    ) throws(SpeechError) {
      let cue = timeline.cues[index]
      var samples: [Int16]
      switch outcome {
      case .success(let speech):
        samples = self.samples(of: speech, at: index)
        track.place(cue, count: samples.count, speech: speech)
      case .failure(let error):
        let length = Speaker.replacementSilence
        samples = [Int16](repeating: 0, count: length * timeline.sampleRate / 1000)
        let failure = error.replacedBySilence(stop: cue.stop + 1, milliseconds: length)
        if !failure.follows || !isStuck { speaker.warn(failure) }
        isStuck = failure.follows
        track.place(cue, count: samples.count, failure: failure)
      }
      try put(samples, cue, write)
    }

    /// Returns what is heard of the speech of a cue.
    private func samples(of speech: Speech, at index: Int) -> [Int16] {
      let cue = timeline.cues[index]
      var samples = speech.samples
      let isLast = index == timeline.cues.count - 1
      if speaker.profile.trimsEnds, !isLast || cue.heardShare < 1 {
        samples.removeLast(speech.silenceAtEnd)
      }
      if cue.heardShare < 1 { fadeOut(&samples, after: cue.heardShare) }
      return samples
    }

    /// Cuts speech off, with ten milliseconds of fading so that nothing clicks.
    private func fadeOut(_ samples: inout [Int16], after share: Double) {
      let count = Int(Double(samples.count) * share)
      samples.removeLast(samples.count - count)
      let fade = min(count, timeline.sampleRate / 100)
      for step in 0..<fade {
        let index = count - 1 - step
        samples[index] = Int16(Double(samples[index]) * Double(step) / Double(fade))
      }
    }

    private func put(
      _ samples: [Int16], _ cue: SpeechTimeline.Cue,
      _ write: ([Int16], SpeechTimeline.Cue?) throws(SpeechError) -> Void
    ) throws(SpeechError) {
      if cue.pause > 0 { try write([Int16](repeating: 0, count: cue.pause), nil) }
      try write(samples, cue)
    }

    private func request(_ index: Int) -> SpeechRequest {
      let cue = timeline.cues[index]
      let profile = speaker.profile
      return SpeechRequest(
        id: UInt32(truncatingIfNeeded: index), text: cue.text,
        voice: voices[cue.voice]?.definition ?? profile.definition, rate: wordsPerMinute,
        pitch: UInt16(clamping: cue.pitch), range: UInt16(clamping: profile.range),
        volume: UInt16(clamping: profile.volume), wantsEvents: speaker.wantsWords)
    }

    private var cache: HelperPool.Cache? {
      guard let cache = speaker.cache else { return nil }
      return HelperPool.Cache(
        find: { cache.speech(for: $0, engine: engine) },
        keep: { cache.keep($1, for: $0, engine: engine) })
    }
  }
}
