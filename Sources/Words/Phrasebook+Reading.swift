package import Texts

extension Phrasebook {
  private static let languageKeys = [
    "language", "name", "writing", "plurals", "characters", "characterSpeech",
  ]
  private static let keys = ["order", "phrases"] + languageKeys

  /// Reads a phrasebook from what a `*.phrases.yaml` text holds.
  package init(
    reading root: DocumentNode, over base: Phrasebook? = nil, like model: Phrasebook? = nil
  ) throws(SourceError) {
    try Self.require(root, Self.keys, noun: "a phrasebook")
    guard let language = root["language"], let list = root["phrases"] else {
      throw root.error("a phrasebook needs a \"language\" and \"phrases\"")
    }
    self = base ?? Phrasebook(language: "", phrases: [:])
    self.language = try language.string(for: "language")
    try readLanguage(root)
    if let node = root["order"] { try readOrder(node) }
    try list.requireMapping(for: "phrases")
    try list.forEachPair { (name, node) throws(SourceError) in
      let key = PhraseKey(name.text)
      // The list of all names is sorted, which is too much for each phrase that is there.
      if let model, model.phrases[key] == nil {
        try PhraseReading.require(
          name, among: model.keys.map(\.rawValue), "unknown phrase", "phrases")
      }
      let reading = PhraseReading(model: model?.phrases[key], stop: stop, rules: plurals)
      let entry = try reading.read(node)
      phrases[key] = entry.forms
      evidence[key] = entry.evidence
    }
    if let model { takeMissingPhrases(from: model) }
  }

  /// Reads how a language is written and counted from what a `*.language.yaml` text holds, whatever the reader.
  package init(readingLanguage root: DocumentNode) throws(SourceError) {
    try Self.require(root, Self.languageKeys, noun: "a language")
    guard let language = root["language"] else {
      throw root.error("a language needs its tag as \"language\"")
    }
    self.init(language: try language.string(for: "language"), phrases: [:])
    try readLanguage(root)
  }

  /// Returns the language that a phrasebook states.
  package static func language(of root: DocumentNode) throws(SourceError) -> String {
    try require(root, keys, noun: "a phrasebook")
    guard let language = root["language"] else {
      throw root.error("a phrasebook needs a \"language\" and \"phrases\"")
    }
    return try language.string(for: "language")
  }

  private static func require(
    _ root: DocumentNode, _ keys: [String], noun: String
  ) throws(SourceError) {
    try root.requireMapping(for: noun)
    try root.forEachPair { (key, _) throws(SourceError) in
      try PhraseReading.require(key, among: keys, "unknown key", "keys")
    }
  }

  private mutating func readLanguage(_ root: DocumentNode) throws(SourceError) {
    if let node = root["name"] { languageName = try node.string(for: "name") }
    if let node = root["writing"] { try readWriting(node) }
    if let node = root["plurals"] { plurals = try PluralRules(reading: node) }
    if let node = root["characters"] { characters = try node.characterNames(for: "characters") }
    if let node = root["characterSpeech"] {
      characterSpeech = try node.characterNames(for: "characterSpeech")
    }
  }

  // What the reader says in English is better than silence, and is told to be English and a guess.
  mutating func takeMissingPhrases(from model: Phrasebook) {
    for (key, forms) in model.phrases {
      if phrases[key] == nil {
        phrases[key] = forms.borrowed(from: model.language)
      } else if !forms.variants.isEmpty {
        let variants = forms.borrowed(from: model.language).variants
        phrases[key]?.variants.merge(variants) { own, _ in own }
      }
    }
  }

  /// Takes all phrases that the book does not change from that of another version of its reader.
  package mutating func takeOthers(from neighbour: Phrasebook) {
    phrases.merge(neighbour.phrases) { own, _ in own }
    evidence.merge(neighbour.evidence) { own, _ in own }
    (separator, stop, characters) = (neighbour.separator, neighbour.stop, neighbour.characters)
    selectedPlace = neighbour.selectedPlace
    selectedPlaceIsAssumed = neighbour.selectedPlaceIsAssumed
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
