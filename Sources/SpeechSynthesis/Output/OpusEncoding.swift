internal import CSoundTypes

/// How sound becomes packets of Opus: piece by piece, each by an encoder of its own, so that all processors work.
///
/// Pieces lie by their place in the sound and never by the number of processors: the same sound makes the same packets on
/// every machine with the same library.
struct OpusEncoding: Sendable {
  /// What went wrong, in the library's number.
  struct Failure: Error {
    let code: Int32
  }

  /// How many packets a second has: 20 milliseconds each, which is what encoders for speech are made for.
  static let packetsPerSecond = 50
  /// How many packets a piece has: ten seconds.
  static let piece = 500
  /// How many packets before its piece an encoder hears, so that it begins as if it had heard all: 200 milliseconds.
  static let leadIn = 10
  /// The longest packet that is asked for, in bytes (RFC 6716, section 3.2.1).
  private static let longestPacket = 1275
  /// How many bits a second and channel need at least what codes the sound itself; below, speech is modelled.
  private static let leastForSound = 10_000

  let library: OpusLibrary
  let rate: Int
  let channels: Int
  let bitrate: Int

  /// How many frames of samples a packet has.
  var packetLength: Int { rate / Self.packetsPerSecond }

  /// How much later than it went in sound comes out of a decoder, in frames of the encoder's rate.
  func lookahead() throws(Failure) -> Int {
    let encoder = try makeEncoder()
    defer { library.destroy(encoder) }
    return library.value(of: OpusGetLookahead, of: encoder)
  }

  /// Encodes a piece.
  func packets(of samples: ArraySlice<Float>, after heard: Int) throws(Failure) -> [[UInt8]] {
    let encoder = try makeEncoder()
    defer { library.destroy(encoder) }
    let length = packetLength * channels
    var packets: [[UInt8]] = []
    for number in 0..<(samples.count / length) {
      // The first packet must not build on what another encoder has made of the sound before.
      let isFirst = heard > 0 && number == heard
      if isFirst { library.set(OpusSetPredictionDisabled, to: 1, of: encoder) }
      let start = samples.startIndex + number * length
      let packet = try packet(of: samples[start..<(start + length)], by: encoder)
      if isFirst { library.set(OpusSetPredictionDisabled, to: 0, of: encoder) }
      if number >= heard { packets.append(packet) }
    }
    return packets
  }

  private func packet(
    of samples: ArraySlice<Float>, by encoder: OpaquePointer
  ) throws(Failure) -> [UInt8] {
    var code: Int32 = 0
    let packet = [UInt8](unsafeUninitializedCapacity: Self.longestPacket) { buffer, count in
      code = samples.withUnsafeBufferPointer { samples in
        guard let from = samples.baseAddress, let to = buffer.baseAddress else { return 0 }
        return library.encode(
          encoder, from, Int32(packetLength), to, Int32(Self.longestPacket))
      }
      count = Int(max(0, code))
    }
    guard code >= 0 else { throw Failure(code: code) }
    return packet
  }

  /// Creates an encoder: of the mode without delay, which is made of CELT alone, or of the mode for speech.
  ///
  /// For espeak-ng's voices the first is as clear, at a sixth of the work, and silence takes 3 bytes. Of its complexities
  /// 0 is the clearest on average: it leaves out the filter for a voice's pitch. PESQ at 24 kbit/s, complexities 0 and 8:
  /// English 2.95 and 2.77, a second English voice 2.79 and 2.68, German 2.76 and 2.72, Korean 2.69 and 2.57, French 2.94
  /// and 2.71, Spanish 2.77 and 2.61, Japanese 2.79 and 2.81, Arabic 2.85 and 2.96, a female variant 2.82 and 3.43. At
  /// 7.5 kbit/s the mode for speech is clearer (1.5 to 2.1).
  private func makeEncoder() throws(Failure) -> OpaquePointer {
    var code: Int32 = 0
    let isSpeech = bitrate < channels * Self.leastForSound
    guard
      let encoder = library.create(
        Int32(clamping: rate), Int32(clamping: channels),
        Int32(isSpeech ? OpusVoice : OpusWithoutDelay), &code)
    else { throw Failure(code: code) }
    library.set(OpusSetBitrate, to: bitrate, of: encoder)
    library.set(OpusSetComplexity, to: isSpeech ? 3 : 0, of: encoder)
    return encoder
  }
}
