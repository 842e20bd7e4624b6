internal import Voices

/// Writes numbers, and the signs and units beside them, as a language says them.
///
/// What an engine says well is left as it is: `75%` in German. In Korean it becomes `75 퍼센트`, and `4개`
/// `네 개`, as things are counted with other numerals than minutes.
struct NumberSpeller {
  let numbers: SpokenNumbers
  let plurals: PluralRules
  /// The language as a BCP 47 tag.
  let language: String

  /// Returns what is spoken for a word.
  ///
  /// - Complexity: O(n) in the length of the word.
  func spoken(_ word: String, after previous: String?, before next: String?) -> String {
    let hasDigit = word.contains(where: \.isWholeNumber)
    if !hasDigit {
      // "5 km": the unit is a word of its own.
      guard let last = previous?.last, last.isWholeNumber else { return word }
      let unit = unit(at: Array(word)[...], of: previous.flatMap(Self.wholeNumber))
      return unit.map { $0.name + String($0.rest) } ?? word
    }
    if let whole = numbers.words[word] { return whole }
    var result = ""
    var rest = Array(word)[...]
    while let first = rest.first {
      let isPartOfWord = result.last.map { $0.isASCII && ($0.isLetter || $0 == ".") } ?? false
      guard first.isWholeNumber, !isPartOfWord, let text = NumberText(rest) else {
        // The digits of "iPhone15" belong to its name.
        let end = rest.firstIndex { $0.isWholeNumber != first.isWholeNumber } ?? rest.endIndex
        result += String(rest[..<end])
        rest = rest[end...]
        continue
      }
      rest = rest.dropFirst(text.length)
      result += spoken(text, &rest, before: rest.isEmpty ? next : nil)
    }
    return result
  }

  private func spoken(
    _ text: NumberText, _ rest: inout ArraySlice<Character>, before next: String?
  ) -> String {
    switch text.kind {
    case .date(let year, let month, let day):
      let date = numbers.dates.text(year: year, month: month, day: day, in: language)
      return date.map { said($0, [:]) } ?? text.written
    case .time(let hour, let minute):
      if minute == 0, let pattern = numbers.wholeHour { return said(pattern, ["hour": "\(hour)"]) }
      guard let pattern = numbers.time else { return text.written }
      return said(pattern, ["hour": "\(hour)", "minute": "\(minute)"])
    case .fraction(let numerator, let denominator):
      guard let pattern = numbers.fraction else { return text.written }
      return said(pattern, ["numerator": "\(numerator)", "denominator": "\(denominator)"])
    case .number(let whole, let isWhole):
      return spokenNumber(text, isWhole ? whole : nil, &rest, before: next)
    }
  }

  private func spokenNumber(
    _ text: NumberText, _ whole: Int?, _ rest: inout ArraySlice<Character>, before next: String?
  ) -> String {
    let number = withPoint(text.written)
    let signs: [Character] = ["%", "％", "٪"]
    if let pattern = numbers.percent, let sign = rest.first, signs.contains(sign) {
      rest = rest.dropFirst()
      return Phrase(pattern).filled(["number": number])
    }
    if let unit = unit(at: rest, of: whole) {
      rest = unit.rest
      return "\(number) \(unit.name)"
    }
    guard let whole else { return number }
    let follower = rest.isEmpty ? next.map { Array($0)[...] } ?? [] : rest
    guard let numeral = numeral(whole, before: follower) else { return number }
    return rest.isEmpty ? numeral : numeral + " "
  }

  /// Fills a pattern, and says the numbers in it with the numerals that their counting words call for.
  private func said(_ pattern: String, _ values: KeyValuePairs<String, String>) -> String {
    let text = Phrase(pattern).filled(values)
    guard !numbers.counters.isEmpty else { return text }
    return text.split(separator: " ").map { word in
      let digits = word.prefix { $0.isWholeNumber }
      guard let number = Int(digits),
        let numeral = numeral(number, before: Array(word.dropFirst(digits.count))[...])
      else { return numbers.words[String(word)] ?? String(word) }
      return "\(numeral) \(word.dropFirst(digits.count))"
    }.joined(separator: " ")
  }

  private func withPoint(_ number: String) -> String {
    // Two points make a version or an address, no fraction.
    guard let point = numbers.point, let dot = number.firstIndex(of: "."),
      number[number.index(after: dot)...].allSatisfy(\.isWholeNumber)
    else { return number }
    let digits = number[number.index(after: dot)...].map(String.init).joined(separator: " ")
    return "\(number[..<dot]) \(point) \(digits)"
  }

  /// Returns the language's own numeral before a counting word: 네 before 개.
  private func numeral(_ number: Int, before follower: ArraySlice<Character>) -> String? {
    guard number > 0, !follower.isEmpty else { return nil }
    var highest: Int?
    // The longest counting word decides: months (개월) are not counted like things (개).
    for length in (1...3).reversed() where follower.count >= length && highest == nil {
      highest = numbers.counters[String(follower.prefix(length))]
    }
    guard let highest, number <= highest else { return nil }
    let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
    let wholeTens = numbers.wholeTens.isEmpty ? numbers.tens : numbers.wholeTens
    if ones == 0 { return wholeTens[tens - 1] }
    return (tens > 0 ? numbers.tens[tens - 1] : "") + numbers.numerals[ones - 1]
  }

  private func unit(
    at rest: ArraySlice<Character>, of number: Int?
  ) -> (name: String, rest: ArraySlice<Character>)? {
    guard !numbers.units.isEmpty else { return nil }
    let sign = String(rest.prefix { $0.isLetter || $0 == "°" || $0 == "/" })
    guard let forms = numbers.units[sign] else { return nil }
    let category = number.map(plurals.category) ?? .other
    guard let name = forms[category] ?? forms[.other] else { return nil }
    return (name, rest.dropFirst(sign.count))
  }

  /// Returns the whole number that a word is, or `nil` for a fraction and for anything longer.
  private static func wholeNumber(_ word: String) -> Int? {
    guard word.count <= 9, word.allSatisfy(\.isWholeNumber) else { return nil }
    return word.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
  }
}
