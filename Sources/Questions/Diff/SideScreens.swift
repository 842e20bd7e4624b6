import AccessibilityTree
package import Documents
import Hearing
import NavigationScript
package import ScreenReader
import Transcript
import TranscriptDiff
import TreeFormats

/// The screens of one side of a diff, and what each is called.
package struct SideScreens {
  /// What the other side's namesake is held against; the screen's own title where there is but one.
  private let named: [NamedScreen]
  /// The file or folder as the user named it.
  let path: String
  /// Whether the screens have the names of their files.
  private let isFolder: Bool
  /// The files of the folder that hold no screen.
  let skipped: [String]

  /// Reads the screens of a text.
  init(
    _ source: SourceText, format: String?, reader: Reader?, notes: inout DiffNotes
  ) throws(SourceError) {
    path = source.path
    isFolder = false
    skipped = []
    named = try TreeReaders.readAll(source, format: format).enumerated().map {
      NamedScreen(
        name: "#\($0.offset + 1)", path: source.path,
        imported: $0.element.bridged(for: reader), source: source)
    }
    var report = named[0].imported.report
    for screen in named.dropFirst() { report.add(screen.imported.report) }
    notes.add(report, of: source.path)
  }

  /// Takes screens of a folder.
  init(_ named: [NamedScreen], of folder: SideFolder) {
    self.named = named
    path = folder.path
    isFolder = true
    skipped = folder.skipped
  }

  /// Whether these are several screens, or those of a folder, each of which goes by its name.
  var isSet: Bool { isFolder || named.count > 1 }

  /// Makes a transcript of the screens, and notes the remarks of their readings.
  func heard(
    _ style: Style, _ options: ReaderOptions, longest: Int? = nil, notes: inout DiffNotes
  ) throws(SourceError) -> RecordedTranscript {
    var options = options
    options.style = style
    var transcripts: [(name: String?, transcript: Transcript)] = []
    for screen in named {
      let reading = try options.reading(screen.imported.screen)
      notes.add(reading.remarks(of: isSet ? SafeText.line(screen.name) : nil))
      var transcript = Transcript(
        reading, rendering: Rendering(style, longestUtterance: longest))
      screen.imported.tellPlaces(of: &transcript, by: reading, in: screen.source)
      transcripts.append((isSet ? screen.name : transcript.screen, transcript))
    }
    return RecordedTranscript(transcripts, path: path)
  }

  /// Returns whether the reader that hears the screens has a style.
  func hasStyle(_ style: Style, _ options: ReaderOptions) -> Bool {
    var options = options
    options.style = style
    return named.allSatisfy { (try? options.reader(on: $0.imported.screen.platform)) != nil }
  }

  /// Returns a recording with its screens called as these are.
  ///
  /// A recording of a file that holds several screens calls the second one `dump.json#2`; the file may
  /// have another name by now.
  func renamed(_ recording: RecordedTranscript) -> RecordedTranscript {
    guard !isFolder, isSet else { return recording }
    var recording = recording
    for index in recording.screens.indices {
      let number = "#\(index + 1)"
      guard recording.screens[index].name?.hasSuffix(number) == true else { continue }
      recording.screens[index].name = number
    }
    return recording
  }
}
