package import Documents
import Transcript
import TranscriptDiff
import TreeFormats

/// Tells screens from other files.
package enum ScreenFiles {
  /// Returns whether a file is called as screen files are, and so is one even when it is broken.
  package static func isNamedAsScreen(_ path: String) -> Bool {
    PathText.hasEnding(path, ".screen.yaml") || PathText.hasEnding(path, ".screen.json")
  }

  /// Returns whether a text is a screen, and no transcript of one.
  package static func isScreen(_ source: SourceText) -> Bool {
    TreeReaders.all.contains { $0.canRead(source) } && !TranscriptReader().canRead(source)
  }
}
