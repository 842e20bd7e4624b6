internal import VoiceProfiles

/// What is written shorter than it is read: abbreviations, Roman figures, addresses, tags.
extension PieceScanner {
  /// Returns what is read for the word at a place.
  func wholeWord(at index: Int) -> Found? {
    let end = tokenEnd(index)
    if !rules.words.isEmpty, end - index <= Self.longestWord,
      let words = rules.words[String(text[index..<end])]
    {
      return (.words(words), end)
    }
    return title(at: index) ?? abbreviation(at: index) ?? roman(at: index)
      ?? account(at: index) ?? codeLetters(at: index)
  }

  /// Returns the short name of a day of the week where what stands beside it tells that it is one.
  func weekday(at index: Int) -> Found? {
    guard let found = weekdayName(at: index) else { return nil }
    var next = found.end
    if index > 0, "(（".contains(text[index - 1]), next < text.count, ")）".contains(text[next]) {
      return found
    }
    if text[next - 1] == "." { return range(from: found, at: index) ?? found }
    if let range = range(from: found, at: index) { return range }
    if next < text.count, text[next] == "," { next += 1 }
    next = skippingBlank(next)
    guard next > found.end, next < text.count else { return nil }
    let isDate = date(at: next) != nil || monthNameAndDay(at: next) != nil
    return isDate ? found : nil
  }

  func weekdayName(at index: Int) -> Found? {
    guard let day = longest(of: rules.weekdays, at: index) else { return nil }
    let hasPoint = day.end < text.count && text[day.end] == "."
    return (.weekday(day.value), hasPoint ? day.end + 1 : day.end)
  }

  /// Returns what a name begins with that stands for something else: a month, a version, a currency.
  func name(at index: Int) -> Found? {
    signedVersion(at: index) ?? monthNameAndDay(at: index)
  }

  /// Returns where the word ends without the marks behind it.
  private func tokenEnd(_ index: Int) -> Int {
    var end = index
    while end < text.count, end - index < 200, text[end] != " " { end += 1 }
    while end > index + 1, ".,;:!?)]}\"'”’»」』）、。，؛،؟…".contains(text[end - 1]) { end -= 1 }
    return end
  }

  private func abbreviation(at index: Int) -> Found? {
    longest(of: rules.abbreviations, at: index).map { (.words($0.value), $0.end) }
  }

  /// Returns the title at a place: "St" is a saint in "St. Louis" and a street in "12 Elm St."
  private func title(at index: Int) -> Found? {
    guard let title = longest(of: rules.titles, at: index) else { return nil }
    let next = skippingBlank(title.end)
    guard next < text.count, text[next].isUppercase || text[next].isLetter && !text[next].isCased
    else { return nil }
    let isStreet = rules.abbreviations[title.key] != nil && hasNumberBefore(index)
    return isStreet ? nil : (.words(title.value), title.end)
  }

  private func hasNumberBefore(_ index: Int) -> Bool {
    var words = 0
    var cursor = index - 1
    while cursor >= 0, words < 4, index - cursor < 60 {
      if text[cursor] == " " { words += 1 }
      if Self.digit(text[cursor]) != nil { return true }
      if text[cursor] == "," { return false }
      cursor -= 1
    }
    return false
  }

  // MARK: - Roman figures

  private func roman(at index: Int) -> Found? {
    guard !rules.romanNumbers.isEmpty || !rules.rulers.isEmpty, text[index].isASCII else {
      return nil
    }
    var end = index
    while end < text.count, end - index < 9, "IVXLCDM".contains(text[end]) { end += 1 }
    guard end > index, let value = Self.value(ofRoman: text[index..<end]) else { return nil }
    // "XXe" has the ending of an ordinal number.
    for (series, rule) in rules.ordinals.enumerated() where rules.romanEndings {
      for suffix in rule.suffixes {
        if let end = self.end(of: suffix, at: end), mayEnd(at: end) {
          return (.ordinal(value, series: series), end)
        }
      }
    }
    guard mayEnd(at: end) else { return nil }
    let next = skippingBlank(end)
    if next > end, rules.centuries.contains(where: { self.end(of: $0, at: next) != nil }) {
      return (.roman(value, isOrdinal: true), end)
    }
    guard let before = word(before: index) else { return nil }
    if rules.romanNumbers.contains(before) { return (.roman(value, isOrdinal: false), end) }
    if rules.rulers.contains(before) {
      // German writes a point behind the number of a king.
      let point = end < text.count && text[end] == "." && rules.language == "de"
      return (.roman(value, isOrdinal: true), point ? end + 1 : end)
    }
    // Behind another name only what is no word and no other abbreviation.
    let isNumber = end - index > 1 && value < 40
    guard isNumber, isName(before: index) else { return nil }
    return (.roman(value, isOrdinal: false), end)
  }

