import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Transcript
import TranscriptDiff
import TreeFormats
import Voices

/// Sides of a diff that tests write down.
enum DiffSides {
  /// Returns what is heard on a screen.
  static func heard(
    _ screen: Screen, _ style: Style = .spoken, path: String = "new.screen.yaml"
  ) throws -> RecordedTranscript {
    RecordedTranscript(try transcript(screen, style), path: path)
  }

  /// Returns what is heard on a screen, to be written.
  static func transcript(_ screen: Screen, _ style: Style = .spoken) throws -> Transcript {
    let reading = try ReaderOptions(style: style).reading(screen)
    return Transcript(reading, rendering: Rendering(style))
  }

  /// Returns what is heard on a screen that is written as YAML.
  static func heard(_ yaml: String, _ style: Style = .spoken) throws -> RecordedTranscript {
    let source = try SourceText(bytes: Array(yaml.utf8), path: "new.screen.yaml")
    return try heard(try TreeReaders.read(source).screen, style)
  }

  /// Returns what is heard on a screen that is written as YAML, to be written.
  static func transcript(_ yaml: String) throws -> Transcript {
    let source = try SourceText(bytes: Array(yaml.utf8), path: "new.screen.yaml")
    return try transcript(try TreeReaders.read(source).screen)
  }

  /// Returns a transcript that is read back from its text.
  static func recorded(_ text: String) throws -> RecordedTranscript {
    try recorded(Array(text.utf8))
  }

  /// Returns a transcript that is read back from its bytes.
  static func recorded(_ bytes: [UInt8]) throws -> RecordedTranscript {
    try TranscriptReader().read(SourceText(bytes: bytes, path: "old.transcript.txt"))
  }

  /// Returns how two texts differ, as text.
  static func difference(_ old: String, _ new: String) throws -> [String] {
    DiffText(try TranscriptDiff(from: recorded(old), to: recorded(new))).lines
  }
}
