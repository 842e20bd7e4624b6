internal import SystemCalls

/// The eight functions of ALSA's library that playing needs, opened at run time.
///
/// So a machine that only writes files needs no sound library. PulseAudio and PipeWire are reached
/// through it too.
struct SoundLibrary {
  typealias Open =
    @convention(c) (UnsafeMutablePointer<OpaquePointer?>, UnsafePointer<CChar>, Int32, Int32) ->
    Int32
  typealias SetParameters =
    @convention(c) (OpaquePointer, Int32, Int32, UInt32, UInt32, Int32, UInt32) -> Int32
  typealias WriteInterleaved = @convention(c) (OpaquePointer, UnsafeRawPointer, UInt) -> Int
  typealias Recover = @convention(c) (OpaquePointer, Int32, Int32) -> Int32
  typealias SetNonblocking = @convention(c) (OpaquePointer, Int32) -> Int32
  typealias Command = @convention(c) (OpaquePointer) -> Int32
  typealias Describe = @convention(c) (Int32) -> UnsafePointer<CChar>?
  /// The real handler has further arguments behind the format, which nobody reads.
  private typealias ErrorHandler =
    @convention(c) (
      UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?
    ) -> Void
  private typealias SetErrorHandler = @convention(c) (ErrorHandler) -> Int32

  static let name = SharedLibrary.fileName("asound", version: 2)

  let open: Open
  let setParameters: SetParameters
  let write: WriteInterleaved
  let recover: Recover
  let setNonblocking: SetNonblocking
  let drain: Command
  let drop: Command
  let close: Command
  private let describe: Describe

  /// Opens the library, and stops it from printing its own errors.
  init(name: String = SoundLibrary.name) throws(SpeechError) {
    // Left open for good: its plugins keep threads.
    guard let handle = SharedLibrary.open(name) else { throw .noSoundLibrary(name) }
    func symbol<Function>(
      _ symbolName: String, as type: Function.Type
    ) throws(SpeechError) -> Function {
      guard let address = dlsym(handle, symbolName) else { throw .noSoundLibrary(name) }
      return unsafeBitCast(address, to: type)
    }
    open = try symbol("snd_pcm_open", as: Open.self)
    setParameters = try symbol("snd_pcm_set_params", as: SetParameters.self)
    write = try symbol("snd_pcm_writei", as: WriteInterleaved.self)
    recover = try symbol("snd_pcm_recover", as: Recover.self)
    setNonblocking = try symbol("snd_pcm_nonblock", as: SetNonblocking.self)
    drain = try symbol("snd_pcm_drain", as: Command.self)
    drop = try symbol("snd_pcm_drop", as: Command.self)
    close = try symbol("snd_pcm_close", as: Command.self)
    describe = try symbol("snd_strerror", as: Describe.self)
    let setErrorHandler = try symbol("snd_lib_error_set_handler", as: SetErrorHandler.self)
    _ = setErrorHandler { _, _, _, _, _ in }
  }

  /// Returns what an error code means.
  func reason(_ code: Int32) -> String {
    describe(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
  }
}
