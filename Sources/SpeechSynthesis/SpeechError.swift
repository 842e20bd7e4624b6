internal import Documents
internal import SystemCalls
internal import VoiceProfiles
internal import Voices

/// The reason why something could not be spoken, and the solution.
public struct SpeechError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The problem, in lower case, with the value at fault.
  public let message: String
  /// The solution, as a phrase without a capital, or `nil`.
  public let repair: String?
  /// Whether it only follows from what was told before: it is told once for all texts.
  let follows: Bool

  private init(_ message: String, repair: String? = nil, follows: Bool = false) {
    self.message = message
    self.repair = repair
    self.follows = follows
  }

  /// The problem and its solution, in one line.
  public var description: String {
    SafeText.line(repair.map { "\(message); \($0)" } ?? message)
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}

// MARK: - The helper

extension SpeechError {
  static func noHelper(searched folder: String) -> Self {
    Self(
      "the speech helper earshot-speech was not found in \(folder) or on the PATH",
      repair: "install it beside earshot, or build it: swift build --product earshot-speech")
  }

  static func helperNotStarted(_ helper: SpeechHelper, _ code: Int32) -> Self {
    Self("\(helper.shown) cannot be started: \(reason(code))")
  }

  static func helperSilent(_ helper: SpeechHelper, ending: String, output: String) -> Self {
    let output = output.isEmpty ? "" : ": \(SafeText.quoted(output))"
    return Self(
      "\(helper.shown) \(ending) before it answered\(output)",
      repair: helper.isEngine
        ? "an engine must first identify itself; see Examples/Engines"
        : "rebuild it: swift build --product earshot-speech")
  }

  static func helperVersion(
    _ helper: SpeechHelper, _ version: UInt16, expected: UInt16
  ) -> Self {
    Self(
      "\(helper.shown) uses version \(version) of the protocol, not \(expected)",
      repair: helper.isEngine
        ? "change it to version \(expected); see Examples/Engines"
        : "install the one that came with this version of Earshot")
  }

  static func engineUnavailable(_ reason: String) -> Self {
    Self(reason)
  }

  static func unspoken(_ text: String, reason: String) -> Self {
    Self("\(SafeText.quoted(text)) cannot be spoken: \(reason)")
  }

  /// A text that nobody was asked to speak, as those before it were in vain.
  static func notAsked(_ text: String) -> Self {
    Self(
      "\(SafeText.quoted(text)) and everything after it was not spoken: the speech helper took too long "
        + "for several texts", follows: true)
  }

  /// A command that names no program that is there.
  static func noEngine(_ command: String, program: String?) -> Self {
    guard let program else {
      return Self(
        "the engine \(SafeText.quoted(command)) is not a valid command",
        repair: "give a program and its arguments, with matching quotes")
    }
    return Self(
      "the engine \(SafeText.quoted(program)) is not an executable program",
      repair: "give its path, or put it on the PATH; see Examples/Engines")
  }

  /// Piper is a package of Python.
  static let noPython = Self(
    "Piper voices need python3, which is not on the PATH",
    repair: "install Python and Piper: python3 -m pip install piper-tts")

  /// A voice of Piper's and an engine of the user's own.
  static func twoEngines(_ voice: VoiceProfile) -> Self {
    Self(
      "Piper speaks the voice \(SafeText.quoted(voice.name)), so --engine cannot",
      repair: "leave out --engine, or name another voice")
  }

  static func sampleRateChanged(_ old: Int, _ new: Int) -> Self {
    Self("the speech helper changed its sample rate from \(old) to \(new) Hz")
  }

  /// Returns the error about a text of a stop, with the silence that stands in for it.
  func replacedBySilence(stop: Int, milliseconds: Int) -> Self {
    let replaced = follows ? "each" : "it"
    return Self(
      "stop \(stop): \(message)",
      repair: "\(milliseconds) ms of silence replace \(replaced)", follows: follows)
  }
}

// MARK: - Settings

extension SpeechError {
  static func rate(_ error: SpeechRate.OutOfRange) -> Self {
    Self(error.message, repair: error.repair)
  }

  static func helperCount(_ count: Int) -> Self {
    Self("\(count) speech helpers are too \(count < 1 ? "few" : "many")", repair: "give 1 to 64")
  }

  /// Nothing that is to be said has any words.
  package static let nothingToSay = Self("there is nothing to say: no stop has any text")

  static let interrupted = Self("interrupted")
}

// MARK: - Languages

