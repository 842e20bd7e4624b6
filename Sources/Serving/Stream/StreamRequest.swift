import Documents
import Questions
import SystemCalls
import TreeFormats

/// One line of a stream: which text it is about, and how.
struct StreamRequest {
  /// The keys of a line.
  static let parameters = [
    Parameter("id", .identifier, "Text or number that the answer repeats.", isRequired: true),
    Parameter("source", .text, "Path of a screen file or dump (instead of text)."),
    Parameter("text", .text, "Content of a screen file or dump (instead of source)."),
    Parameter(
      "do", .word(Questions.all.map { $0.name }),
      "Question (default: the question of the stream)."),
    Parameter(
      "from", .word(TreeReaders.all.map(\.name)), "Input format, if it cannot be detected."),
  ]

  /// The keys of a line for a question.
  static func parameters(for question: any Question.Type) -> [Parameter] {
    parameters + [
      Parameter(
        "options", .group(question.messageParameters),
        "Options of the question (default: as in the command).")
    ]
  }

  /// Refuses keys of the line that belong into its options, and names that files have elsewhere.
  private static func refuseStrayKeys(
    of node: DocumentNode, for type: any Question.Type
  ) throws(SourceError) {
    guard node.kind == .mapping else { return }
    let options = Set(type.messageParameters.map(\.name))
    let own = Set(parameters.map(\.name))
    try node.forEachPair { (key, _) throws(SourceError) in
      let advice =
        options.contains(key.text) && !own.contains(key.text)
        ? "it is an option: {\"options\": {\(SafeText.quoted(key.text)): …}}"
        : ["file", "path", "input"].contains(key.text) ? "did you mean \"source\"?" : nil
      guard let advice else { return }
      throw key.error("unknown key \(SafeText.quoted(key.text)) of a line", suggestion: advice)
    }
  }

  /// Returns the question that a line names, or `nil`.
  static func question(of node: DocumentNode) throws(SourceError) -> (any Question.Type)? {
    guard node.kind == .mapping, let name = node["do"] else { return nil }
    let word = try name.string(for: "do")
    guard let question = Questions.named(word) else {
      let names = Questions.all.map { $0.name }
      throw name.error(
        "unknown question \(SafeText.quoted(word))",
        suggestion: Spelling.suggestion(for: word, among: names, noun: "questions"))
    }
    return question
  }

  private enum Content {
    case file(String)
    case text([UInt8])
  }

  /// The text or number that the answer repeats, as it was written.
  private(set) var id: ArraySlice<UInt8> = []
  private let content: Content
  private let name: String
  private let format: String?
  private let options: Arguments
  private let type: any Question.Type

  /// Reads a line.
  init(
    _ node: DocumentNode, for type: any Question.Type, id: inout ArraySlice<UInt8>
  ) throws(SourceError) {
    if node.kind == .mapping, let own = node["id"], Self.isRepeatable(own) {
      id = own.document.source.bytes[own.sourceRange]
    }
    try Self.refuseStrayKeys(of: node, for: type)
    let values = try Arguments(node, Self.parameters(for: type), of: "a line")
    self.id = id
    options = try Arguments(values.node("options"), type.messageParameters, of: "\"options\"")
    format = values.text("from")
    switch (values.text("source"), values.text("text")) {
    case (let path?, nil):
      content = .file(path)
      name = path
    case (nil, let text?):
      content = .text(Array(text.utf8))
      name = values.text("id") ?? ""
    case (nil, nil):
      throw node.error(
        "a line needs \"source\" or \"text\"",
        suggestion: "\"source\" is the path of a dump, \"text\" its content")
    default: throw node.error("a line has \"source\" or \"text\", not both")
    }
    self.type = type
  }

  private static func isRepeatable(_ node: DocumentNode) -> Bool {
    switch node.kind {
    case .string: true
    case .number: node.looseNumber?.isFinite == true
    default: false
    }
  }

  /// The text that the line is about, as it stands there or in a file.
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

  /// Returns what is asked.
  func question() throws(SourceError) -> any Question { try type.init(options) }
}
