import CEspeakTypes
import SystemCalls
import SpeechProtocol

/// Speaks with espeak-ng, each text with a library loaded for it alone.
struct EspeakEngine: SpeechEngine {
  private let library: String
  private var voices = VoiceFiles()
  /// Set once the library or its data turn out to be missing: that does not mend itself.
  private var unavailable: SpeechResponse.Outcome?

  private(set) var hello: SpeechHello

  /// Creates the engine, and loads it once to see whether it is there.
  init(library: String) {
    self.library = library
    // What libespeak-ng depends on stays loaded, so that only itself is loaded anew.
    for name in ["pcaudio", "sonic"] {
      _ = SharedLibrary.open(SharedLibrary.fileName(name, version: 0))
    }
    hello = SpeechHello(engine: "espeak-ng", engineVersion: "", sampleRate: 22_050)
    do throws(EngineFailure) {
      var library = try EspeakLibrary(name: library)
      hello.sampleRate = try library.initialize(phonemes: false, callback: receiveSpeech)
      let info = try library.info()
      hello.engineVersion = "\(info.version), data in \(info.path)"
    } catch {
      unavailable = error.outcome
    }
  }

  mutating func speak(_ request: SpeechRequest) -> SpeechResponse.Outcome {
    if let unavailable { return unavailable }
    do throws(EngineFailure) {
      return .speech(try synthesize(request))
    } catch {
      if case .unavailable = error.outcome { unavailable = error.outcome }
      return error.outcome
    }
  }

  private mutating func synthesize(_ request: SpeechRequest) throws(EngineFailure) -> Speech {
    // U+0001 starts a command of the engine, U+0000 ends the text: neither is left to it.
    guard !request.text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      throw .controlCharacter
    }
    var library = try EspeakLibrary(name: library)
    let rate = try library.initialize(phonemes: request.wantsEvents, callback: receiveSpeech)
    try library.setVoice(file: try voices.path(of: request.voice))
    try library.set(EspeakParameterRate.value, to: request.rate)
    try library.set(EspeakParameterVolume.value, to: request.volume)
    try library.set(EspeakParameterPitch.value, to: request.pitch)
    try library.set(EspeakParameterRange.value, to: request.range)
    // The breath of some voices is made of the C library's random numbers.
    srand(1)
    let sink = SpeechSink(wantsEvents: request.wantsEvents)
    try withExtendedLifetime(sink) { () throws(EngineFailure) in
      try library.synthesize(request.text, context: Unmanaged.passUnretained(sink).toOpaque())
    }
    if sink.isTooLong { throw .tooLong }
    return sink.speech(sampleRate: rate)
  }
}
