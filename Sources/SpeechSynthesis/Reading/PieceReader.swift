internal import VoiceProfiles
internal import Voices

/// Puts pieces into the words of a language.
struct PieceReader {
  let rules: ReadingRules
  let plurals: PluralRules
  let language: String

  /// Returns what is read for a piece, or `nil` where the language has no words for it.
  func words(for kind: TextPiece.Kind) -> String? {
    switch kind {
    case .number(let numeral): number(numeral)
    case .measure(let numeral, let unit): rules.units[unit].map { counted(numeral, $0) }
    case .money(let numeral, let currency): rules.currencies[currency].map { money(numeral, $0) }
    case .range(let from, let to): range(from, to)
    case .ratio(let first, let second):
      filled(.ratio, ["first": "\(first)", "second": "\(second)"])
    case .ordinal(let number, let series): ordinal(number, series: series)
    case .date(let year, let month, let day, let after):
      rules.dates.text(year: year, month: month, day: day, in: language) { day in
        dayOrdinal(day, after: after)
      }.map(said).map(yearSpelled)
    case .weekday(let name): name
    case .time(let hour, let minute, let half): time(hour, minute, half)
    case .duration(let hours, let minutes, let seconds): duration(hours, minutes, seconds)
    case .digits(let groups, let hasPlus): digits(groups, hasPlus: hasPlus)
    case .version(let parts, let hasSign): version(parts, hasSign: hasSign)
    case .secret(let count, let digits): secret(count, digits)
    case .numbered(let kind):
      words(for: kind).flatMap { filled(.numberSign, ["number": $0]) }
    case .share(let kind, let share): words(for: kind).map { "\($0) \(share)" }
    case .tag(let word): filled(.tag, ["word": Self.taken(apart: word)])
    case .mention(let word):
      filled(.mention, ["word": address(word)])
    case .address(let text): address(text)
    case .roman(let number, let isOrdinal): roman(number, isOrdinal)
    case .words(let words): words
    }
  }

  private func filled(
    _ pattern: ReadingPattern, _ values: KeyValuePairs<String, String>
  ) -> String? {
    rules.patterns[pattern].map { Phrase($0).filled(values) }
  }

  // MARK: - Numbers

  private func number(_ numeral: Numeral) -> String? {
    var text = unsigned(numeral)
    if let scale = numeral.scale, let forms = rules.scales[scale] {
      text = Self.form(of: forms, category(of: numeral), number: text)
    }
    return signed(text, numeral)
  }

  private func signed(_ text: String, _ numeral: Numeral) -> String {
    switch numeral.sign {
    case .minus: filled(.minus, ["number": text]) ?? "-\(text)"
    case .plus: filled(.plus, ["number": text]) ?? "+\(text)"
    case nil: text
    }
  }

  private func unsigned(_ numeral: Numeral) -> String {
    if let vulgar = numeral.vulgar {
      let part = fraction(vulgar)
      guard !numeral.digits.isEmpty else { return part }
      if vulgar == .init(numerator: 1, denominator: 2),
        let half = filled(.andHalf, ["whole": numeral.digits])
      {
        return half
      }
      return filled(.mixed, ["whole": numeral.digits, "fraction": part])
        ?? "\(numeral.digits) \(part)"
    }
    guard let fraction = numeral.fraction else { return spelled(numeral.digits) }
    if let counted = countedDecimal(numeral.digits, fraction) { return counted }
    guard let point = rules.point else {
      return "\(numeral.digits)\(rules.decimal)\(fraction)"
    }
    return "\(spelled(numeral.digits)) \(point) \(Self.spaced(fraction))"
  }

  private func spelled(_ digits: String) -> String {
    rules.numerals.flatMap { SpelledNumber($0).words(digits) } ?? digits
  }

