public import Documents

extension Phrasebook {
  /// Reads a phrasebook from a `*.phrases.yaml` text.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error that names the place of an unknown phrase, form or kind of evidence, and of a
  ///   phrase without source.
  public init(reading source: SourceText) throws(SourceError) {
    let root = try Document(source).root
    try root.requireMapping(for: "a phrasebook")
    try root.forEachPair { (key, _) throws(SourceError) in
      try Self.require(key, among: ["language", "phrases"], "unknown key", "keys")
    }
    guard let language = root["language"], let list = root["phrases"] else {
      throw root.error("a phrasebook needs a \"language\" and \"phrases\"")
    }
    var phrases: [PhraseKey: [PhraseForm: Phrase]] = [:]
    try list.requireMapping(for: "phrases")
    try list.forEachPair { (name, node) throws(SourceError) in
      try Self.require(
        name, among: PhraseKey.allCases.map(\.rawValue), "unknown phrase", "phrases")
      if let key = PhraseKey(rawValue: name.text) { phrases[key] = try Self.forms(node) }
    }
    self.init(language: try language.string(for: "language"), phrases: phrases)
  }

  private static let formNames = PhraseForm.allCases.map(\.rawValue)

  private static func require(
    _ node: DocumentNode, among words: [String], _ problem: String, _ noun: String
  ) throws(SourceError) {
    guard !words.contains(node.text) else { return }
    throw node.error(
      "\(problem): \(SafeText.quoted(node.text))",
      suggestion: Spelling.suggestion(for: node.text, among: words, noun: noun))
  }

  private static func forms(_ node: DocumentNode) throws(SourceError) -> [PhraseForm: Phrase] {
    try node.requireMapping(for: "a phrase")
    var patterns: [PhraseForm: String] = [:]
    var evidence: Evidence?
    var assumed: [String] = []
    var hasSource = false
    try node.forEachPair { (key, value) throws(SourceError) in
      if let form = PhraseForm(rawValue: key.text) {
        patterns[form] = try value.string(for: key.text)
      } else {
        switch key.text {
        case "evidence":
          let kinds = Evidence.allCases.map(\.rawValue)
          try require(value, among: kinds, "unknown evidence", "kinds of evidence")
          evidence = Evidence(rawValue: value.text)
        case "assumed":
          for form in try value.list(for: key.text) {
            try require(form, among: formNames, "unknown form", "forms")
            assumed.append(form.text)
          }
        case "source": hasSource = try !value.string(for: key.text).isEmpty
        default:
          let keys = formNames + ["evidence", "assumed", "source"]
          try require(key, among: keys, "unknown key of a phrase", "keys")
        }
      }
    }
    guard let evidence, hasSource else {
      throw node.error("a phrase needs \"evidence\" and \"source\"")
    }
    guard !patterns.isEmpty else {
      throw node.error("a phrase needs words: \(formNames.joined(separator: ", "))")
    }
    return patterns.reduce(into: [:]) { forms, pattern in
      forms[pattern.key] = Phrase(
        pattern.value,
        isAssumed: evidence == .assumed || assumed.contains(pattern.key.rawValue))
    }
  }
}
