public import Documents

extension Pronunciations {
  private static let keys = ["language", "words", "signs", "characters", "capital"]
  private static let longest = 200

  /// The files that come with the package: one in `Pronunciations` and one line here.
  static let files: [(name: String, bytes: [UInt8])] = [
    ("en", PackageResources.en_pronunciations_yaml),
    ("ja", PackageResources.ja_pronunciations_yaml),
    ("ko", PackageResources.ko_pronunciations_yaml),
  ]

  /// Reads the pronunciations that come with the package.
  ///
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: One for each language that has any.
  public static func shipped() throws(SourceError) -> [Pronunciations] {
    var result: [Pronunciations] = []
    for file in files {
      let path = "Voices/Speech/Pronunciations/\(file.name).pronunciations.yaml"
      result.append(try Pronunciations(SourceText(bytes: file.bytes, path: path)))
    }
    return result
  }

  /// Reads pronunciations.
  ///
  /// - Parameter source: The text of a `.pronunciations.yaml` file.
  /// - Throws: An error that names the place of what is unknown or too long.
  public init(_ source: SourceText) throws(SourceError) {
    let root = try Document(yaml: source).root
    try root.requireMapping(for: "pronunciations")
    try root.forEachPair { (key, _) throws(SourceError) in
      guard !Self.keys.contains(key.text) else { return }
      throw key.error(
        "unknown key \(SafeText.quoted(key.text))",
        suggestion: Spelling.suggestion(for: key.text, among: Self.keys, noun: "keys"))
    }
    self.init(language: try root["language"]?.string(for: "language") ?? "")
    words = try Self.words(root["words"], "words")
    signs = try Self.characters(root["signs"], "signs")
    characters = try Self.characters(root["characters"], "characters")
    capital = try root["capital"].map { (node) throws(SourceError) in
      let spoken = try node.string(for: "capital")
      // It takes the place of every capital letter that stands alone.
      guard spoken.unicodeScalars.count <= Self.longest,
        spoken.ranges(of: "{letter}").count <= 1
      else {
        throw node.error("\"capital\" takes at most \(Self.longest) characters and one {letter}")
      }
      return spoken
    }
  }

  private static func words(
    _ node: DocumentNode?, _ name: String
  ) throws(SourceError) -> [String: String] {
    guard let node else { return [:] }
    try node.requireMapping(for: name)
    var words: [String: String] = [:]
    try node.forEachPair { (key, value) throws(SourceError) in
      let spoken = try value.string(for: key.text)
      guard spoken.unicodeScalars.count <= longest, !key.text.isEmpty else {
        throw value.error("a pronunciation takes at most \(longest) characters")
      }
      guard !key.text.contains(where: \.isWhitespace) else {
        throw key.error("a pronunciation is for one word, not \(SafeText.quoted(key.text))")
      }
      words[key.text] = spoken
    }
    return words
  }

  private static func characters(
    _ node: DocumentNode?, _ name: String
  ) throws(SourceError) -> [Character: String] {
    let words = try words(node, name)
    guard let node else { return [:] }
    var characters: [Character: String] = [:]
    try node.forEachPair { (key, _) throws(SourceError) in
      guard let character = key.text.first, key.text.count == 1 else {
        throw key.error("\"\(name)\" takes single characters, not \(SafeText.quoted(key.text))")
      }
      characters[character] = words[key.text]
    }
    return characters
  }
}
