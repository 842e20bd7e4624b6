internal import CSoundTypes
internal import SystemCalls

/// Changes the rate of samples with libsamplerate, opened at run time: only Opus needs it.
final class Resampler {
  private typealias New =
    @convention(c) (Int32, Int32, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Process = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32
  private typealias Delete = @convention(c) (OpaquePointer) -> OpaquePointer?

  private static let quality = Int32(ResamplerFastQuality)
  static let name = SharedLibrary.fileName("samplerate", version: 0)

  private let state: OpaquePointer
  private let process: Process
  private let delete: Delete
  private let ratio: Double
  private let channels: Int

  /// Creates a resampler.
  init(
    from old: Int, to new: Int, channels: Int, name: String = Resampler.name
  ) throws(SpeechError) {
    let missing = SpeechError.noEncoder("opus", name, package: "libsamplerate0")
    guard let handle = SharedLibrary.open(name),
      let create = dlsym(handle, "src_new"), let process = dlsym(handle, "src_process"),
      let delete = dlsym(handle, "src_delete")
    else { throw missing }
    var code: Int32 = 0
    guard
      let state = unsafeBitCast(create, to: New.self)(
        Self.quality, Int32(clamping: channels), &code)
    else { throw missing }
    self.state = state
    self.process = unsafeBitCast(process, to: Process.self)
    self.delete = unsafeBitCast(delete, to: Delete.self)
    self.ratio = Double(new) / Double(old)
    self.channels = channels
  }

  deinit { _ = delete(state) }

  /// Returns samples at the new rate; they come a little later than those that go in.
  func resample(_ samples: [Int16], isLast: Bool) throws(SpeechError) -> [Float] {
    let input = samples.map { Float($0) / 32_768 }
    var result: [Float] = []
    var used = 0
    while true {
      let frames = input.count / channels - used
      let room = Int(Double(frames) * ratio) + 4096
      var code: Int32 = 0
      var made = 0
      let output = [Float](unsafeUninitializedCapacity: room * channels) { buffer, count in
        input.withUnsafeBufferPointer { input in
          var data = ResamplerData(
            input: input.baseAddress.map { $0 + used * channels }, output: buffer.baseAddress,
            inputFrames: frames, outputFrames: room, usedFrames: 0, madeFrames: 0,
            isEnd: isLast ? 1 : 0, ratio: ratio)
          // The library wants an address even where it has nothing to read.
          if data.input == nil { data.input = UnsafePointer(buffer.baseAddress) }
          code = process(state, &data)
          used += data.usedFrames
          made = data.madeFrames
        }
        count = code == 0 ? made * channels : 0
      }
      guard code == 0 else { throw .resampling(code) }
      result += output
      let isDrained = isLast ? made == 0 : used >= input.count / channels
      if isDrained || made == 0 { return result }
    }
  }
}
