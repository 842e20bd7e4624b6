package import Documents

extension VoiceProfile {
  private static let keys = [
    "voice", "summary", "like", "language", "definition", "rate", "pitch", "range", "volume",
    "pauses", "trimsEnds", "capitals", "punctuation", "rolePitch", "earcons", "loudness", "width",
    "unread",
  ]

  /// What makes a voice louder or quieter: a profile that changes it does not take its loudness from another.
  private static let loudnessKeys = ["definition", "pitch", "volume"]

  /// Reads a profile.
  ///
  /// A profile that is `like` a shipped one takes from it whatever it does not say itself.
  package init(_ source: SourceText) throws(SourceError) {
    let root = try Document(yaml: source).root
    try root.requireMapping(for: "voice")
    try root.forEachPair { (key, _) throws(SourceError) in
      try Self.require(key, among: Self.keys)
    }
    if let like = root["like"] {
      let name = try like.string(for: "like")
      guard let index = Self.shippedNames.firstIndex(of: name) else {
        throw like.error(
          "unknown voice \(SafeText.quoted(name))",
          suggestion: Spelling.suggestion(for: name, among: Self.shippedNames, noun: "voices"))
      }
      self = try Self.shipped(at: index, askedBy: like)
    } else {
      self.init(name: "", summary: "", language: "", definition: "")
    }
    name = try Self.text(of: "voice", in: root, or: "")
    summary = try Self.text(of: "summary", in: root, or: "")
    language = try Self.text(of: "language", in: root, or: language)
    definition = try Self.text(of: "definition", in: root, or: definition)
    if let node = root["definition"] { try VoiceDefinition.check(definition, at: node) }
    if let node = root["rate"] {
      rate = try node.number(for: "rate")
      guard (0...100).contains(rate) else {
        throw node.error("\"rate\" takes a number from 0 to 100, not \(node.text)")
      }
    }
    pitch = try root["pitch"]?.integer(for: "pitch", in: 0...99) ?? pitch
    range = try root["range"]?.integer(for: "range", in: 0...99) ?? range
    volume = try root["volume"]?.integer(for: "volume", in: 0...100) ?? volume
    trimsEnds = try root["trimsEnds"]?.boolean(for: "trimsEnds") ?? trimsEnds
    if let node = root["pauses"] { try pauses.read(node) }
    capitals = try Self.word(of: "capitals", in: root) ?? capitals
    punctuation = try Self.word(of: "punctuation", in: root) ?? punctuation
    rolePitch = try root["rolePitch"]?.integer(for: "rolePitch", in: 0...99) ?? rolePitch
    unread = try Self.word(of: "unread", in: root) ?? unread
    if let node = root["loudness"] {
      let stated = try node.number(for: "loudness")
      guard (-70...0).contains(stated) else {
        throw node.error("\"loudness\" takes LUFS from -70 to 0, not \(node.text)")
      }
      loudness = stated
    } else if Self.loudnessKeys.contains(where: { root[$0] != nil }) {
      loudness = nil
    }
    earcons = try root["earcons"]?.boolean(for: "earcons") ?? earcons
    if let node = root["width"] {
      width = try node.number(for: "width")
      guard (0...1).contains(width) else {
        throw node.error("\"width\" takes a number from 0 to 1, not \(node.text)")
      }
    }
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    of key: String, in root: DocumentNode
  ) throws(SourceError) -> Word? where Word.RawValue == String {
    guard let node = root[key] else { return nil }
    let name = try node.string(for: key)
    guard let word = Word(rawValue: name) else {
      let known = Word.allCases.map(\.rawValue)
      throw node.error(
        "\"\(key)\" cannot be \(SafeText.quoted(name))",
        suggestion: Spelling.suggestion(for: name, among: known, noun: "words"))
    }
    return word
  }

  private static func text(
    of key: String, in root: DocumentNode, or fallback: String
  ) throws(SourceError) -> String {
    let text = try root[key]?.string(for: key) ?? fallback
    guard !text.isEmpty else { throw root.error("the voice has no \"\(key)\"") }
    return text
  }

  fileprivate static func require(
    _ key: DocumentNode, among known: [String]
  ) throws(SourceError) {
    guard !known.contains(key.text) else { return }
    throw key.error(
      "unknown key \(SafeText.quoted(key.text))",
      suggestion: Spelling.suggestion(for: key.text, among: known, noun: "keys"))
  }
}

extension VoiceProfile.Pauses {
  /// The longest pause, in milliseconds.
  private static let allowed = 0...10_000

  fileprivate mutating func read(_ node: DocumentNode) throws(SourceError) {
    try node.requireMapping(for: "pauses")
    try node.forEachPair { (key, _) throws(SourceError) in
      try VoiceProfile.require(key, among: ["fragments", "sentences", "hint", "stops"])
    }
    fragments = try node["fragments"]?.integer(for: "fragments", in: Self.allowed) ?? fragments
    sentences = try node["sentences"]?.integer(for: "sentences", in: Self.allowed) ?? sentences
    hint = try node["hint"]?.integer(for: "hint", in: Self.allowed) ?? hint
    stops = try node["stops"]?.integer(for: "stops", in: Self.allowed) ?? stops
  }
}
