import CPCRE2

/// A regular expression that matches whole texts, in bounded time (PCRE2).
final class RegularExpression {
  /// Why an expression cannot be used.
  enum Failure: Error {
    /// It is no expression; where, in bytes, and why.
    case syntax(offset: Int, reason: String)
    /// Matching took too many steps.
    case tooManySteps
  }

  private let code: OpaquePointer
  private let data: OpaquePointer
  private let context: OpaquePointer
  /// How many bytes long it is.
  private let length: Int
  /// The longest expression that may take all steps, in bytes.
  private static let fullLength = 200

  /// Compiles an expression.
  init(_ pattern: String) throws(Failure) {
    var number: Int32 = 0
    var offset = 0
    let options = UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP) | UInt32(PCRE2_NEVER_BACKSLASH_C)
    let bytes = Array(pattern.utf8)
    let code = bytes.withUnsafeBufferPointer { buffer in
      // An empty buffer has no address, and PCRE2 wants one.
      let start = buffer.baseAddress ?? UnsafePointer(bitPattern: 1)
      return pcre2_compile_8(start, buffer.count, options, &number, &offset, nil)
    }
    guard let code else {
      throw .syntax(offset: offset, reason: Self.message(number))
    }
    guard let data = pcre2_match_data_create_8(1, nil) else {
      pcre2_code_free_8(code)
      throw .syntax(offset: 0, reason: "out of memory")
    }
    guard let context = pcre2_match_context_create_8(nil) else {
      pcre2_match_data_free_8(data)
      pcre2_code_free_8(code)
      throw .syntax(offset: 0, reason: "out of memory")
    }
    self.code = code
    self.data = data
    self.context = context
    length = bytes.count
    // A step may keep one frame; frames are what takes memory.
    pcre2_set_heap_limit_8(context, 32 << 10)
  }

  deinit {
    pcre2_match_context_free_8(context)
    pcre2_match_data_free_8(data)
    pcre2_code_free_8(code)
  }

  /// Returns whether the expression matches a text from its first to its last character.
  ///
  /// One step may go through the whole expression, so that a long one may take fewer.
  func matches(_ text: String, steps: UInt32) throws(Failure) -> Bool {
    let steps = UInt32(max(10, Int(steps) * Self.fullLength / max(Self.fullLength, length)))
    pcre2_set_match_limit_8(context, steps)
    pcre2_set_depth_limit_8(context, steps)
    let options = UInt32(PCRE2_ANCHORED) | UInt32(PCRE2_ENDANCHORED) | UInt32(PCRE2_NO_UTF_CHECK)
    let bytes = Array(text.utf8)
    let result = bytes.withUnsafeBufferPointer { buffer in
      let start = buffer.baseAddress ?? UnsafePointer(bitPattern: 1)
      return pcre2_match_8(code, start, buffer.count, 0, options, data, context)
    }
    switch result {
    case PCRE2_ERROR_NOMATCH: return false
    // Zero says that there are more groups than places for them, of which none is looked at.
    case 0...: return true
    default: throw .tooManySteps
    }
  }

  private static func message(_ number: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = pcre2_get_error_message_8(number, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, Int(count))), as: UTF8.self)
  }
}