extension SpeechError {
  static func noVoice(for language: String, instead voice: String, stop: Int) -> Self {
    Self(
      "stop \(max(1, stop)): no voice speaks the language \(SafeText.quoted(language))",
      repair: "the voice \(SafeText.quoted(voice)) reads it as well as it can; "
        + "add a voice with --voices, or read the transcript")
  }

  /// Nothing is spoken by the voice that was asked for.
  static func unheard(_ voice: VoiceProfile, languages: [String], others: [String]) -> Self {
    let spoken = others.map { SafeText.quoted($0) }.joined(separator: " and ")
    return Self(
      "the voice \(SafeText.quoted(voice.name)) speaks \(SafeText.quoted(voice.language)), but nothing "
        + "here is in that language: the utterances are in \(languages.joined(separator: ", "))",
      repair:
        "\(spoken) \(others.count == 1 ? "speaks" : "speak") instead; for the reader's phrases in "
        + "the voice's language, use --language \(voice.language)")
  }

  /// A text without a declared language is spoken by a voice that can speak its writing.
  static func spoken(
    _ word: String, in script: WritingScript, not language: String, by voice: String,
    as own: String, stop: Int
  ) -> Self {
    Self(
      "stop \(max(1, stop)): \(SafeText.quoted(word)) is in \(script.name), which "
        + "\(SafeText.quoted(language)) does not use",
      repair: "the voice \(SafeText.quoted(voice)) speaks it; if it is in another "
        + "language, declare that (language: \(own))")
  }

  static func unread(
    _ script: VoiceProfile.Script, _ word: String, by voice: String,
    because problem: KanjiProblem? = nil, stop: Int
  ) -> Self {
    let reason = problem.map { ", and \($0.reason)" } ?? ""
    let mend = problem?.repair.map { "\($0), " } ?? ""
    return Self(
      "stop \(max(1, stop)): the voice \(SafeText.quoted(voice)) cannot read \(script.name)\(reason): "
        + "\(SafeText.quoted(word))",
      repair: mend
        + "write it as it sounds in a .pronunciations.yaml file, or read the transcript")
  }
}

extension SpeechError {
  static func noKanji(_ problem: KanjiProblem) -> Self {
    Self(problem.reason, repair: problem.repair)
  }
}

// MARK: - Files

extension SpeechError {
  static func cannotWrite(_ path: String, _ code: Int32) -> Self {
    Self("cannot write \(SafeText.quoted(path)): \(reason(code))")
  }

  static func isFolder(_ path: String) -> Self {
    Self("cannot write \(SafeText.quoted(path)): it is a folder", repair: "name a file in it")
  }

  static func notAFile(_ path: String) -> Self {
    Self(
      "cannot write \(SafeText.quoted(path)): it is not an ordinary file",
      repair: "name a file that can be replaced")
  }

  static func waveTooLong(_ path: String) -> Self {
    Self(
      "\(SafeText.quoted(path)) would be larger than a WAV file can be (4 GiB)",
      repair: "speak fewer stops at a time, or raise the rate")
  }
}

// MARK: - Encoded files

extension SpeechError {
  static func leadsNowhere(_ path: String) -> Self {
    Self(
      "cannot write \(SafeText.quoted(path)): the target of this link does not exist",
      repair: "remove the link, or create its target")
  }

  static func cannotCache(_ path: String, _ code: Int32) -> Self {
    Self("the cache \(SafeText.quoted(path)) cannot be used: \(reason(code))")
  }

  static func untrustedCache(_ path: String, _ reason: String, _ repair: String) -> Self {
    Self("the cache \(SafeText.quoted(path)) is not used: \(reason)", repair: repair)
  }

  static func noEncoder(_ format: String, _ library: String, package: String) -> Self {
    Self(
      "\(format) files need \(library), which is not installed",
      repair: "install it (apt-get install \(package)), or write a .wav file")
  }

  static func cannotEncode(_ path: String, _ reason: String) -> Self {
    Self(
      "cannot write \(SafeText.quoted(path)): \(reason)", repair: "a .wav file needs no library")
  }

  static func resampling(_ code: Int32) -> Self {
    Self("libspeexdsp failed (error \(code))", repair: "write a .wav file")
  }
}

// MARK: - Sound

extension SpeechError {
  private static let writeFile = "write a file instead: earshot speak INPUT -o FILE.wav"

  static func noSoundLibrary(_ name: String) -> Self {
    Self(
      "no sound library (\(name))",
      repair: "install it (apt-get install libasound2), or \(writeFile)")
  }

  static func noSoundDevice(_ reason: String) -> Self {
    Self("no sound device (\(reason))", repair: writeFile)
  }

  static func playback(_ reason: String) -> Self {
    Self("playback stopped (\(reason))", repair: writeFile)
  }
}
