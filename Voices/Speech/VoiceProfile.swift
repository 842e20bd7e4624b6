/// How a reader sounds: a voice, its rate and pitch, and the pauses between what it says.
public struct VoiceProfile: Equatable, Hashable, Sendable {
  /// Silences in milliseconds, counted from the end of one sound to the start of the next.
  ///
  /// No recording of a real reader backs their lengths: they are assumed.
  package struct Pauses: Equatable, Hashable, Sendable {
    /// Between two fragments of an utterance: after "Rate" in "Rate, button".
    package var fragments: Int
    /// Between two sentences of a long text.
    package var sentences: Int
    /// Before a hint.
    package var hint: Int
    /// Between two stops of the cursor.
    package var stops: Int

    /// Creates pauses.
    package init(fragments: Int = 120, sentences: Int = 300, hint: Int = 600, stops: Int = 700) {
      self.fragments = fragments
      self.sentences = sentences
      self.hint = hint
      self.stops = stops
    }
  }

  /// How a capital letter on its own is told from a small one, as in typing echo.
  package enum Capitals: String, CaseIterable, Hashable, Sendable {
    /// In words: "cap A".
    case speak
    /// By a higher pitch.
    case pitch
    /// By a short sound before it.
    case sound
    /// Not at all.
    case none
  }

  /// Which punctuation marks are named.
  package enum Punctuation: String, CaseIterable, Hashable, Sendable {
    /// Every mark.
    case all
    /// The signs that the engine reads as words ("%"); other marks are pauses.
    case some
    /// No mark and no sign.
    case none
  }

  /// The name by which the profile is chosen, in lower case.
  public var name: String
  /// What the profile is, in one line.
  public var summary: String
  /// The language that the voice speaks, as a BCP 47 tag.
  public var language: String
  /// The voice in the words of espeak-ng's voice files.
  package var definition: String
  /// The rate in percent, where 50 is normal.
  public var rate: Double
  /// The pitch, 0 to 99, where 50 is normal.
  public var pitch: Int
  /// How much the pitch moves, 0 to 99, where 50 is normal.
  public var range: Int
  /// The volume, 0 to 100.
  public var volume: Int
  /// The silences between what is said.
  package var pauses: Pauses
  /// Whether the silence with which the engine ends each text gives way to the profile's own pauses.
  ///
  /// It is about 300 ms at a normal rate, too long between a label and its role. It stays at the very
  /// end of what is said.
  package var trimsEnds: Bool
  /// How a capital letter on its own is told from a small one.
  package var capitals = Capitals.speak
  /// Which punctuation marks are named.
  package var punctuation = Punctuation.some
  /// The pitch of words for roles and states, 0 to 99, or `nil` for that of all other words.
  package var rolePitch: Int?
  /// Writing that the voice cannot read, or `nil`: a warning names what is lost.
  package var unread: Script?
  /// Whether the reader's sounds are heard.
  package var earcons = true
  /// The file of a voice that Piper speaks in place of espeak-ng, or `nil`.
  package var piper: PiperVoice?
  /// The loudness of the voice in LUFS, by espeak-ng at a rate of 50, or `nil` if nobody has measured it.
  package var loudness: Double?
  /// How far from the middle the sound of an element at the screen's edge is, 0 to 1.
  package var width = 0.6

  /// Creates a profile.
  package init(
    name: String, summary: String, language: String, definition: String, rate: Double = 50,
    pitch: Int = 50, range: Int = 50, volume: Int = 100, pauses: Pauses = Pauses(),
    trimsEnds: Bool = true
  ) {
    self.name = name
    self.summary = summary
    self.language = language
    self.definition = definition
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.volume = volume
    self.pauses = pauses
    self.trimsEnds = trimsEnds
  }
}
