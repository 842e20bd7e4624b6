import Documents
import Questions

/// One line of a stream: which text it is about, and how.
struct StreamRequest {
  private static let own = [
    Parameter("id", .identifier, "Text or number that the answer repeats.", isRequired: true),
    Parameter(
      "do", .word(Questions.all.map { $0.name }),
      "Question (default: the question of the stream)."),
  ]

  /// The keys of a line for a question.
  static func parameters(for question: any Question.Type) -> [Parameter] {
    let sides = question.sides.map {
      Parameter($0, .group(StreamText.sides), "The \($0) screen or transcript.", isRequired: true)
    }
    let input = sides.isEmpty ? StreamText.screens : sides
    return own + input + [
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
    let own = Set(parameters(for: type).map(\.name))
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

  /// The text or number that the answer repeats, as it was written.
  private(set) var id: ArraySlice<UInt8> = []
  /// What the line is about: a text, or the old and the new one of a comparison.
  let texts: [StreamText]
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
    if !type.sides.isEmpty {
      var texts: [StreamText] = []
      for side in type.sides {
        let own = try Arguments(values.node(side), StreamText.sides, of: "\"\(side)\"")
        texts.append(try StreamText(own, of: values.node(side) ?? node, name: side))
      }
      self.texts = texts
    } else {
      texts = [try StreamText(values, of: node, name: values.text("id") ?? "")]
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

  /// Returns what is asked.
  func question() throws(SourceError) -> any Question { try type.init(options) }
}
