internal import SpeechProtocol
internal import Voices

extension Speaker {
  /// One run from stops to samples.
  struct Session {
    let speaker: Speaker
    let pool: HelperPool
    let timeline: SpeechTimeline
    let wordsPerMinute: UInt16

    init(_ speaker: Speaker, _ stops: [SpeechTimeline.Stop]) throws(SpeechError) {
      self.speaker = speaker
      guard (1...64).contains(speaker.helperCount) else { throw .helperCount(speaker.helperCount) }
      wordsPerMinute = UInt16(try SpeechRate(percent: speaker.rate).wordsPerMinute)
      let helper = if let helper = speaker.helper { helper } else { try SpeechHelper.located() }
      pool = HelperPool(
        HelperPool.Configuration(
          helper: helper, count: speaker.helperCount, interruption: speaker.interruption))
      let hello = try pool.start()
      timeline = SpeechTimeline(
        stops, profile: speaker.profile, sampleRate: Int(hello.sampleRate))
      guard !timeline.cues.isEmpty else { throw .nothingToSay }
    }

    func run(
      _ write: ([Int16]) throws(SpeechError) -> Void
    ) throws(SpeechError) -> SpeechTrack {
      var track = SpeechTrack(sampleRate: timeline.sampleRate)
      let cues = timeline.cues
      try pool.speak(count: cues.count, request: request) {
        (index, outcome) throws(SpeechError) in
        let cue = cues[index]
        var samples: [Int16]
        switch outcome {
        case .success(let speech):
          samples = speech.samples
          if speaker.profile.trimsEnds, index < cues.count - 1 {
            samples.removeLast(speech.silenceAtEnd)
          }
          track.place(cue, count: samples.count, speech: speech)
        case .failure(let error):
          let length = Speaker.replacementSilence
          samples = [Int16](repeating: 0, count: length * timeline.sampleRate / 1000)
          let failure = error.replacedBySilence(stop: cue.stop + 1, milliseconds: length)
          speaker.warn(failure)
          track.place(cue, count: samples.count, failure: failure)
        }
        if cue.pause > 0 { try write([Int16](repeating: 0, count: cue.pause)) }
        try write(samples)
      }
      return track
    }

    private func request(_ index: Int) -> SpeechRequest {
      let profile = speaker.profile
      return SpeechRequest(
        id: UInt32(truncatingIfNeeded: index), text: timeline.cues[index].text,
        voice: profile.definition, rate: wordsPerMinute, pitch: UInt16(clamping: profile.pitch),
        range: UInt16(clamping: profile.range), volume: UInt16(clamping: profile.volume),
        wantsEvents: speaker.wantsWords)
    }
  }
}
