/// A piece of sound that becomes packets of Opus by itself.
struct OpusPiece: Sendable {
  /// The piece, with what its resampler and its encoder hear before and behind it.
  let sound: ArraySlice<Int16>
  /// The sound's own rate.
  let rate: Int
  /// How many frames stand before the piece: whole seconds, or none.
  let before: Int
  /// How many packets are made; behind the sound they hold silence.
  let packetCount: Int

  /// Another number for each change after which the same sound makes other packets.
  private static let revision = 1

  /// Everything but the sound that decides what the packets are.
  func key(by encoding: OpusEncoding) -> String {
    let numbers = [
      Self.revision, encoding.rate, encoding.channels, encoding.bitrate, rate, before, packetCount,
    ]
    return "\(encoding.library.version) \(numbers.map(String.init).joined(separator: " "))"
  }

  /// Makes the packets; the path is that of the file, for errors.
  func packets(by encoding: OpusEncoding, for path: String) throws(SpeechError) -> [[UInt8]] {
    let samples = try samples(for: encoding)
    let length = encoding.packetLength * encoding.channels
    let start = before * encoding.rate / rate * encoding.channels
    let leadIn = min(OpusEncoding.leadIn, start / length)
    do throws(OpusEncoding.Failure) {
      let end = start + packetCount * length
      return try encoding.packets(of: samples[(start - leadIn * length)..<end], after: leadIn)
    } catch {
      throw .cannotEncode(path, encoding.library.reason(error.code))
    }
  }

  /// The samples at the encoder's rate, with silence behind them.
  private func samples(for encoding: OpusEncoding) throws(SpeechError) -> [Float] {
    var samples: [Float]
    if rate == encoding.rate {
      samples = sound.map { Float($0) / 32_768 }
    } else {
      let resampler = try Resampler(from: rate, to: encoding.rate, channels: encoding.channels)
      samples = try resampler.resample(sound, isLast: true)
    }
    let needed =
      (before * encoding.rate / rate + packetCount * encoding.packetLength) * encoding.channels
    if samples.count < needed { samples += repeatElement(0, count: needed - samples.count) }
    return samples
  }
}
