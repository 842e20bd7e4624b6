package import Documents
internal import Voices

extension ReadingRules {
  private static let keys = [
    "language", "decimal", "groups", "point", "decimals", "patterns", "dates", "units",
    "currencies", "scales",
    "shares", "weekdays", "centuries", "romanEndings", "codeWords", "dayHalves", "ordinals",
    "denominators",
    "counting", "numerals", "words", "abbreviations",
    "titles", "romanNumbers", "rulers", "rulerNumbers", "versionWords", "signs", "unnamedEmoji",
    "addressSigns",
    "readsPhonesInPairs",
  ]

  /// Reads the rules of a language from a `.reading.yaml` text.
  package init(_ source: SourceText) throws(SourceError) {
    self.init()
    let root = try Document(yaml: source).root
    try root.requireMapping(for: "reading")
    try root.forEachPair { (key, value) throws(SourceError) in try read(key, value) }
  }

  private mutating func read(_ key: DocumentNode, _ value: DocumentNode) throws(SourceError) {
    switch key.text {
    case "language": language = try value.string(for: key.text)
    case "decimal": decimal = try Self.character(key, value)
    case "groups": groups = Set(try value.string(for: key.text))
    case "point": point = try value.string(for: key.text)
    case "decimals":
      for item in try value.list(for: key.text) {
        decimals.append(try Self.counted(key.text, item))
      }
    case "patterns": patterns = try Self.patterns(value)
    case "dates": dates = try DateWording(reading: value)
    case "units": units = ReadingTable(try Self.forms(key, value))
    case "currencies": currencies = ReadingTable(try Self.currencies(value))
    case "scales": scales = ReadingTable(try Self.forms(key, value))
    case "shares": shares = ReadingTable(try Self.texts(key, value))
    case "weekdays": weekdays = ReadingTable(try Self.texts(key, value))
    case "centuries": centuries = Set(try value.strings(for: key.text))
    case "romanEndings": romanEndings = try value.boolean(for: key.text)
    case "codeWords": codeWords = Set(try value.strings(for: key.text))
    case "dayHalves": dayHalves = ReadingTable(try Self.texts(key, value))
    case "ordinals": ordinals = try Self.ordinals(value)
    case "denominators": denominators = try Self.denominators(key, value)
    case "counting": counting = try CountingWords(reading: value)
    case "numerals": numerals = try Numerals(reading: value)
    case "words": words = try Self.texts(key, value)
    case "abbreviations": abbreviations = ReadingTable(try Self.texts(key, value))
    case "titles": titles = ReadingTable(try Self.texts(key, value))
    case "romanNumbers": romanNumbers = Set(try value.strings(for: key.text))
    case "rulers": rulers = Set(try value.strings(for: key.text))
    case "rulerNumbers": rulerNumbers = try Self.series(value)
    case "versionWords": versionWords = Set(try value.strings(for: key.text))
    case "signs": signs = try value.characterNames(for: key.text)
    case "unnamedEmoji": unnamedEmoji = try value.string(for: key.text)
    case "addressSigns": addressSigns = try value.characterNames(for: key.text)
    case "readsPhonesInPairs": readsPhonesInPairs = try value.boolean(for: key.text)
    default: throw Self.unknown(key, among: Self.keys, "key", "keys")
    }
  }

  /// Returns the error for a word that is not one of those that may stand in its place.
  static func unknown(
    _ node: DocumentNode, among words: [String], _ what: String, _ noun: String
  ) -> SourceError {
    node.error(
      "unknown \(what): \(SafeText.quoted(node.text))",
      suggestion: Spelling.suggestion(for: node.text, among: words, noun: noun))
  }

  private static func character(
    _ key: DocumentNode, _ node: DocumentNode
  ) throws(SourceError) -> Character {
    let text = try node.string(for: key.text)
    guard let character = text.first, text.count == 1 else {
      throw node.error("\(SafeText.quoted(key.text)) takes one character")
    }
    return character
  }

  private static func patterns(
    _ node: DocumentNode
  ) throws(SourceError) -> [ReadingPattern: String] {
    try node.requireMapping(for: "patterns")
    var patterns: [ReadingPattern: String] = [:]
    try node.forEachPair { (key, value) throws(SourceError) in
      guard let pattern = ReadingPattern(rawValue: key.text) else {
        throw unknown(key, among: ReadingPattern.allCases.map(\.rawValue), "pattern", "patterns")
      }
      let text = try value.string(for: key.text)
      guard Set(Phrase.gaps(in: text)) == pattern.gaps else {
        let list = pattern.gaps.sorted().map { "{\($0)}" }.joined(separator: ", ")
        throw value.error("\(SafeText.quoted(key.text)) needs the gaps \(list)")
      }
      patterns[pattern] = text
    }
    return patterns
  }

  /// Reads words by the signs that stand for them; a key names several signs with " | " between them.
  private static func forms(
    _ key: DocumentNode, _ node: DocumentNode
  ) throws(SourceError) -> [String: Forms] {
    try node.requireMapping(for: key.text)
    var result: [String: Forms] = [:]
    try node.forEachPair { (signs, value) throws(SourceError) in
      let forms = try counted(signs.text, value)
      for sign in signs.text.split(separator: "|") { result[trimmed(sign)] = forms }
    }
    return result
  }

