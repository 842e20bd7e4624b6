import Baselines
package import Documents
package import ScreenReader
import Transcript
package import TranscriptDiff
package import TreeFormats

/// One side of a diff: a transcript that was read, or screens that are still to be heard.
package enum Side {
  /// A transcript, in its own style if it names one.
  case transcript(RecordedTranscript)
  /// The screens of a file.
  case screens(SideScreens)
  /// A folder whose files are still to be read.
  case folder(SideFolder)

  private static let transcriptName = "transcript"
  private static let utterancesName = "utterances"
  /// The formats of a side: those of screens, and of transcripts.
  package static let formats = TreeReaders.all.map(\.name) + [transcriptName, utterancesName]

  /// Reads a file.
  package init(
    _ file: InputFile, format: String?, pages: (any PageOpening)?, reader: Reader?,
    notes: inout DiffNotes
  ) throws(SourceError) {
    guard let source = try file.text(format: format, pages: pages) else {
      throw SourceError(path: file.name, message: "this contains no screen")
    }
    self = try Side(source, format: format, reader: reader, notes: &notes)
  }

  /// Reads a text.
  package init(
    _ source: SourceText, format: String?, reader: Reader?, notes: inout DiffNotes
  ) throws(SourceError) {
    let recordings = TranscriptReader()
    switch format {
    case Self.transcriptName: self = .transcript(try recordings.read(source))
    case Self.utterancesName:
      var transcript = try recordings.read(source)
      (transcript.form, transcript.style) = (.capture, .utterance)
      // The words of a device are taken literally.
      transcript.takeLiterally()
      self = .transcript(transcript)
    case nil where Self.isTranscript(source): self = .transcript(try recordings.read(source))
    default:
      self = .screens(try SideScreens(source, format: format, reader: reader, notes: &notes))
    }
  }

  /// Treats the placeholders of a new side as plain text, and says so: with placeholders it would match anything.
  package mutating func takeAsNew(_ name: String, notes: inout DiffNotes) {
    guard case .transcript(var transcript) = self, transcript.takeLiterally() else { return }
    self = .transcript(transcript)
    notes.add(
      "\(SafeText.line(name)) was given as NEW, where placeholders are plain text; give a recording with placeholders as OLD"
    )
  }

  // Mere lines are a transcript if they are nothing else; a broken screen file is told by its ending.
  private static func isTranscript(_ source: SourceText) -> Bool {
    if ScreenFiles.isTranscript(source) { return true }
    if TranscriptReader.isJSON(source) || source.bytes.contains(0) { return false }
    if source.bytes.first(where: { $0 > 0x20 }) == 0x3C { return false }
    let endings = [".yaml", ".yml", ".json", ".xml"]
    if endings.contains(where: source.path.hasSuffix) { return false }
    // Several screens and flows begin as no dump does.
    let beginnings = [TranscriptLine.command, "[screen: ", "[screen]\n", "[flow: "]
    if beginnings.contains(where: { source.bytes.starts(with: $0.utf8) })
      || PathText.hasEnding(source.path, ".transcript.txt")
    {
      return true
    }
    return TreeReaders.reader(of: source) == nil
  }
}

extension RecordedTranscript {
  /// Makes all placeholders texts; returns whether there were any.
  @discardableResult
  fileprivate mutating func takeLiterally() -> Bool {
    var hasAny = false
    for screen in screens.indices {
      for stop in screens[screen].stops.indices {
        hasAny = hasAny || screens[screen].stops[stop].holdsPattern
        screens[screen].stops[stop].mayHoldPlaceholders = false
      }
    }
    return hasAny
  }
}