  /// Returns a year or two figure by figure where numbers are spelled, or `nil` for what is none.
  func years(_ kind: TextPiece.Kind) -> String? {
    guard let numerals = rules.numerals else { return nil }
    switch kind {
    case .number(let year):
      guard year.whole != nil, year.sign == nil, year.digits.count == 4 else { return nil }
      return SpelledNumber(numerals).figures(year.digits)
    case .range(let from, let to):
      guard let first = years(from), let last = years(to) else { return nil }
      return filled(.range, ["from": first, "to": last])
    default: return nil
    }
  }

  /// Says the year of a date figure by figure where numbers are spelled.
  private func yearSpelled(_ date: String) -> String {
    guard let numerals = rules.numerals, date.dropFirst(4).first == "年" else { return date }
    let year = date.prefix { $0.isASCII && $0.isNumber }
    guard year.count == 4 else { return date }
    return SpelledNumber(numerals).figures(String(year)) + date.dropFirst(4)
  }

  /// Returns the wholes and tenths of a language that counts them: 3 целых и 5 десятых.
  private func countedDecimal(_ digits: String, _ fraction: String) -> String? {
    guard rules.decimals.indices.contains(fraction.count), let whole = Int(digits),
      let part = Int(fraction)
    else { return nil }
    func counted(_ number: Int, _ forms: ReadingRules.Forms) -> String {
      Self.form(of: forms, plurals.category(of: number), number: "\(number)")
    }
    return filled(
      .decimal,
      [
        "whole": counted(whole, rules.decimals[0]),
        "fraction": counted(part, rules.decimals[fraction.count]),
      ])
  }

  private func fraction(_ vulgar: Numeral.Vulgar) -> String {
    let numerator = vulgar.numerator
    let whole = "\(numerator)/\(vulgar.denominator)"
    if let words = rules.words[whole] { return words }
    if let forms = rules.denominators[vulgar.denominator] {
      let form = forms[plurals.category(of: numerator)] ?? forms[.other] ?? ""
      return said(Phrase(form).filled(["number": "\(numerator)"]))
    }
    return filled(
      .fraction, ["numerator": "\(numerator)", "denominator": "\(vulgar.denominator)"]) ?? whole
  }

  /// Returns a number with its unit.
  private func counted(_ numeral: Numeral, _ forms: ReadingRules.Forms) -> String {
    guard numeral.scale == nil else {
      return Self.form(
        of: forms, plurals.category(of: 1_000_000), number: number(numeral) ?? numeral.digits)
    }
    return signed(
      Self.form(of: forms, category(of: numeral), number: unsigned(numeral)), numeral)
  }

  private static func form(
    of forms: ReadingRules.Forms, _ category: PluralCategory, number: String
  ) -> String {
    Phrase(forms[category] ?? forms[.other] ?? "{number}").filled(["number": number])
  }

  /// The form of words beside a number; where nothing and one are counted alike, so is what lies between and above.
  private func category(of numeral: Numeral) -> PluralCategory {
    if let whole = numeral.whole { return plurals.category(of: whole) }
    if let vulgar = numeral.vulgar, numeral.digits.isEmpty {
      return vulgar.numerator < vulgar.denominator ? plurals.category(of: 1) : .other
    }
    guard plurals.category(of: 0) == .one, let whole = Int(numeral.digits) else { return .other }
    return plurals.category(of: whole)
  }

  // MARK: - Money

  private func money(_ numeral: Numeral, _ currency: ReadingRules.Currency) -> String {
    if numeral.scale != nil {
      let form = currency.major[.many] ?? currency.major[.other] ?? "{number}"
      return signed(Phrase(form).filled(["number": unsignedScaled(numeral)]), numeral)
    }
    guard let fraction = numeral.fraction, fraction.count == 2, let minor = currency.minor,
      let cents = Int(fraction)
    else { return counted(numeral, currency.major) }
    var whole = numeral
    (whole.fraction, whole.sign) = (nil, nil)
    let major = counted(whole, currency.major)
    if cents == 0 { return signed(major, numeral) }
    var rest = counted(Numeral(digits: "\(cents)"), minor)
    if let tenth = currency.tenth {
      let (tens, ones) = cents.quotientAndRemainder(dividingBy: 10)
      rest =
        (tens > 0 ? counted(Numeral(digits: "\(tens)"), tenth) : "")
        + (ones > 0 ? counted(Numeral(digits: "\(ones)"), minor) : "")
    }
    if Int(numeral.digits) == 0 { return signed(rest, numeral) }
    return signed(
      filled(.money, ["major": major, "minor": rest]) ?? "\(major) \(rest)", numeral)
  }

