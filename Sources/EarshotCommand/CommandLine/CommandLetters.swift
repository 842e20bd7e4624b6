import Earshot
import SystemCalls

/// The words of the command line as bytes, before Swift makes texts of them.
enum CommandLetters {
  /// Refuses what Swift would replace by signs for unknown letters, so that another file would be looked for.
  static func check() throws(SourceError) {
    for index in 0..<Int(CommandLine.argc) {
      guard let word = CommandLine.unsafeArgv[index] else { continue }
      let bytes = UnsafeBufferPointer(start: word, count: strlen(word)).map(UInt8.init(bitPattern:))
      if let name = ForeignName(bytes) { throw name.error() }
    }
  }
}
