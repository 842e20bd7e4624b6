package import Documents
import Hearing
package import ScreenReader
package import TreeFormats

/// A folder as one side of a diff; its files are read one by one.
package struct SideFolder {
  /// The folder as the user named it.
  let path: String
  /// What is in it, in the order of the names.
  let files: [InputFile]
  private let format: String?
  private let pages: any PageOpening
  private let reader: Reader?
  private var reports = ImportReports()
  private var hasScreens = false
  /// The files that hold no screen.
  private(set) var skipped: [String] = []

  /// Looks into a folder.
  package init(
    _ path: String, format: String?, pages: any PageOpening, reader: Reader?
  ) throws(SourceError) {
    self.path = path
    self.format = format
    self.pages = pages
    self.reader = reader
    files = try InputFile.all(of: [path])
  }

  /// Reads the screens of a file.
  mutating func screens(
    of file: InputFile
  ) throws(SourceError) -> [NamedScreen] {
    let screens = try file.bridgedScreens(format: format, pages: pages, for: reader)
    if screens.isEmpty {
      skipped.append(file.name)
      file.noteSkipped()
    } else {
      hasScreens = true
    }
    for screen in screens { reports.add(screen.imported.report) }
    return screens
  }

  /// Reads the screens of all files, for when the other side is no folder.
  func whole(notes: inout DiffNotes) throws(SourceError) -> SideScreens {
    var folder = self
    var all: [NamedScreen] = []
    for file in files { all += try folder.screens(of: file) }
    try folder.tell(&notes)
    return SideScreens(all, of: folder)
  }

  /// Notes what was lost and mended when the files were read.
  func tell(_ notes: inout DiffNotes) throws(SourceError) {
    notes.add(reports)
    if !hasScreens { throw silence }
  }

  /// The error of a folder in which no file holds a screen.
  var silence: SourceError {
    SourceError(path: path, message: "no file in this folder contains a screen")
  }
}
