internal import Texts

/// Reads one phrase of a phrasebook: its words in every form, and how they are known.
struct PhraseReading {
  /// The same phrase in the book that says which styles say it, and how they write it.
  let model: PhraseForms?
  /// The full stop of the language.
  let stop: String
  let rules: PluralRules

  private static let formNames = PhraseForm.allCases.map(\.rawValue)

  /// Reads the phrase.
  func read(
    _ node: DocumentNode
  ) throws(SourceError) -> (forms: PhraseForms, evidence: Evidence) {
    try node.requireMapping(for: "a phrase")
    var patterns: [PhraseForm: [PluralCategory: String]] = [:]
    var words: [PluralCategory: String]?
    var speech: String?
    var evidence: Evidence?
    var assumed: [String] = []
    var variants: [String: Phrase] = [:]
    var hasSource = false
    try node.forEachPair { (key, value) throws(SourceError) in
      if let form = PhraseForm(rawValue: key.text) {
        patterns[form] = [.other: try value.string(for: key.text)]
      } else {
        switch key.text {
        case "words": words = try PluralCategory.forms(of: key.text, value)
        case "speech": speech = try value.string(for: key.text)
        case "evidence": evidence = try Self.evidence(value)
        case "assumed":
          for form in try value.list(for: key.text) {
            try Self.require(form, among: Self.formNames, "unknown form", "forms")
            assumed.append(form.text)
          }
        case "platforms": variants = try Self.variants(value)
        case "source": hasSource = try !value.string(for: key.text).isEmpty
        default:
          let keys =
            ["words", "speech"] + Self.formNames
            + ["platforms", "evidence", "assumed", "source"]
          try Self.require(key, among: keys, "unknown key of a phrase", "keys")
        }
      }
    }
    guard let evidence, hasSource else {
      throw node.error("a phrase needs \"evidence\" and \"source\"")
    }
    var forms = PhraseForms()
    forms.variants = variants
    for form in PhraseForm.allCases {
      guard
        var phrase = patterns[form].map({ phrase($0, speech) })
          ?? words.flatMap({ derived(form, from: $0, speech) })
      else { continue }
      let isAssumed =
        evidence.isAssumed || assumed.contains(form.rawValue) || phrase.isAssumed
      phrase = Phrase(
        phrase.pattern, speech: speech, isAssumed: isAssumed, plurals: phrase.plurals,
        rules: rules)
      try requireGaps(phrase, form, node)
      forms[form] = phrase
    }
    guard !forms.isEmpty else {
      throw node.error("a phrase needs words: \(Self.formNames.joined(separator: ", "))")
    }
    return (forms, evidence)
  }

  // No recording shows the words of a platform that has its own: they are assumed, every one.
  private static func variants(_ node: DocumentNode) throws(SourceError) -> [String: Phrase] {
    try node.requireMapping(for: "platforms")
    var variants: [String: Phrase] = [:]
    try node.forEachPair { (platform, words) throws(SourceError) in
      variants[platform.text] = Phrase(try words.string(for: platform.text), isAssumed: true)
    }
    return variants
  }

  private func phrase(_ words: [PluralCategory: String], _ speech: String?) -> Phrase {
    Phrase(
      words[.other] ?? "", speech: speech, isAssumed: false,
      plurals: words.filter { $0.key != .other },
      rules: rules)
  }

  /// Writes words as the model writes its own in a form, if it has that form.
  private func derived(
    _ form: PhraseForm, from words: [PluralCategory: String], _ speech: String?
  ) -> Phrase? {
    guard let model else { return phrase(words, speech) }
    guard let shape = model[form] else { return nil }
    let spoken = model[.spoken]?.pattern ?? ""
    let addsStop = shape.pattern.hasSuffix(".") && !spoken.hasSuffix(".")
    let isCapital = form != .spoken && shape.pattern.first?.isUppercase == true
    let written = words.mapValues { words in
      let start = isCapital ? words.prefix(1).uppercased() + words.dropFirst() : words
      return addsStop ? start + stop : start
    }
    // The place of the words is known or assumed as in the model; the case of a recording is not.
    let isGuess = shape.isAssumed || (form == .utterance && written != words)
    return Phrase(
      written[.other] ?? "", speech: speech, isAssumed: isGuess,
      plurals: written.filter { $0.key != .other }, rules: rules)
  }

  private func requireGaps(
    _ phrase: Phrase, _ form: PhraseForm, _ node: DocumentNode
  ) throws(SourceError) {
    guard let needed = model?[form].map({ Set(Phrase.gaps(in: $0.pattern)) }) else { return }
    for pattern in [phrase.pattern, phrase.speech ?? phrase.pattern]
    where Set(Phrase.gaps(in: pattern)) != needed {
      let list = needed.sorted().map { "{\($0)}" }.joined(separator: ", ")
      throw node.error(
        "\(SafeText.quoted(pattern)) needs \(needed.isEmpty ? "no gap" : "the gaps \(list)")")
    }
  }
}

extension PhraseReading {
  /// Reads a kind of evidence.
  static func evidence(_ node: DocumentNode) throws(SourceError) -> Evidence {
    let kinds = Evidence.allCases.map(\.rawValue)
    try require(node, among: kinds, "unknown evidence", "kinds of evidence")
    return Evidence(rawValue: node.text) ?? .composed
  }

  /// Throws unless a word is a known one.
  static func require(
    _ node: DocumentNode, among words: [String], _ problem: String, _ noun: String
  ) throws(SourceError) {
    guard !words.contains(node.text) else { return }
    throw node.error(
      "\(problem): \(SafeText.quoted(node.text))",
      suggestion: Spelling.suggestion(for: node.text, among: words, noun: noun))
  }
}
