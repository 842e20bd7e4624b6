/// The libraries of sound that a machine has, asked by the code that uses them.
package enum SoundParts {
  /// Returns the library that writes compressed sound files.
  ///
  /// - Throws: An error that says how to install it.
  /// - Returns: Its file name.
  package static func files() throws(SpeechError) -> String {
    _ = try SoundFileLibrary(for: .flac)
    return SoundFileLibrary.name
  }

  /// Returns the library that plays sound.
  ///
  /// - Throws: An error that says how to install it.
  /// - Returns: Its file name.
  package static func playing() throws(SpeechError) -> String {
    _ = try SoundLibrary()
    return SoundLibrary.name
  }
}
