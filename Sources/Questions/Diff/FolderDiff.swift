import Documents
import NavigationScript
import Transcript
import TranscriptDiff
import TreeFormats

/// Compares two folders file by file, so that no more than the screens of one file are held of each side.
struct FolderDiff {
  /// A side, and what has to be kept of it.
  private struct Side {
    var folder: SideFolder
    var notes = DiffNotes()
    var screens = 0
    /// What was heard of the first file with screens.
    var first: RecordedTranscript?

    mutating func heard(
      _ file: InputFile?, _ options: ReaderOptions
    ) throws(SourceError) -> RecordedTranscript {
      var screens: [NamedScreen] = []
      if let file { screens = try folder.screens(of: file) }
      var heard = try SideScreens(screens, of: folder).heard(
        options.writtenStyle, options, notes: &notes)
      // A transcript in which nothing is named is one screen; here there is none.
      if screens.isEmpty { heard.screens = [] }
      if first == nil, !screens.isEmpty { first = heard }
      self.screens += screens.count
      return heard
    }
  }

  private let options: ReaderOptions
  private let comparison: Comparison
  private var old: Side
  private var new: Side
  private var screens: [ScreenDiff] = []
  private var removed: [ScreenDiff] = []

  init(
    from old: SideFolder, to new: SideFolder, _ options: ReaderOptions,
    _ comparison: Comparison
  ) {
    self.old = Side(folder: old)
    self.new = Side(folder: new)
    self.options = options
    self.comparison = comparison
  }

  /// Reads and compares all files, and notes what has to be said of them.
  mutating func compared(notes: inout DiffNotes) throws(SourceError) -> Comparison.Outcome {
    var places: [PathKey: Int] = [:]
    for (place, file) in old.folder.files.enumerated() {
      places[PathKey(file.name)] = place
    }
    // Both folders are in the order of the names.
    var next = 0
    for file in new.folder.files {
      let place = places[PathKey(file.name)]
      while let place, next < place { try add(old.folder.files[next], nil, &next) }
      try add(place.map { old.folder.files[$0] }, file, &next)
    }
    while next < old.folder.files.count { try add(old.folder.files[next], nil, &next) }

    notes.skipped = [old.folder.skipped, new.folder.skipped]
    try old.folder.tell(&notes)
    try new.folder.tell(&notes)
    notes.add(old.notes.texts + new.notes.texts)
    guard var first = old.first else { throw old.folder.silence }
    guard var second = new.first else { throw new.folder.silence }
    // One screen is compared with one screen, whatever they are called.
    let isPair = old.screens == 1 && new.screens == 1
    if !isPair, !new.folder.files.contains(where: { places[PathKey($0.name)] != nil }) {
      notes.add(
        "no file has the same name in both folders, so every screen counts as added or removed: "
          + "folders are compared by the names of their files")
    }
    var diff = try comparison.diff(from: first, to: second)
    if !isPair { diff.screens = screens + removed }
    first.screens = []
    second.screens = []
    return (diff, first, second)
  }

  private mutating func add(
    _ oldFile: InputFile?, _ newFile: InputFile?, _ next: inout Int
  ) throws(SourceError) {
    let before = old.screens
    let first = try old.heard(oldFile, options)
    let second = try new.heard(newFile, options)
    if oldFile != nil { next += 1 }
    for var screen in try comparison.diff(from: first, to: second, as: new.first).screens {
      screen.oldIndex = screen.oldIndex.map { $0 + before }
      if screen.presence == .removed { removed.append(screen) } else { screens.append(screen) }
    }
  }
}
