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

  /// The name of the key's file: 128 bits of FNV-1a in hexadecimal digits.
  ///
  /// Two keys may share a name, by chance or by intent; the file holds the whole key, so that this costs
  /// a second synthesis and never a wrong sound.
  var fileName: String {
    let prime = UInt128(0x0100_0000) << 64 | 0x13B
    var hash = UInt128(0x6C62_272E_07BB_0142) << 64 | UInt128(0x62B8_2175_6295_C58D)
    for byte in bytes { hash = (hash ^ UInt128(byte)) &* prime }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits + ".speech"
  }
}
