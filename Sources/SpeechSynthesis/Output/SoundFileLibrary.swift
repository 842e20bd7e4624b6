internal import CSoundTypes
internal import SystemCalls

/// The functions of libsndfile that writing needs, opened at run time: WAV files need none of it.
struct SoundFileLibrary {
  typealias Open =
    @convention(c) (
      UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer, UnsafeMutableRawPointer
    ) -> OpaquePointer?
  typealias SetString = @convention(c) (OpaquePointer, Int32, UnsafePointer<CChar>) -> Int32
  typealias Command =
    @convention(c) (OpaquePointer?, Int32, UnsafeMutableRawPointer, Int32) -> Int32
  typealias Write = @convention(c) (OpaquePointer, UnsafeRawPointer, Int64) -> Int64
  typealias Check = @convention(c) (UnsafeMutableRawPointer) -> Int32
  typealias Close = @convention(c) (OpaquePointer) -> Int32
  typealias Describe = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

  static let writing = Int32(SoundFileWriting)
  static let title = Int32(SoundFileTitle)
  static let comment = Int32(SoundFileComment)
  static let setCompression = Int32(SoundFileSetCompression)

  static let name = SharedLibrary.fileName("sndfile", version: 1)

  let open: Open
  let setString: SetString
  let command: Command
  let writeShorts: Write
  let check: Check
  let close: Close
  private let describe: Describe

  /// Opens the library.
  init(for format: SoundFormat, name: String = SoundFileLibrary.name) throws(SpeechError) {
    let missing = SpeechError.noEncoder(format.rawValue, name, package: "libsndfile1")
    guard let handle = SharedLibrary.open(name) else { throw missing }
    func symbol<Function>(
      _ symbolName: String, as type: Function.Type
    ) throws(SpeechError) -> Function {
      guard let address = dlsym(handle, symbolName) else { throw missing }
      return unsafeBitCast(address, to: type)
    }
    open = try symbol("sf_open_virtual", as: Open.self)
    setString = try symbol("sf_set_string", as: SetString.self)
    command = try symbol("sf_command", as: Command.self)
    writeShorts = try symbol("sf_writef_short", as: Write.self)
    check = try symbol("sf_format_check", as: Check.self)
    close = try symbol("sf_close", as: Close.self)
    describe = try symbol("sf_strerror", as: Describe.self)
  }

  /// Returns what went wrong last.
  func reason(_ sound: OpaquePointer?) -> String {
    let text = describe(sound).map { String(cString: $0).lowercased() } ?? "unknown error"
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// Describes a file that is to be written.
  static func info(_ format: SoundFormat, rate: Int, channels: Int) -> SoundFileInfo {
    let code =
      switch format {
      case .wave: SoundFileWave
      case .flac: SoundFileFLAC
      case .vorbis: SoundFileVorbis
      case .opus: SoundFileOpus
      case .mp3: SoundFileMP3
      }
    return SoundFileInfo(
      frames: 0, rate: Int32(clamping: rate), channels: Int32(clamping: channels),
      format: Int32(code), sections: 0, isSeekable: 0)
  }
}
