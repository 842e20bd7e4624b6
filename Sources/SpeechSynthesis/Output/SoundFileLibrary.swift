internal import Glibc

/// The functions of libsndfile that writing needs, opened at run time: WAV files need none of it.
struct SoundFileLibrary {
  /// `SF_INFO` of sndfile.h.
  struct Info {
    var frames: Int64 = 0
    var rate: Int32
    var channels: Int32
    var format: Int32
    var sections: Int32 = 0
    var isSeekable: Int32 = 0
  }

  typealias Open =
    @convention(c) (Int32, Int32, UnsafeMutableRawPointer, Int32) -> OpaquePointer?
  typealias SetString = @convention(c) (OpaquePointer, Int32, UnsafePointer<CChar>) -> Int32
  typealias Command =
    @convention(c) (OpaquePointer?, Int32, UnsafeMutableRawPointer, Int32) -> Int32
  typealias Write = @convention(c) (OpaquePointer, UnsafeRawPointer, Int64) -> Int64
  typealias Check = @convention(c) (UnsafeMutableRawPointer) -> Int32
  typealias Close = @convention(c) (OpaquePointer) -> Int32
  typealias Describe = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?

  // Values of sndfile.h.
  static let writing: Int32 = 0x20
  static let title: Int32 = 1
  static let comment: Int32 = 5
  static let setCompression: Int32 = 0x1301

  static let name = "libsndfile.so.1"

  let open: Open
  let setString: SetString
  let command: Command
  let writeShorts: Write
  let writeFloats: Write
  let check: Check
  let close: Close
  private let describe: Describe

  /// Opens the library.
  ///
  /// - Parameters:
  ///   - format: The format that it is needed for.
  ///   - name: The library's file name.
  /// - Throws: An error when it is not installed.
  init(for format: SoundFormat, name: String = SoundFileLibrary.name) throws(SpeechError) {
    let missing = SpeechError.noEncoder(format.rawValue, name, package: "libsndfile1")
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { throw missing }
    func symbol<Function>(
      _ symbolName: String, as type: Function.Type
    ) throws(SpeechError) -> Function {
      guard let address = dlsym(handle, symbolName) else { throw missing }
      return unsafeBitCast(address, to: type)
    }
    open = try symbol("sf_open_fd", as: Open.self)
    setString = try symbol("sf_set_string", as: SetString.self)
    command = try symbol("sf_command", as: Command.self)
    writeShorts = try symbol("sf_writef_short", as: Write.self)
    writeFloats = try symbol("sf_writef_float", as: Write.self)
    check = try symbol("sf_format_check", as: Check.self)
    close = try symbol("sf_close", as: Close.self)
    describe = try symbol("sf_strerror", as: Describe.self)
  }

  /// Returns what went wrong last.
  ///
  /// - Parameter sound: The open file, or `nil` when opening failed.
  /// - Returns: The reason in lower case, without a full stop.
  func reason(_ sound: OpaquePointer?) -> String {
    let text = describe(sound).map { String(cString: $0).lowercased() } ?? "unknown error"
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// The container and the encoding of a format as sndfile.h numbers them.
  static func code(of format: SoundFormat) -> Int32 {
    switch format {
    case .wave: 0x01_0002
    case .flac: 0x17_0002
    case .vorbis: 0x20_0060
    case .opus: 0x20_0064
    case .mp3: 0x23_0082
    }
  }
}
