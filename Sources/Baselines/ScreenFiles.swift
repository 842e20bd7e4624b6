package import Documents
import Transcript
import TranscriptDiff
import TreeFormats

/// Tells screens from other files.
package enum ScreenFiles {
  /// Returns whether a text is a screen, and no transcript of one.
  package static func isScreen(_ source: SourceText) -> Bool {
    TreeReaders.reader(of: source) != nil && !isTranscript(source)
  }

  /// Returns whether a text is surely a recorded transcript: its header or its `format` says so, or it has recorded
  /// utterances and nothing of a screen.
  package static func isTranscript(_ source: SourceText) -> Bool {
    guard TranscriptReader().canRead(source) else { return false }
    guard TranscriptReader.isJSON(source) else { return true }
    if TreeReaders.isNamedAsScreen(source.path) { return false }
    guard let reader = TreeReaders.reader(of: source) else { return true }
    // A transcript in JSON has the title of its screen, as a screen has.
    return reader is NativeReader
      && (TranscriptReader.saysFormat(source) || !source.hasKey("elements"))
  }
}
