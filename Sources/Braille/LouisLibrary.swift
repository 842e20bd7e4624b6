internal import CLouisTypes
internal import Documents
internal import Synchronization
internal import SystemCalls

/// The functions of liblouis that braille needs, opened at run time: who asks for no braille needs none of it.
///
/// The library is not safe on two threads, however far their tables are apart (four threads crashed in four of four
/// runs, 3.24; liblouis #543). Whoever calls it holds ``shared``.
struct LouisLibrary {
  typealias Translate =
    @convention(c) (
      UnsafePointer<CChar>, UnsafePointer<LouisCharacter>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<LouisCharacter>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<LouisForm>?, UnsafeMutablePointer<CChar>?, Int32
    ) -> Int32
  typealias Check = @convention(c) (UnsafePointer<CChar>) -> Int32
  private typealias Size = @convention(c) () -> Int32
  private typealias Register = @convention(c) (LouisLog) -> Void

  static let name = SharedLibrary.fileName("louis", version: 20)

  /// The one library of the program, once somebody has asked for it.
  ///
  /// The lock is held for each call.
  static let shared = Mutex<LouisLibrary?>(nil)

  let translate: Translate
  let backTranslate: Translate
  let check: Check

  /// Opens the library, and stops it from printing to standard error.
  init(name: String = LouisLibrary.name) throws(SourceError) {
    let missing = Self.missing("liblouis is not installed (\(name))")
    guard let handle = SharedLibrary.open(name) else { throw missing }
    func symbol<Function>(
      _ symbolName: String, as type: Function.Type
    ) throws(SourceError) -> Function {
      guard let address = dlsym(handle, symbolName) else { throw missing }
      return unsafeBitCast(address, to: type)
    }
    translate = try symbol("lou_translateString", as: Translate.self)
    backTranslate = try symbol("lou_backTranslateString", as: Translate.self)
    check = try symbol("lou_checkTable", as: Check.self)
    let size = try symbol("lou_charSize", as: Size.self)
    guard Int(size()) == MemoryLayout<LouisCharacter>.size else {
      throw SourceError(
        path: BrailleTable.place,
        message: "this liblouis uses characters of \(size()) bytes, not 4",
        suggestion: "install the one from your distribution: apt-get install liblouis20")
    }
    let register = try symbol("lou_registerLogCallback", as: Register.self)
    register { level, message in
      guard level >= Int32(LouisLogError), let message else { return }
      LouisLibrary.complaint.withLock { $0 = $0 ?? String(cString: message) }
    }
  }

  /// The first thing that the library complained of since this was emptied.
  static let complaint = Mutex<String?>(nil)

  /// Returns the error about what is not installed.
  static func missing(_ what: String) -> SourceError {
    SourceError(
      path: BrailleTable.place, message: what,
      suggestion: "install it: apt-get install liblouis20 liblouis-data, or brew install liblouis")
  }
}
