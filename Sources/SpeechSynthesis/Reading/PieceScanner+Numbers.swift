internal import VoiceProfiles

extension PieceScanner {
  /// Returns the quantity at a place.
  func quantity(at index: Int, after previous: TextPiece?) -> Found? {
    let isNumber = Self.digit(text[index]) != nil
    if isNumber || text[index] == "+" || text[index] == "(" {
      if let found = phone(at: index) { return found }
    }
    if isNumber,
      let found = date(at: index) ?? clock(at: index) ?? version(at: index) ?? hour(at: index)
    {
      return found
    }
    if let found = ordinal(at: index) ?? money(at: index) { return found }
    guard let number = numeral(at: index) else { return nil }
    if let digits = number.numeral.whole.map({ _ in number.numeral.digits }), isCode(at: index) {
      return (.digits([digits], hasPlus: false), number.end)
    }
    if let found = longWord(number, at: index) { return found }
    return counted(number, after: previous) ?? (.number(number.numeral), number.end)
  }

  /// Returns a number with the currency or unit behind it.
  private func counted(
    _ number: (numeral: Numeral, end: Int), after previous: TextPiece?
  ) -> Found? {
    let start = skippingBlank(number.end)
    if let currency = longest(of: rules.currencies, at: start) {
      return (.money(number.numeral, currency: currency.key), currency.end)
    }
    guard let unit = longest(of: rules.units, at: start) else { return nil }
    return (.measure(number.numeral, unit: minutes(unit.key, after: previous)), unit.end)
  }

  /// The m of "2h 30m" are minutes, and metres elsewhere.
  private func minutes(_ unit: String, after previous: TextPiece?) -> String {
    guard unit == "m", case .measure(_, let before)? = previous?.kind, before == "h",
      rules.units["min"] != nil
    else { return unit }
    return "min"
  }

  /// Returns a number and its counting word that are read as a whole: 6월, 1人.
  private func longWord(_ number: (numeral: Numeral, end: Int), at index: Int) -> Found? {
    guard number.numeral.whole != nil, number.numeral.sign == nil, !rules.words.isEmpty else {
      return nil
    }
    let last = min(text.count, number.end + 3)
    guard number.end < last else { return nil }
    for end in ((number.end + 1)...last).reversed() where mayEnd(at: end) {
      let rest = String(text[number.end..<end])
      if let words = rules.words[number.numeral.digits + rest] { return (.words(words), end) }
    }
    return nil
  }

  // MARK: - Numerals

  private static let fractions: [Character: (Int, Int)] = [
    "½": (1, 2), "⅓": (1, 3), "⅔": (2, 3), "¼": (1, 4), "¾": (3, 4), "⅕": (1, 5), "⅖": (2, 5),
    "⅗": (3, 5), "⅘": (4, 5), "⅙": (1, 6), "⅚": (5, 6), "⅛": (1, 8), "⅜": (3, 8), "⅝": (5, 8),
    "⅞": (7, 8),
  ]

  /// Returns the number at a place, with its sign and scale.
  func numeral(at index: Int, isMoney: Bool = false) -> (numeral: Numeral, end: Int)? {
    var start = index
    var sign: Numeral.Sign?
    if start < text.count, let found = Self.sign(text[start]) {
      // A hyphen within a word is none.
      guard index == 0 || !text[index - 1].isLetter && Self.digit(text[index - 1]) == nil else {
        return nil
      }
      sign = found
      start += 1
    }
    guard start < text.count, var result = unsigned(at: start) else { return nil }
    result.numeral.sign = sign
    if let scale = longest(of: rules.scales, at: skippingBlank(result.end)),
      isScale(scale.key, after: result, isMoney: isMoney)
    {
      result.numeral.scale = scale.key
      result.end = scale.end
    }
    return result
  }

  /// The B of "4B" may name a flat; that of "1.2B" and "$4B" counts billions.
  private func isScale(
    _ key: String, after number: (numeral: Numeral, end: Int), isMoney: Bool
  ) -> Bool {
    guard key.count == 1, key.allSatisfy(\.isASCII) else { return true }
    let isClose =
      number.end < text.count
      && (text[number.end] != " " || currency(at: skippingBlank(number.end) + 1) != nil)
    return isClose && (isMoney || number.numeral.fraction != nil || "KkM".contains(key))
  }

  private static func sign(_ character: Character) -> Numeral.Sign? {
    switch character {
    case "-", "−", "－": .minus
    case "+": .plus
    default: nil
    }
  }

