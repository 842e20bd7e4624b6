public import Documents

extension Phrasebook {
  private static let keys = [
    "language", "writing", "order", "plurals", "characters", "characterSpeech", "numbers",
    "phrases",
  ]

  /// Reads a phrasebook from a `*.phrases.yaml` text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - model: The book that says which styles say a phrase, with a capital or a full stop, where this
  ///     one gives its words once; without it they are the same in every style.
  /// - Throws: An error that names the place of an unknown phrase, form or kind of evidence, of a phrase
  ///   without source, and of one whose gaps are not those of the model.
  public init(reading source: SourceText, like model: Phrasebook? = nil) throws(SourceError) {
    let root = try Document(source).root
    try root.requireMapping(for: "a phrasebook")
    try root.forEachPair { (key, _) throws(SourceError) in
      try PhraseReading.require(key, among: Self.keys, "unknown key", "keys")
    }
    guard let language = root["language"], let list = root["phrases"] else {
      throw root.error("a phrasebook needs a \"language\" and \"phrases\"")
    }
    self.init(language: try language.string(for: "language"), phrases: [:])
    if let node = root["writing"] { try readWriting(node) }
    if let node = root["order"] { try readOrder(node) }
    let rules = try root["plurals"].map { (node) throws(SourceError) in
      try PluralRules(reading: node)
    }
    characters = try root["characters"]?.characterNames(for: "characters") ?? [:]
    characterSpeech = try root["characterSpeech"]?.characterNames(for: "characterSpeech") ?? [:]
    if let node = root["numbers"] { numbers = try SpokenNumbers(reading: node) }
    plurals = rules ?? PluralRules()
    try list.requireMapping(for: "phrases")
    try list.forEachPair { (name, node) throws(SourceError) in
      try PhraseReading.require(
        name, among: PhraseKey.allCases.map(\.rawValue), "unknown phrase", "phrases")
      guard let key = PhraseKey(rawValue: name.text) else { return }
      let reading = PhraseReading(
        model: model?.phrases[key], stop: stop, rules: plurals)
      let entry = try reading.read(node)
      phrases[key] = entry.forms
      evidence[key] = entry.evidence
    }
  }

  private mutating func readWriting(_ node: DocumentNode) throws(SourceError) {
    try node.requireMapping(for: "writing")
    try node.forEachPair { (key, value) throws(SourceError) in
      switch key.text {
      case "separator": separator = try value.string(for: key.text)
      case "stop": stop = try value.string(for: key.text)
      default:
        try PhraseReading.require(key, among: ["separator", "stop"], "unknown key", "keys")
      }
    }
  }

  private mutating func readOrder(_ node: DocumentNode) throws(SourceError) {
    try node.requireMapping(for: "order")
    try node.forEachPair { (key, _) throws(SourceError) in
      let keys = ["selected", "evidence", "source"]
      try PhraseReading.require(key, among: keys, "unknown key", "keys")
    }
    guard let selected = node["selected"], let evidence = node["evidence"],
      try node["source"]?.string(for: "source").isEmpty == false
    else { throw node.error("an order needs \"selected\", \"evidence\" and \"source\"") }
    let places = SelectedPlace.allCases.map(\.rawValue)
    try PhraseReading.require(selected, among: places, "unknown place", "places")
    selectedPlace = SelectedPlace(rawValue: selected.text) ?? .first
    selectedPlaceIsAssumed = try PhraseReading.evidence(evidence).isAssumed
  }
}
