import BrowserPages
import Documents
import LiveApps
import Questions
import ScreenReader
import TreeFormats

/// Where the screen of a tool comes from.
struct ScreenSource {
  /// The arguments that say it.
  static let parameters: [Parameter] = sources(formats: TreeReaders.all.map(\.name))

  /// The arguments where a screen may have one of some formats.
  static func sources(formats: [String]) -> [Parameter] {
    [
      Parameter(
        "path", .text,
        "Screen file or dump in the allowed folders (instead of text). If the server was started with "
          + "--network, also a web page (file or address)."),
      Parameter("text", .text, "Content of a screen file or dump (instead of path)."),
      Parameter(
        "from", .word(formats), "Input format, if it cannot be detected.", valueName: "format"),
    ]
  }

  private let path: String?
  private let text: String?
  private let format: String?
  private let arguments: Arguments

  /// Takes what arguments say.
  init(_ arguments: Arguments) {
    path = arguments.text("path")
    text = arguments.text("text")
    format = arguments.text("from")
    self.arguments = arguments
  }

  /// Reads the screens.
  func screens(
    _ context: ToolContext, for reader: Reader?
  ) throws(SourceError) -> [NamedScreen] {
    let browser = context.pages.map { Browser($0.onDevice(of: reader)) }
    switch try content(context) {
    case .file(let file): return try file.screens(format: format, pages: browser)
    case .text(let source):
      let source = try format == nil ? InputFile.opened(source, browser) : source
      let screens = try TreeReaders.readAll(source, format: format)
      return screens.map {
        NamedScreen(name: source.path, path: source.path, imported: $0, source: source)
      }
    }
  }

  /// Reads a side of a comparison, which may be a transcript.
  func side(
    _ context: ToolContext, for reader: Reader?, notes: inout DiffNotes
  ) throws(SourceError) -> Side {
    let browser = context.pages.map { Browser($0.onDevice(of: reader)) }
    switch try content(context) {
    case .file(let file):
      return try Side(file, format: format, pages: browser, reader: reader, notes: &notes)
    case .text(let source):
      let source = try format == nil ? InputFile.opened(source, browser) : source
      return try Side(source, format: format, reader: reader, notes: &notes)
    }
  }

  /// Reads the screens and looks at one after the other, as a question wants them; reports progress.
  func each(
    for question: some ScreensQuestion, _ context: ToolContext, notes: inout [String],
    _ look: (_ named: NamedScreen, _ input: String?, _ notes: inout [String]) throws -> Void
  ) throws {
    let screens = try screens(context, for: question.reader)
    for (index, read) in screens.enumerated() {
      context.call.progress(index, of: screens.count, SafeText.line(read.name))
      if context.call.isCancelled { throw CancelledCall() }
      let named = question.prepared(read)
      notes += [named].mended
      notes += named.imported.remarks
      try look(named, screens.count > 1 ? named.name : nil, &notes)
    }
    context.call.progress(screens.count, of: screens.count, "answered")
  }

  /// Reads the one screen that there is.
  func screen(
    _ context: ToolContext, for reader: Reader?
  ) throws(SourceError) -> NamedScreen {
    let screens = try screens(context, for: reader)
    guard screens.count == 1, let screen = screens.first else {
      throw SourceError(
        path: path ?? Self.textName,
        message: "this has \(screens.count) screens, but exactly one is needed",
        suggestion: "give the text of one of them")
    }
    return screen
  }

  /// Returns the page of the web that is meant, or `nil` for something else.
  func page(_ context: ToolContext) throws(SourceError) -> PageInput? {
    guard case .file(let file) = try content(context) else { return nil }
    return try file.page(format: format)
  }

  private enum Content {
    case file(InputFile)
    case text(SourceText)
  }

  private static let textName = "the text"

  private func content(_ context: ToolContext) throws(SourceError) -> Content {
    switch (path, text) {
    case (nil, let text?):
      return .text(try SourceText(bytes: Array(text.utf8), path: Self.textName))
    case (let path?, nil): return .file(try file(path, context))
    default:
      throw SourceError(
        path: "path", message: "give the screen as either \"path\" or \"text\"",
        suggestion: "give one of them")
    }
  }

  private func file(_ path: String, _ context: ToolContext) throws(SourceError) -> InputFile {
    var place = path
    switch try PageInput.named(path) {
    case .address:
      guard context.pages != nil else { throw Self.noPages(path) }
      return InputFile(path: path, name: AddressText.withoutLogin(path), isFound: false)
    case .file(let file): place = file.path
    default: break
    }
    let file = InputFile(
      path: try context.roots.file(place), name: path, isFound: false,
      within: context.roots.folders)
    if context.pages == nil, try file.page(format: format) != nil { throw Self.noPages(path) }
    return file
  }

  private static func noPages(_ path: String) -> SourceError {
    SourceError(
      path: path, message: "this is a web page, and this server does not open pages",
      suggestion: "start the server with --network, or give a dump of the page")
  }
}
