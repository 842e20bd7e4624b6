internal import Glibc
public import Voices

/// Speaks what is heard at each stop, into a file or aloud.
///
///     let speaker = Speaker(profile: try .named("english"))
///     try speaker.render([stop], to: "recipe.wav")
///
/// With one stop of "Rate, button" the file holds "Rate", a short pause, and "button".
public struct Speaker: Sendable {
  /// The silence that stands in for a text that cannot be spoken, in milliseconds.
  public static let replacementSilence = 500

  let profile: VoiceProfile
  let rate: Double
  let helperCount: Int
  let helper: SpeechHelper?
  let wantsWords: Bool
  let interruption: Interruption
  let warn: @Sendable (SpeechError) -> Void

  /// Creates a speaker; nothing is started or checked yet.
  ///
  /// - Parameters:
  ///   - profile: The voice and its pauses.
  ///   - rate: The rate in percent, or `nil` for the profile's own.
  ///   - helpers: How many helpers speak side by side, or `nil` for one a processor, up to 4. The
  ///     result is the same with any number.
  ///   - helper: The helper, or `nil` for `earshot-speech` beside the program or on the PATH.
  ///   - wantsWords: Whether the track says when each word is heard.
  ///   - interruption: Asks to stop.
  ///   - warn: Receives an error about each text that cannot be spoken; silence stands in for it.
  public init(
    profile: VoiceProfile, rate: Double? = nil, helpers: Int? = nil, helper: SpeechHelper? = nil,
    wantsWords: Bool = false, interruption: Interruption = Interruption(),
    warn: @escaping @Sendable (SpeechError) -> Void = { _ in }
  ) {
    self.profile = profile
    self.rate = rate ?? profile.rate
    self.helperCount = helpers ?? min(4, max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
    self.helper = helper
    self.wantsWords = wantsWords
    self.interruption = interruption
    self.warn = warn
  }

  /// Speaks into a WAV file.
  ///
  /// The file appears when it is whole; when speaking fails or is stopped, there is none, and one that
  /// was there before is untouched.
  ///
  /// - Parameters:
  ///   - stops: What is heard, in order.
  ///   - path: The path of the file; an existing file is replaced.
  /// - Throws: An error in one line when there is no engine, nothing to say, or no way to write.
  /// - Returns: Where each text has come to lie.
  @discardableResult
  public func render(
    _ stops: [SpeechTimeline.Stop], to path: String
  ) throws(SpeechError) -> SpeechTrack {
    let session = try Session(self, stops)
    var file = try WaveFile(path: path, sampleRate: session.timeline.sampleRate)
    let track = try session.run { (samples) throws(SpeechError) in try file.append(samples) }
    try file.finish()
    return track
  }

  /// Speaks aloud on the default sound device; returns when everything has been heard.
  ///
  /// - Parameter stops: What is heard, in order.
  /// - Throws: An error in one line when there is no engine, nothing to say, or no sound device.
  /// - Returns: Where each text has come to lie.
  @discardableResult
  public func play(_ stops: [SpeechTimeline.Stop]) throws(SpeechError) -> SpeechTrack {
    let session = try Session(self, stops)
    let playback = try Playback(
      sampleRate: session.timeline.sampleRate, interruption: interruption)
    let track = try session.run { (samples) throws(SpeechError) in try playback.append(samples) }
    try playback.finish()
    return track
  }
}
