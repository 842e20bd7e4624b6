internal import CSoundTypes
internal import SystemCalls

/// Changes the rate of samples with libspeexdsp, opened at run time: only Opus needs it.
final class Resampler {
  private typealias New =
    @convention(c) (UInt32, UInt32, UInt32, Int32, UnsafeMutablePointer<Int32>?) -> OpaquePointer?
  private typealias Process =
    @convention(c) (
      OpaquePointer, UnsafePointer<Float>, UnsafeMutablePointer<UInt32>,
      UnsafeMutablePointer<Float>, UnsafeMutablePointer<UInt32>
    ) -> Int32
  private typealias SkipZeros = @convention(c) (OpaquePointer) -> Int32
  private typealias Delete = @convention(c) (OpaquePointer) -> Void

  private static let quality = Int32(ResamplerSpeechQuality)
  static let name = SharedLibrary.fileName("speexdsp", version: 1)
  /// How many frames of silence push out what the filter holds back, at a time.
  private static let silence = 256

  private let state: OpaquePointer
  private let process: Process
  private let delete: Delete
  private let rates: (old: Int, new: Int)
  private let channels: Int
  private var usedFrames = 0
  private var madeFrames = 0

  /// Creates a resampler.
  init(
    from old: Int, to new: Int, channels: Int, name: String = Resampler.name
  ) throws(SpeechError) {
    let missing = SpeechError.noEncoder("opus", name, package: "libspeexdsp1")
    guard let handle = SharedLibrary.open(name),
      let create = dlsym(handle, "speex_resampler_init"),
      let process = dlsym(handle, "speex_resampler_process_interleaved_float"),
      let skipZeros = dlsym(handle, "speex_resampler_skip_zeros"),
      let delete = dlsym(handle, "speex_resampler_destroy"),
      let state = unsafeBitCast(create, to: New.self)(
        UInt32(clamping: channels), UInt32(clamping: old), UInt32(clamping: new), Self.quality, nil)
    else { throw missing }
    // Without its zeros in front, sound stays where its captions are.
    _ = unsafeBitCast(skipZeros, to: SkipZeros.self)(state)
    self.state = state
    self.process = unsafeBitCast(process, to: Process.self)
    self.delete = unsafeBitCast(delete, to: Delete.self)
    rates = (old, new)
    self.channels = channels
  }

  deinit { delete(state) }

  /// Returns samples at the new rate; what the filter holds back comes with the last.
  func resample(_ samples: some Collection<Int16>, isLast: Bool) throws(SpeechError) -> [Float] {
    usedFrames += samples.count / channels
    var result = try output(of: samples.map { Float($0) / 32_768 })
    guard isLast else { return result }
    let frames = (usedFrames * rates.new + rates.old - 1) / rates.old
    while madeFrames < frames {
      let before = madeFrames
      result += try output(of: [Float](repeating: 0, count: Self.silence * channels))
      guard madeFrames > before else { throw .resampling(0) }
    }
    result.removeLast(min(result.count, (madeFrames - frames) * channels))
    return result
  }

  private func output(of input: [Float]) throws(SpeechError) -> [Float] {
    let frames = input.count / channels
    let room = frames * rates.new / rates.old + Self.silence
    var (used, made) = (UInt32(clamping: frames), UInt32(clamping: room))
    var code: Int32 = 0
    let output = [Float](unsafeUninitializedCapacity: room * channels) { buffer, count in
      input.withUnsafeBufferPointer { input in
        if let input = input.baseAddress, let output = buffer.baseAddress {
          code = process(state, input, &used, output, &made)
        } else {
          made = 0
        }
      }
      count = code == 0 ? Int(made) * channels : 0
    }
    guard code == 0, Int(used) == frames else { throw .resampling(code) }
    madeFrames += Int(made)
    return output
  }
}
