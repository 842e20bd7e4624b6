internal import SpeechProtocol

/// Everything that decides how a text sounds, or what an encoder makes of sound.
struct SpeechCacheKey: Hashable {
  /// The key in bytes: the engine, and the request without its number.
  let bytes: [UInt8]

  /// Creates the key of packets: the encoder with its settings in words, and the tag of the sound.
  init(packets encoder: String, tag: [UInt8]) { bytes = Array(encoder.utf8) + [0] + tag }

  init(_ request: SpeechRequest, engine: String) {
    var request = request
    request.id = 0
    bytes = Array(engine.utf8) + [0] + SpeechFrame.request(request).encoded()
  }
}
