internal import SpeechProtocol

/// Everything that decides how a text sounds.
struct SpeechCacheKey: Hashable {
  /// The key in bytes: the engine, and the request without its number.
  let bytes: [UInt8]

  init(_ request: SpeechRequest, engine: String) {
    var request = request
    request.id = 0
    bytes = Array(engine.utf8) + [0] + SpeechFrame.request(request).encoded()
  }
}
