internal import SystemCalls
public import VoiceProfiles
public import Voices

/// Speaks the utterances of stops, into a file or aloud.
///
///     let speaker = Speaker(profile: try .named("english"))
///     try speaker.render([stop], to: "recipe.wav")
///
/// For one stop of "Rate, button" the file contains "Rate", a short pause, and "button".
public struct Speaker: Sendable {
  /// The silence that stands in for a text that cannot be spoken, in milliseconds.
  package static let replacementSilence = 500
  /// How long a tap or a sound of the app's is taken to last, in milliseconds (assumed).
  package static let feedbackMilliseconds = 200

  let profile: VoiceProfile
  let rate: Double
  let helperCount: Int
  let helper: SpeechHelper?
  let wantsWords: Bool
  let voices: VoiceCast
  let isSpatial: Bool
  let cache: SpeechCache?
  /// Asks to stop.
  package let interruption: Interruption
  /// Whether the profile was asked for by name.
  let isChosen: Bool
  let warn: @Sendable (SpeechError) -> Void

  /// Creates a speaker; it starts and checks nothing yet.
  ///
  /// - Parameters:
  ///   - profile: The voice and its pauses.
  ///   - isChosen: Whether the user named the profile; if the profile then speaks nothing, because all texts are in
  ///     another language, a warning says so.
  ///   - rate: The rate in percent, or `nil` for the profile's own.
  ///   - helpers: The number of helper processes, or `nil` for one per processor, up to 4. The result does not depend
  ///     on it.
  ///   - helper: The helper, or `nil` for `earshot-speech` beside the program or on the PATH.
  ///   - wantsWords: Whether the track includes the time of each word.
  ///   - others: Voices for languages that the profile does not speak.
  ///   - pronunciations: Pronunciations of words; earlier ones take precedence.
  ///   - phrases: The phrasebooks for speaking numbers, signs and characters of a language.
  ///   - isSpatial: Whether each stop sounds from the position of its element, in stereo.
  ///   - cache: A cache of speech, and of packets of Opus files, or `nil` for none.
  ///   - interruption: A request to stop.
  ///   - warn: Receives an error about each text that cannot be spoken; silence replaces the text.
  public init(
    profile: VoiceProfile, isChosen: Bool = false, rate: Double? = nil, helpers: Int? = nil,
    helper: SpeechHelper? = nil, wantsWords: Bool = false, others: [VoiceProfile] = [],
    pronunciations: [Pronunciations] = [],
    phrases: PhraseLibrary? = nil,
    isSpatial: Bool = false, cache: SpeechCache? = nil, interruption: Interruption = Interruption(),
    warn: @escaping @Sendable (SpeechError) -> Void = { _ in }
  ) {
    self.profile = profile
    self.isChosen = isChosen
    self.rate = rate ?? profile.rate
    self.helperCount = helpers ?? min(4, Processors.count)
    self.helper = helper
    self.wantsWords = wantsWords
    self.voices = VoiceCast(
      profile, others: others, pronunciations: pronunciations, phrases: phrases)
    self.isSpatial = isSpatial
    self.cache = cache
    self.interruption = interruption
    self.warn = warn
  }

  /// Speaks into a sound file.
  ///
  /// The file appears when it is complete. If speaking fails or is stopped, there is no new file, and an existing one
  /// is unchanged.
  ///
  /// - Parameters:
  ///   - items: The items to speak, in order.
  ///   - path: The path of the file, whose extension selects the format; an existing file is replaced.
  ///   - metadata: Metadata of the file, if its format supports it.
  ///   - quality: The size of a compressed file.
  /// - Throws: An error in one line if there is no engine, nothing to say, or no way to write.
  /// - Returns: The position of each text.
  @discardableResult
  public func render(
    _ items: [SpeechTimeline.Item], to path: String, metadata: SoundMetadata = SoundMetadata(),
    quality: SoundQuality = .usual
  ) throws(SpeechError) -> SpeechTrack {
    try render(items, to: [path], metadata: metadata, quality: quality)
  }

