/// A text file that appears when it is whole.
package enum TextFile {
  /// Writes a text; a file that was there before is replaced.
  package static func write(_ text: String, to path: String) throws(SpeechError) {
    var file = try PartialFile(path: path, ending: "text")
    try file.write(Array(text.utf8), at: 0)
    try file.finish()
  }
}