  private static func trimmed(_ sign: Substring) -> String {
    String(sign.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// Reads forms; where a form has no gap for the number, and is not made whole by `=`, the number stands before it.
  private static func counted(
    _ name: String, _ node: DocumentNode
  ) throws(SourceError) -> Forms {
    try PluralCategory.forms(of: name, node).mapValues { form in
      if form.hasPrefix("=") { return String(form.dropFirst()) }
      return Phrase.gaps(in: form).contains("number") ? form : "{number} \(form)"
    }
  }

  private static func currencies(
    _ node: DocumentNode
  ) throws(SourceError) -> [String: Currency] {
    try node.requireMapping(for: "currencies")
    var result: [String: Currency] = [:]
    try node.forEachPair { (signs, value) throws(SourceError) in
      try value.requireMapping(for: signs.text)
      guard let major = value["major"] else { throw value.error("a currency needs \"major\"") }
      try value.forEachPair { (key, _) throws(SourceError) in
        let keys = ["major", "tenth", "minor"]
        if !keys.contains(key.text) {
          throw unknown(key, among: keys, "key of a currency", "keys")
        }
      }
      let currency = Currency(
        major: try counted("major", major),
        tenth: try value["tenth"].map { (tenth) throws(SourceError) in
          try counted("tenth", tenth)
        },
        minor: try value["minor"].map { (minor) throws(SourceError) in
          try counted("minor", minor)
        })
      for sign in signs.text.split(separator: "|") { result[trimmed(sign)] = currency }
    }
    return result
  }

  private static func texts(
    _ key: DocumentNode, _ node: DocumentNode
  ) throws(SourceError) -> [String: String] {
    try node.requireMapping(for: key.text)
    var texts: [String: String] = [:]
    try node.forEachPair { (names, value) throws(SourceError) in
      let text = try value.string(for: names.text)
      for name in names.text.split(separator: "|") { texts[trimmed(name)] = text }
    }
    return texts
  }

  private static func denominators(
    _ key: DocumentNode, _ node: DocumentNode
  ) throws(SourceError) -> [Int: Forms] {
    try node.requireMapping(for: key.text)
    var result: [Int: Forms] = [:]
    try node.forEachPair { (number, value) throws(SourceError) in
      result[try number.integer(for: key.text, in: 2...100)] = try counted(number.text, value)
    }
    return result
  }

  private static func ordinals(_ node: DocumentNode) throws(SourceError) -> [OrdinalSeries] {
    var result: [OrdinalSeries] = []
    for item in try node.list(for: "ordinals") { result.append(try series(item)) }
    return result
  }

  private static func series(_ node: DocumentNode) throws(SourceError) -> OrdinalSeries {
    try node.requireMapping(for: "ordinals")
    var series = OrdinalSeries()
    try node.forEachPair { (key, value) throws(SourceError) in
      switch key.text {
      case "prefix": series.prefix = try value.string(for: key.text)
      case "suffixes": series.suffixes = try value.strings(for: key.text)
      case "after": series.after = Set(try value.strings(for: key.text))
      case "words": series.words = try value.strings(for: key.text)
      case "pattern": series.pattern = try value.string(for: key.text)
      default:
        let keys = ["prefix", "suffixes", "after", "words", "pattern"]
        throw unknown(key, among: keys, "key of ordinals", "keys")
      }
    }
    return series
  }
}

extension ReadingRules.CountingWords {
  private static let keys = ["words", "numerals", "tens", "wholeTens"]

  init(reading node: DocumentNode) throws(SourceError) {
    self.init()
    try node.requireMapping(for: "counting")
    try node.forEachPair { (key, value) throws(SourceError) in
      switch key.text {
      case "words":
        try value.requireMapping(for: key.text)
        try value.forEachPair { (word, highest) throws(SourceError) in
          words[word.text] = try highest.integer(for: word.text, in: 0...99)
        }
      case "numerals": numerals = try value.strings(for: key.text)
      case "tens": tens = try value.strings(for: key.text)
      case "wholeTens": wholeTens = try value.strings(for: key.text)
      default: throw ReadingRules.unknown(key, among: Self.keys, "key of counting", "keys")
      }
    }
    let highest = words.values.max() ?? 0
    guard (1...max(1, highest)).allSatisfy({ highest == 0 || numeral($0) != nil }) else {
      throw node.error("\"counting\" has no numeral for each number up to \(highest)")
    }
  }
}

extension ReadingRules.Numerals {
  /// Reads the words of long numbers.
  fileprivate init(reading node: DocumentNode) throws(SourceError) {
    self.init()
    try node.requireMapping(for: "numerals")
    try node.forEachPair { (key, value) throws(SourceError) in
      switch key.text {
      case "ones": ones = try value.strings(for: key.text)
      case "zero": zero = try value.string(for: key.text)
      case "two": two = try value.string(for: key.text)
      case "ten": ten = try value.string(for: key.text)
      case "hundred": hundred = try value.string(for: key.text)
      case "thousand": thousand = try value.string(for: key.text)
      case "groups": groups = try value.strings(for: key.text)
      default:
        throw ReadingRules.unknown(
          key, among: ["ones", "zero", "two", "ten", "hundred", "thousand", "groups"], "key",
          "keys")
      }
    }
    guard ones.count == 9, groups.count >= 1 else {
      throw node.error("\"numerals\" needs nine \"ones\" and at least one of \"groups\"")
    }
  }
}