  private func unsignedScaled(_ numeral: Numeral) -> String {
    var plain = numeral
    plain.sign = nil
    return number(plain) ?? numeral.digits
  }

  private func range(_ from: TextPiece.Kind, _ to: TextPiece.Kind) -> String? {
    var (from, to) = (from, to)
    // "$5–10" and "5–10 €" are both in the currency that is written once.
    if case .money(_, let currency) = from, case .number(let high) = to {
      to = .money(high, currency: currency)
    }
    if case .money(let low, let currency) = from, case .money(let high, currency) = to,
      low.fraction == nil, high.fraction == nil
    {
      from = .number(low)
    }
    if case .measure(let low, let unit) = from, case .measure(_, unit) = to {
      from = .number(low)
    }
    // What stands before its number is said before both: 百分之20到百分之30.
    if case .number(let low) = from, case .measure(_, let unit) = to,
      rules.units[unit]?[.other]?.hasPrefix("{number}") == false
    {
      from = .measure(low, unit: unit)
    }
    if case .time(let first, 0, nil) = from, case .time(let last, 0, nil) = to,
      let range = filled(.hours, ["from": "\(first)", "to": "\(last)"])
    {
      return range
    }
    guard let first = words(for: from), let second = words(for: to) else { return nil }
    return filled(.range, ["from": first, "to": second])
  }

  // MARK: - Ordinals

  private func ordinal(_ number: Int, series: Int) -> String? {
    rules.ordinals.indices.contains(series) ? ordinal(number, of: rules.ordinals[series]) : nil
  }

  private func ordinal(_ number: Int, of series: ReadingRules.OrdinalSeries) -> String? {
    if series.words.indices.contains(number - 1), !series.words[number - 1].isEmpty {
      return series.words[number - 1]
    }
    return series.pattern.map { Phrase($0).filled(["number": "\(number)"]) }
  }

  private func dayOrdinal(_ day: Int, after word: String?) -> String {
    let inflected = rules.ordinals.first { series in
      word.map { series.after.contains($0) } ?? false
    }
    let series = inflected ?? rules.ordinals.first { $0.after.isEmpty }
    return series.flatMap { ordinal(day, of: $0) } ?? "\(day)"
  }

  private func roman(_ number: Int, _ isOrdinal: Bool) -> String {
    isOrdinal ? ordinal(number, of: rules.rulerNumbers) ?? "\(number)" : "\(number)"
  }

  // MARK: - Times

  private func time(_ hour: Int, _ minute: Int, _ half: String?) -> String? {
    if minute == 0 {
      if let half, !half.isEmpty {
        let hour = filled(.halfDayHour, ["hour": "\(hour)"]) ?? "\(hour)"
        return said("\(hour) \(half)")
      }
      let counted = rules.units["h"].map { self.counted(Numeral(digits: "\(hour)"), $0) }
      return (filled(.wholeHour, ["hour": "\(hour)"]) ?? counted).map(said)
    }
    let few = filled(.fewMinutes, ["minute": "\(minute)"])
    let minutes = minute < 10 ? few ?? "\(minute)" : "\(minute)"
    guard let time = filled(.time, ["hour": "\(hour)", "minute": minutes]) else { return nil }
    return said(half.map { $0.isEmpty ? time : "\(time) \($0)" } ?? time)
  }

