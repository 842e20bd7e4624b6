import SpeechProtocol

/// Something that turns a text into samples: espeak-ng, or tones where it is not installed.
protocol SpeechEngine {
  /// What the helper says about the engine before it answers anything.
  var hello: SpeechHello { get }

  /// Speaks a text.
  ///
  /// The same request gives the same samples, whatever was spoken before.
  mutating func speak(_ request: SpeechRequest) -> SpeechResponse.Outcome
}
