import SystemCalls

/// Something that users rely on.
enum Invariant {
  /// Stops the program where something does not hold, so that libFuzzer keeps the input.
  static func require(
    _ condition: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String
  ) rethrows {
    if try condition() { return }
    // An optimised build keeps no words of a failed precondition.
    let words = Array("broken invariant: \(message())\n".utf8)
    _ = write(STDERR_FILENO, words, words.count)
    abort()
  }
}
