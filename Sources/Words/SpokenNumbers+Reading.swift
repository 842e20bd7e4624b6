internal import Texts

extension SpokenNumbers {
  private static let gaps: KeyValuePairs<String, [String]> = [
    "percent": ["number"], "fraction": ["numerator", "denominator"], "time": ["hour", "minute"],
    "wholeHour": ["hour"], "date": ["year", "month", "day"],
  ]
  private static let keys =
    gaps.map(\.key) + [
      "point", "months", "dateRegions",
      "units", "signs", "unnamedEmoji", "counters", "numerals", "tens", "wholeTens", "words",
    ]

  /// Reads how a phrasebook speaks numbers.
  init(reading node: DocumentNode) throws(SourceError) {
    try node.requireMapping(for: "numbers")
    try node.forEachPair { (key, value) throws(SourceError) in
      switch key.text {
      case "point": point = try value.string(for: key.text)
      case "percent": percent = try Self.pattern(key, value)
      case "fraction": fraction = try Self.pattern(key, value)
      case "time": time = try Self.pattern(key, value)
      case "wholeHour": wholeHour = try Self.pattern(key, value)
      case "date": dates.pattern = try Self.pattern(key, value)
      case "months": dates.months = try DateWording.months(key, value)
      case "dateRegions": try dates.readRegions(value)
      case "units":
        try value.requireMapping(for: key.text)
        try value.forEachPair { (sign, forms) throws(SourceError) in
          units[sign.text] = try PluralCategory.forms(of: sign.text, forms)
        }
      case "signs": signs = try value.characterNames(for: key.text)
      case "unnamedEmoji": unnamedEmoji = try value.string(for: key.text)
      case "counters":
        try value.requireMapping(for: key.text)
        try value.forEachPair { (word, highest) throws(SourceError) in
          counters[word.text] = try highest.integer(for: word.text, in: 0...99)
        }
      case "numerals": numerals = try value.strings(for: key.text)
      case "tens": tens = try value.strings(for: key.text)
      case "wholeTens": wholeTens = try value.strings(for: key.text)
      case "words":
        try value.requireMapping(for: key.text)
        try value.forEachPair { (word, spoken) throws(SourceError) in
          words[word.text] = try spoken.string(for: word.text)
        }
      default:
        throw key.error(
          "unknown key of numbers: \(SafeText.quoted(key.text))",
          suggestion: Spelling.suggestion(for: key.text, among: Self.keys, noun: "keys"))
      }
    }
    guard
      counters.isEmpty
        || (numerals.count == 9 && tens.count == 9 && [0, 9].contains(wholeTens.count))
    else {
      throw node.error("\"counters\" need nine \"numerals\" and nine of each \"tens\"")
    }
  }

  /// Reads a pattern, and sees that it has the gaps that its key calls for.
  static func pattern(
    _ key: DocumentNode, _ value: DocumentNode
  ) throws(SourceError) -> String {
    let pattern = try value.string(for: key.text)
    let needed = gaps.first { $0.key == key.text }?.value ?? []
    guard Set(Phrase.gaps(in: pattern)) == Set(needed) else {
      let list = needed.map { "{\($0)}" }.joined(separator: ", ")
      throw value.error("\(SafeText.quoted(key.text)) needs the gaps \(list)")
    }
    return pattern
  }
}
