/// The libraries of sound that a machine has, asked by the code that uses them.
package enum SoundParts {
  /// Returns the library that writes compressed sound files.
  package static func files() throws(SpeechError) -> String {
    _ = try SoundFileLibrary(for: .flac)
    return SoundFileLibrary.name
  }

  /// Returns the library that plays sound.
  package static func playing() throws(SpeechError) -> String {
    _ = try SoundLibrary()
    return SoundLibrary.name
  }
}
