import CEspeakTypes
import SystemCalls

/// A freshly loaded libespeak-ng, with every static variable in its first state.
///
/// The library carries state from one utterance into the next (the phase of its flutter, the gain
/// control, the end of the last phoneme list), and it can be ended once only. Loading it anew costs
/// about a millisecond and makes each utterance independent of the others.
struct EspeakLibrary: ~Copyable {
  typealias Callback =
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<EspeakEvent>?) ->
    Int32

  private typealias Initialize =
    @convention(c) (Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
  private typealias Info =
    @convention(c) (UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> UnsafePointer<CChar>?
  private typealias SetCallback = @convention(c) (Callback) -> Void
  private typealias SetVoice = @convention(c) (UnsafePointer<CChar>) -> UInt32
  private typealias SetParameter = @convention(c) (Int32, Int32, Int32) -> UInt32
  private typealias Synthesize =
    @convention(c) (
      UnsafeRawPointer, Int, UInt32, Int32, UInt32, UInt32, UnsafeMutablePointer<UInt32>?,
      UnsafeMutableRawPointer?
    ) -> UInt32
  private typealias Terminate = @convention(c) () -> UInt32

  private let handle: UnsafeMutableRawPointer
  private var isInitialized = false

  /// Opens the library.
  init(name: String) throws(EngineFailure) {
    guard let handle = SharedLibrary.open(name) else {
      throw .missingLibrary(name, reason: dlerror().map { String(cString: $0) })
    }
    self.handle = handle
  }

  deinit {
    // After a failed start a thread of the library may still run in its code: it is left alone then.
    guard isInitialized else { return }
    if let terminate = try? symbol("espeak_ng_Terminate", as: Terminate.self) { _ = terminate() }
    dlclose(handle)
  }

  private func symbol<Function>(
    _ name: String, as type: Function.Type
  ) throws(EngineFailure) -> Function {
    guard let address = dlsym(handle, name) else { throw .missingSymbol(name) }
    return unsafeBitCast(address, to: type)
  }

  /// Starts the engine with its data.
  mutating func initialize(
    phonemes: Bool, callback: Callback
  ) throws(EngineFailure) -> UInt32 {
    let options =
      EspeakInitializeDontExit.value | (phonemes ? EspeakInitializePhonemeEvents.value : 0)
    // 200 ms a piece; the length changes how often the callback is called, never what it is given.
    let rate = try symbol("espeak_Initialize", as: Initialize.self)(
      EspeakOutputSynchronous.value, 200, nil, options)
    guard rate > 0 else { throw .missingData(path: try info().path) }
    isInitialized = true
    try symbol("espeak_SetSynthCallback", as: SetCallback.self)(callback)
    return UInt32(rate)
  }

  /// Returns the version of the engine and the folder of its data.
  func info() throws(EngineFailure) -> (version: String, path: String) {
    var path: UnsafePointer<CChar>?
    let version = try symbol("espeak_Info", as: Info.self)(&path)
    return (version.map { String(cString: $0) } ?? "", path.map { String(cString: $0) } ?? "")
  }

  /// Chooses a voice by the file of its definition.
  func setVoice(file path: String) throws(EngineFailure) {
    let status = try symbol("espeak_ng_SetVoiceByFile", as: SetVoice.self)(path)
    guard status == 0 else { throw .refusedVoice(status) }
  }

  /// Sets a parameter.
  func set(_ parameter: Int32, to value: UInt16) throws(EngineFailure) {
    let status = try symbol("espeak_ng_SetParameter", as: SetParameter.self)(
      parameter, Int32(value), 0)
    guard status == 0 else { throw .refusedParameter(parameter, value) }
  }

  /// Speaks a plain text; the callback has received everything when this returns.
  func synthesize(_ text: String, context: UnsafeMutableRawPointer) throws(EngineFailure) {
    let function = try symbol("espeak_ng_Synthesize", as: Synthesize.self)
    let flags = UInt32(EspeakCharactersUTF8.value | EspeakEndPause.value)
    let status = text.withCString { pointer in
      function(
        pointer, text.utf8.count + 1, 0, EspeakPositionCharacter.value, 0, flags, nil, context)
    }
    guard status == 0 else { throw .refusedText(status) }
  }
}