  /// Speaks into several sound files at once, as ``render(_:to:metadata:quality:)-swift.method`` does into one.
  ///
  /// All voices are equally loud in them, about -19 LUFS by EBU R128. A pipe gets each text as soon as it is spoken.
  @discardableResult
  package func render(
    _ items: [SpeechTimeline.Item], to paths: [String], metadata: SoundMetadata = SoundMetadata(),
    quality: SoundQuality = .usual
  ) throws(SpeechError) -> SpeechTrack {
    // Texts of any length are laid out before there is anything to clear away: a signal ends the program at once.
    let session = try Session(self, items)
    return try interruption.watched { () throws(SpeechError) in
      let sampleRate = session.timeline.sampleRate
      var outputs: [SpeechOutput] = []
      for path in paths {
        outputs.append(
          try SpeechOutput(
            path, sampleRate: sampleRate, channels: session.channels, metadata: metadata,
            quality: quality, cache: cache))
      }
      let track = try session.perform { (samples, _) throws(SpeechError) in
        guard !interruption.isRequested else { throw .interrupted }
        for output in outputs { try output.append(samples) }
      }
      for output in outputs { try output.finish() }
      return track
    }
  }

  /// Speaks aloud on the default sound device, and returns after the last sound.
  ///
  /// - Parameters:
  ///   - items: The items to speak, in order.
  ///   - follow: Receives each text or sound right before it plays.
  /// - Throws: An error in one line if there is no engine, nothing to say, or no sound device.
  /// - Returns: The position of each text.
  @discardableResult
  public func play(
    _ items: [SpeechTimeline.Item], follow: (SpeechTimeline.Cue) -> Void = { _ in }
  ) throws(SpeechError) -> SpeechTrack {
    let session = try Session(self, items)
    return try interruption.watched { () throws(SpeechError) in
      let playback = try Playback(
        sampleRate: session.timeline.sampleRate, channels: session.channels,
        interruption: interruption)
      let track = try session.perform { (samples, cue) throws(SpeechError) in
        if let cue { follow(cue) }
        try playback.append(samples)
      }
      try playback.finish()
      return track
    }
  }

  /// Speaks without output, to measure the time of each word.
  ///
  /// - Parameter items: The items to speak, in order.
  /// - Throws: An error in one line if there is no engine or nothing to say.
  /// - Returns: The position of each text.
  public func time(_ items: [SpeechTimeline.Item]) throws(SpeechError) -> SpeechTrack {
    let session = try Session(self, items)
    return try interruption.watched { () throws(SpeechError) in try session.run { _, _ in } }
  }

  /// Returns whether nothing is heard of items.
  package func isSilent(_ items: [SpeechTimeline.Item]) -> Bool {
    SpeechTimeline(items, voices: voices, sampleRate: 1000).cues.isEmpty
  }

  /// Speaks stops into a sound file, like ``render(_:to:metadata:quality:)``.
  ///
  /// - Parameters:
  ///   - stops: The stops, in order.
  ///   - path: The path of the file.
  /// - Throws: An error in one line if there is no engine, nothing to say, or no way to write.
  /// - Returns: The position of each text.
  @discardableResult
  public func render(
    _ stops: [SpeechTimeline.Stop], to path: String
  ) throws(SpeechError) -> SpeechTrack {
    try render(stops.map(SpeechTimeline.Item.stop), to: path)
  }

  /// Speaks stops aloud, like ``play(_:follow:)``.
  ///
  /// - Parameter stops: The stops, in order.
  /// - Throws: An error in one line if there is no engine, nothing to say, or no sound device.
  /// - Returns: The position of each text.
  @discardableResult
  public func play(_ stops: [SpeechTimeline.Stop]) throws(SpeechError) -> SpeechTrack {
    try play(stops.map(SpeechTimeline.Item.stop))
  }
}