  private func unsigned(at start: Int) -> (numeral: Numeral, end: Int)? {
    if let vulgar = Self.fractions[text[start]] {
      let part = Numeral.Vulgar(numerator: vulgar.0, denominator: vulgar.1)
      return (Numeral(digits: "", vulgar: part), start + 1)
    }
    if let scalar = text[start].unicodeScalars.first, (0x2160...0x217B).contains(scalar.value),
      let value = scalar.properties.numericValue
    {
      return (Numeral(digits: "\(Int(value))"), start + 1)
    }
    var (digits, end) = digits(at: start)
    guard !digits.isEmpty, digits.count < 40 else { return nil }
    if let fraction = slashed(digits, at: end) { return fraction }
    var numeral = Numeral(digits: digits)
    while let group = group(after: numeral.digits, isGrouped: numeral.isGrouped, at: end) {
      numeral.digits += group.text
      numeral.isGrouped = true
      end = group.end
    }
    if end + 1 < text.count, Self.isPoint(text[end]), Self.digit(text[end + 1]) != nil {
      let fraction = self.digits(at: end + 1)
      // Two points make a version, a comma of another language's writing a list.
      let isOwn = text[end] == rules.decimal || text[end] == "٫"
      let isForeign = text[end] == "." && !numeral.isGrouped && fraction.text.count != 3
      let goesOn =
        fraction.end + 1 < text.count && Self.isPoint(text[fraction.end])
        && Self.digit(text[fraction.end + 1]) != nil
      guard isOwn || isForeign, !goesOn else { return nil }
      numeral.fraction = fraction.text
      return (numeral, fraction.end)
    }
    let next = skippingBlank(end)
    if next < text.count, let vulgar = Self.fractions[text[next]] {
      numeral.vulgar = .init(numerator: vulgar.0, denominator: vulgar.1)
      return (numeral, next + 1)
    }
    if next > end, let part = self.vulgar(at: next) {
      numeral.vulgar = part.value
      return (numeral, part.end)
    }
    return (numeral, end)
  }

  private static func isPoint(_ character: Character) -> Bool {
    character == "." || character == "," || character == "٫"
  }

  /// Returns three digits behind a sign that groups them, or two in the Indian way.
  private func group(
    after digits: String, isGrouped: Bool, at end: Int
  ) -> (text: String, end: Int)? {
    guard end < text.count, rules.groups.contains(text[end]) || text[end] == "٬",
      isGrouped || digits.count <= 3, digits.first != "0" || isGrouped, digits.count < 30
    else { return nil }
    let next = self.digits(at: end + 1)
    if next.text.count == 3 { return next }
    guard next.text.count == 2, text[end] == ",", next.end < text.count, text[next.end] == ","
    else { return nil }
    return next
  }

  /// Returns the fraction that two numbers with a slash between them are.
  private func slashed(_ digits: String, at end: Int) -> (numeral: Numeral, end: Int)? {
    guard end < text.count, text[end] == "/" || text[end] == "⁄", digits.count <= 2,
      let numerator = Int(digits)
    else { return nil }
    let below = self.digits(at: end + 1)
    guard (1...3).contains(below.text.count), let denominator = Int(below.text), denominator > 1,
      numerator > 0, below.text.first != "0",
      below.end >= text.count || text[below.end] != "/"
    else { return nil }
    let part = Numeral.Vulgar(numerator: numerator, denominator: denominator)
    return (Numeral(digits: "", vulgar: part), below.end)
  }

  private func vulgar(at index: Int) -> (value: Numeral.Vulgar, end: Int)? {
    let (digits, end) = digits(at: index)
    guard !digits.isEmpty, let found = slashed(digits, at: end),
      let vulgar = found.numeral.vulgar, vulgar.numerator < vulgar.denominator
    else { return nil }
    return (vulgar, found.end)
  }

  // MARK: - Money and ordinals

  /// Returns an amount behind the sign of its currency: `$12.50`, `-$5`, `US$ 5`.
  private func money(at index: Int) -> Found? {
    var start = index
    let sign = Self.sign(text[index])
    if sign != nil { start += 1 }
    guard start < text.count, let currency = currency(at: start),
      var number = numeral(at: skippingBlank(currency.end), isMoney: true)
    else { return nil }
    if sign != nil { number.numeral.sign = sign }
    return (.money(number.numeral, currency: currency.key), number.end)
  }

  private func currency(at index: Int) -> (key: String, end: Int)? {
    // The amount may follow at once, but "kr" is no start of "krone".
    rules.currencies.longest(in: text, at: index) { end in
      end >= text.count || !text[end - 1].isLetter || !text[end].isLetter
    }.map { ($0.key, $0.end) }
  }

  private func ordinal(at index: Int) -> Found? {
    for (series, rule) in rules.ordinals.enumerated() {
      var start = index
      if !rule.prefix.isEmpty {
        guard let end = end(of: rule.prefix, at: index) else { continue }
        start = end
      }
      let (digits, end) = digits(at: start)
      guard !digits.isEmpty, digits.count <= 4, let number = Int(digits) else { continue }
      if !rule.after.isEmpty {
        guard let before = word(before: index), rule.after.contains(before) else { continue }
      }
      if rule.suffixes.isEmpty { return (.ordinal(number, series: series), end) }
      for suffix in rule.suffixes {
        if let end = self.end(of: suffix, at: end), mayEnd(at: end), suffix != "." || goesOn(end) {
          return (.ordinal(number, series: series), end)
        }
      }
    }
    return nil
  }

  /// Whether a word follows: a point at the end of a sentence is none of an ordinal number.
  private func goesOn(_ end: Int) -> Bool {
    end + 1 < text.count && text[end] == " " && text[end + 1].isLetter
  }
}
