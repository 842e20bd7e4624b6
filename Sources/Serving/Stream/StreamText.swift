import Documents
import NavigationScript
import Questions
import ScreenReader
import SystemCalls
import TreeFormats

/// A text that a line of a stream is about.
struct StreamText {
  /// The keys of a text that holds screens.
  static let screens = keys(formats: TreeReaders.all.map(\.name))
  /// The keys of a side of a comparison.
  static let sides = keys(formats: Side.formats)

  private static func keys(formats: [String]) -> [Parameter] {
    [
      Parameter("source", .text, "Path of a screen file or dump (instead of text)."),
      Parameter("text", .text, "Content of a screen file or dump (instead of source)."),
      Parameter(
        "from", .word(formats), "Input format, if it cannot be detected.", valueName: "format"),
    ]
  }

  private enum Content {
    case file(String)
    case text([UInt8])
  }

  private let content: Content
  private let name: String
  /// The format, or `nil` to go by the content.
  let format: String?

  /// Takes what a mapping says; a text that is no file has a name.
  init(_ values: Arguments, of node: DocumentNode, name: String) throws(SourceError) {
    format = values.text("from")
    switch (values.text("source"), values.text("text")) {
    case (let path?, nil):
      content = .file(path)
      self.name = path
    case (nil, let text?):
      content = .text(Array(text.utf8))
      self.name = name
    case (nil, nil):
      throw node.error(
        "a line needs \"source\" or \"text\"",
        suggestion: "\"source\" is the path of a dump, \"text\" its content")
    default: throw node.error("a line has \"source\" or \"text\", not both")
    }
  }

  /// The text as it stands in the line or in a file.
  func contents() throws(SourceError) -> FileContents {
    switch content {
    case .text(let bytes): return FileContents(bytes)
    case .file(let path):
      guard SourceFile.isOrdinary(path) else { throw SourceFile.notOrdinary(path) }
      // The path "-" is a file of that name here: standard input holds the lines.
      return try SourceFile.contents(of: path == "-" ? "./-" : path)
    }
  }

  /// Reads the screens of a text.
  func screens(of contents: FileContents) throws(SourceError) -> [NamedScreen] {
    let source = try SourceFile.text(of: contents, name)
    let screens = try TreeReaders.readAll(source, format: format)
    return screens.enumerated().map { index, imported in
      NamedScreen(
        name: screens.count == 1 ? name : "\(name)#\(index + 1)", path: name, imported: imported,
        source: source)
    }
  }

  /// Reads a side of a comparison.
  func side(
    of contents: FileContents, for reader: Reader?, notes: inout DiffNotes
  ) throws(SourceError) -> Side {
    try Side(
      SourceFile.text(of: contents, name), format: format, reader: reader, notes: &notes)
  }
}