  private func duration(_ hours: Int, _ minutes: Int, _ seconds: Int) -> String? {
    let parts = [(hours, "h"), (minutes, "min"), (seconds, "s")].filter { $0.0 > 0 }
    let words = parts.compactMap { value, unit in
      rules.units[unit].map { counted(Numeral(digits: "\(value)"), $0) }
    }
    guard words.count == parts.count, !words.isEmpty else { return nil }
    let joined = words.dropFirst().reduce(words[0]) { first, second in
      filled(.both, ["first": first, "second": second]) ?? "\(first) \(second)"
    }
    return said(joined)
  }

  /// Says the numbers in a text with the numerals that their counting words call for.
  private func said(_ text: String) -> String {
    guard !rules.counting.words.isEmpty || !rules.words.isEmpty else { return text }
    return text.split(separator: " ").map { word in
      let digits = word.prefix { $0.isWholeNumber }
      let rest = Array(word.dropFirst(digits.count))
      if let words = rules.words[String(word)] { return words }
      guard let number = Int(digits), let numeral = numeral(number, before: rest[...]) else {
        return String(word)
      }
      return "\(numeral) \(String(rest))"
    }.joined(separator: " ")
  }

  /// Returns the language's own numeral before a counting word: 네 before 개.
  func numeral(_ number: Int, before follower: ArraySlice<Character>) -> String? {
    guard number > 0, !follower.isEmpty else { return nil }
    // The longest counting word decides: months (개월) are not counted like things (개).
    for length in (1...3).reversed() where follower.count >= length {
      guard let highest = rules.counting.words[String(follower.prefix(length))] else { continue }
      return number <= highest ? rules.counting.numeral(number) : nil
    }
    return nil
  }

  // MARK: - Codes

  private func digits(_ groups: [String], hasPlus: Bool) -> String? {
    let inPairs =
      rules.readsPhonesInPairs && groups.count > 2 && groups.allSatisfy { $0.count <= 2 }
    let words = groups.map { inPairs && $0.first != "0" ? $0 : Self.spaced($0) }
      .joined(separator: ", ")
    return hasPlus ? filled(.phonePlus, ["number": words]) ?? words : words
  }

  private func version(_ parts: [String], hasSign: Bool) -> String? {
    guard let point = rules.point else { return nil }
    // A version has points where a number of the language has a comma.
    let mark = rules.decimal == "." ? point : rules.addressSigns["."] ?? point
    let usual = parts.joined(separator: " \(mark) ")
    return hasSign ? filled(.version, ["number": usual]) ?? usual : usual
  }

  private func secret(_ count: Int, _ digits: String?) -> String? {
    if let digits, let ending = filled(.ending, ["number": Self.spaced(digits)]) { return ending }
    guard let forms = rules.units["•"] else { return nil }
    let bullets = counted(Numeral(digits: "\(count)"), forms)
    return digits.map { "\(bullets), \(Self.spaced($0))" } ?? bullets
  }

  private static func spaced(_ digits: String) -> String {
    digits.map(String.init).joined(separator: " ")
  }

  /// Returns an address with its signs in words.
  private func address(_ text: String) -> String {
    var result = ""
    if text.hasPrefix("www.") { result = "w w w" }
    for character in text.hasPrefix("www.") ? text.dropFirst(3) : text[...] {
      if let sign = rules.addressSigns[character] {
        result += " \(sign) "
      } else if character.isLetter || character.isNumber {
        if let last = result.last, last.isLetter != character.isLetter, last != " " {
          result += " "
        }
        result.append(character)
      } else {
        result += " "
      }
    }
    return result.split(separator: " ").joined(separator: " ")
  }

  /// Returns a word of several that are joined: "NewYork" as "New York".
  private static func taken(apart word: String) -> String {
    var result = ""
    for character in word {
      if character == "_" {
        result += " "
        continue
      }
      if let last = result.last, character.isUppercase && last.isLowercase { result += " " }
      result.append(character)
    }
    return result
  }
}
