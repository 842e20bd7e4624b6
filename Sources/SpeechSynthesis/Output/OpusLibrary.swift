internal import CSoundTypes
internal import SystemCalls

/// The functions of libopus that encoding needs, opened at run time: it comes with libsndfile.
///
/// libsndfile encodes Opus, too, but always with the most effort, which takes eight times as long as speaking the words
/// (measured with libsndfile 1.2), and on one processor.
struct OpusLibrary: @unchecked Sendable {
  typealias Create =
    @convention(c) (Int32, Int32, Int32, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  typealias Encode =
    @convention(c) (
      OpaquePointer, UnsafePointer<Float>, Int32, UnsafeMutablePointer<UInt8>, Int32
    ) -> Int32
  typealias Destroy = @convention(c) (OpaquePointer) -> Void
  private typealias Describe = @convention(c) (Int32) -> UnsafePointer<CChar>?
  private typealias Version = @convention(c) () -> UnsafePointer<CChar>?

  static let name = SharedLibrary.fileName("opus", version: 0)

  let create: Create
  let encode: Encode
  let destroy: Destroy
  private let control: OpusControl
  private let describe: Describe
  private let tellVersion: Version

  /// Opens the library.
  init(name: String = OpusLibrary.name) throws(SpeechError) {
    let missing = SpeechError.noEncoder("opus", name, package: "libopus0")
    guard let handle = SharedLibrary.open(name) else { throw missing }
    func symbol<Function>(
      _ symbolName: String, as type: Function.Type
    ) throws(SpeechError) -> Function {
      guard let address = dlsym(handle, symbolName) else { throw missing }
      return unsafeBitCast(address, to: type)
    }
    create = try symbol("opus_encoder_create", as: Create.self)
    encode = try symbol("opus_encode_float", as: Encode.self)
    destroy = try symbol("opus_encoder_destroy", as: Destroy.self)
    control = try symbol("opus_encoder_ctl", as: OpusControl.self)
    describe = try symbol("opus_strerror", as: Describe.self)
    tellVersion = try symbol("opus_get_version_string", as: Version.self)
  }

  /// The library's name and version, for the file's tags.
  var version: String { tellVersion().map { String(cString: $0) } ?? "libopus" }

  /// Tells an encoder how to work.
  func set(_ request: Int, to value: Int, of encoder: OpaquePointer) {
    _ = opusSet(control, UnsafeMutableRawPointer(encoder), Int32(request), Int32(clamping: value))
  }

  /// Asks an encoder how it works.
  func value(of request: Int, of encoder: OpaquePointer) -> Int {
    var value: Int32 = 0
    _ = opusGet(control, UnsafeMutableRawPointer(encoder), Int32(request), &value)
    return Int(value)
  }

  /// Returns what an error code means.
  func reason(_ code: Int32) -> String {
    describe(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
  }
}
