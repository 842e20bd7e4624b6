import Documents
import SystemCalls
import Words

/// Reads the words of readers and languages, and writes them as tables in Swift.
///
/// `PackWords OUTPUT FILE...`; a file that cannot be read ends the build, with its place.
@main
struct PackWords {
  private var languages: [String: Phrasebook] = [:]
  private var languageTable = ""
  private var phraseTable = ""

  static func main() {
    do throws(SourceError) {
      let paths = CommandLine.arguments.dropFirst(2)
      var tables = PackWords()
      try tables.readLanguages(paths.filter { $0.hasSuffix(languageEnding) })
      try tables.readPhrases(paths.filter { $0.hasSuffix(phrasesEnding) })
      try WrittenFile.write(Array(tables.text.utf8), to: CommandLine.arguments[1])
    } catch {
      _ = Array("\(error)\n".utf8).withUnsafeBytes { $0.writeAll(to: STDERR_FILENO) }
      SystemCalls.exit(1)
    }
  }

  private static let languageEnding = ".language.yaml"
  private static let phrasesEnding = ".phrases.yaml"

  private mutating func readLanguages(_ paths: [String]) throws(SourceError) {
    for path in paths {
      let tag = Self.name(of: path, Self.languageEnding)
      let language = try Phrasebook(readingLanguage: Self.root(of: path))
      languages[tag] = language
      languageTable += "    \(Self.literal(tag)): \(Self.literal(language.packedLanguage.text)),\n"
    }
  }

  // The English book of a reader says which phrases there are, and stands before the others.
  private mutating func readPhrases(_ paths: [String]) throws(SourceError) {
    var models: [Substring: Phrasebook] = [:]
    var books: [String: Phrasebook] = [:]
    let isEnglish = { (path: String) in Self.name(of: path, Self.phrasesEnding) == "en" }
    for path in paths.filter(isEnglish) + paths.filter({ !isEnglish($0) }) {
      let tag = Self.name(of: path, Self.phrasesEnding)
      let reader = path.split(separator: "/").dropLast().last ?? ""
      let base = languages[tag] ?? Phrasebook(language: tag, phrases: [:])
      var book = try Phrasebook(reading: Self.root(of: path), over: base, like: models[reader])
      // A version of a reader states what it changes of its neighbour: `orca@51` of `orca`.
      if let end = reader.firstIndex(of: "@") {
        guard let neighbour = books["\(reader[..<end])/\(tag)"] else {
          throw SourceError(
            path: path, message: "the reader has no book in this language to change")
        }
        book.takeOthers(from: neighbour)
      }
      books["\(reader)/\(tag)"] = book
      guard book.language == tag else {
        throw SourceError(
          path: path, message: "the language of the book does not match its file name")
      }
      if tag == "en" { models[reader] = book }
      let packed = try book.packedPhrases(over: base, path: path)
      phraseTable +=
        "    (\(Self.literal(reader)), \(Self.literal(tag)), \(Self.literal(packed.text))),\n"
    }
  }

  private var text: String {
    """
    extension PhraseLibrary {
      /// How languages are written and counted, packed, by their tags.
      static let packedLanguages: [String: String] = [
    \(languageTable)  ]
      /// The words of readers, packed, with the tags of their languages.
      static let packedPhrases: [(reader: String, tag: String, words: String)] = [
    \(phraseTable)  ]
    }

    """
  }

  private static func root(of path: String) throws(SourceError) -> DocumentNode {
    try Document(SourceFile.read(path)).root
  }

  private static func name(of path: String, _ ending: String) -> String {
    String((path.split(separator: "/").last ?? "").dropLast(ending.count))
  }

  private static func literal(_ text: some StringProtocol) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20 || scalar.properties.generalCategory == .format:
        literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