  private func isName(before index: Int) -> Bool {
    var start = index - 1
    while start > 0, text[start - 1] != " " { start -= 1 }
    return text[start].isUppercase
  }

  /// Returns the value of a number in Roman figures, or `nil` for one that is not well formed.
  private static func value(ofRoman figures: ArraySlice<Character>) -> Int? {
    let table: [(String, Int)] = [
      ("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90), ("L", 50),
      ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1),
    ]
    var rest = Substring(String(figures))
    var value = 0
    for (figure, number) in table {
      var count = 0
      while rest.hasPrefix(figure), count < (figure.count == 1 && number != 5 ? 3 : 1) {
        rest = rest.dropFirst(figure.count)
        value += number
        count += 1
      }
    }
    return rest.isEmpty && value > 0 && value < 4000 ? value : nil
  }

  // MARK: - Addresses and tags

  private static let domains: Set<Substring> = [
    "com", "org", "net", "io", "dev", "app", "co", "uk", "de", "fr", "jp", "kr", "cn", "tw", "es",
    "it", "br", "pt", "ru", "in", "nl", "be", "at", "ch", "ca", "au", "eu", "edu", "gov", "me",
    "tv", "info", "example", "sa", "eg", "ae", "mx", "ar", "us", "xyz", "biz", "test", "рф",
  ]

  /// Returns the address of a page or of a mailbox at a place.
  func address(at index: Int) -> Found? {
    guard !rules.addressSigns.isEmpty, text[index].isLetter || Self.digit(text[index]) != nil
    else { return nil }
    let end = tokenEnd(index)
    let token = text[index..<end]
    guard token.contains("."), end - index > 3 else { return nil }
    let rest = String(token)
    if let at = rest.firstIndex(of: "@") {
      let host = rest[rest.index(after: at)...]
      guard at > rest.startIndex, Self.isHost(host) else { return nil }
      return (.address(rest), end)
    }
    for scheme in ["https://", "http://"] where rest.hasPrefix(scheme) {
      return (.address(String(rest.dropFirst(scheme.count))), end)
    }
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return Self.isHost(host) ? (.address(rest), end) : nil
  }

  private static func isHost(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, domains.contains(last) else { return false }
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
    } && labels[0].contains(where: \.isLetter)
  }

  /// Returns a tag or a number sign with its number.
  func tag(at index: Int) -> Found? {
    guard index == 0 || !text[index - 1].isLetter else { return nil }
    let start = index + 1
    guard start < text.count else { return nil }
    if Self.digit(text[start]) != nil {
      guard rules.patterns[.numberSign] != nil,
        let number = phone(at: start) ?? numeral(at: start).map({ (.number($0.numeral), $0.end) }),
        mayEnd(at: number.end)
      else { return nil }
      return (.numbered(number.kind), number.end)
    }
    return handle(at: start).flatMap { word in
      rules.patterns[.tag] != nil ? (.tag(word.text), word.end) : nil
    }
  }

  /// Returns somebody who is named behind an at sign.
  func mention(at index: Int) -> Found? {
    guard index == 0 || !text[index - 1].isLetter, rules.patterns[.mention] != nil else {
      return nil
    }
    return handle(at: index + 1).map { (.mention($0.text), $0.end) }
  }

  private func handle(at start: Int) -> (text: String, end: Int)? {
    var end = start
    while end < text.count, end - start < 80,
      text[end].isLetter || text[end].isNumber || text[end] == "_" || text[end] == "."
    { end += 1 }
    while end > start, text[end - 1] == "." { end -= 1 }
    guard end > start, text[start].isLetter || text[start] == "_" else { return nil }
    return (String(text[start..<end]), end)
  }
}
