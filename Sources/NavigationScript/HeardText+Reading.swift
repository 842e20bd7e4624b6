import Documents
import TranscriptDiff

extension HeardText {
  /// Reads a text of a flow file: `"Rate, button"` or `{contains: rate}`.
  init(
    _ node: DocumentNode, for key: String, besides others: [String] = []
  ) throws(SourceError) {
    guard node.kind == .mapping else {
      self.init(try node.string(for: key))
      return
    }
    try node.requireKeys([Self.partKey] + others, of: "\"\(key)\"")
    guard let part = node[Self.partKey] else {
      throw node.error(
        "\"\(key)\" takes a text, or {\(Self.partKey): TEXT} for part of an utterance")
    }
    let text = try part.string(for: Self.partKey)
    if SafeText.line(text).isEmpty {
      throw part.error("\"\(Self.partKey)\" needs a text: an empty part matches everything")
    }
    self.init(text, as: .part)
  }

  /// Returns the scalar that holds the text.
  static func scalar(in node: DocumentNode) -> DocumentNode { node[partKey] ?? node }
}
