internal import VoiceProfiles

/// Whole numbers in the words of languages whose engine misreads long ones.
struct SpelledNumber {
  private let numerals: ReadingRules.Numerals

  /// Takes the words of a language.
  init(_ numerals: ReadingRules.Numerals) { self.numerals = numerals }

  /// Returns a number in words, or `nil` for one that the engine reads right, and for one too long to be said.
  ///
  /// The engine leaves out zeros within a number, and counts ten thousands by the thousand.
  func words(_ digits: String) -> String? {
    let isMisread = digits.count > 4 || digits.drop(while: { $0 != "0" }).contains { $0 != "0" }
    guard isMisread, digits.count > 2, digits.first != "0", let number = Int(digits),
      digits.count <= 4 * (numerals.groups.count + 1)
    else { return nil }
    var parts: [Int] = []
    var rest = number
    while rest > 0 {
      parts.append(rest % 10_000)
      rest /= 10_000
    }
    var result = ""
    var isAfterZero = false
    for (place, part) in parts.enumerated().reversed() {
      if part == 0 {
        isAfterZero = !result.isEmpty
        continue
      }
      if !result.isEmpty, isAfterZero || part < 1000 { result += numerals.zero }
      isAfterZero = false
      let unit = place > 0 ? numerals.groups[place - 1] : ""
      result += part == 2 && place > 0 ? numerals.two : four(part, isFirst: result.isEmpty)
      result += unit
    }
    return result
  }

  /// Returns the figures of a number one by one, as years are said.
  func figures(_ digits: String) -> String {
    digits.map { $0 == "0" ? numerals.zero : numerals.ones[($0.wholeNumberValue ?? 1) - 1] }
      .joined()
  }

  /// Returns a number below ten thousand in words.
  private func four(_ number: Int, isFirst: Bool) -> String {
    var result = ""
    var isAfterZero = false
    for (place, unit) in [(1000, numerals.thousand), (100, numerals.hundred), (10, numerals.ten)] {
      let figure = number / place % 10
      if figure == 0 {
        isAfterZero = !result.isEmpty
        continue
      }
      if isAfterZero { result += numerals.zero }
      isAfterZero = false
      if figure == 2, place == 1000 {
        result += numerals.two
      } else if figure != 1 || place != 10 || !isFirst || !result.isEmpty {
        result += numerals.ones[figure - 1]
      }
      result += unit
    }
    if number % 10 > 0 {
      result += (isAfterZero ? numerals.zero : "") + numerals.ones[number % 10 - 1]
    }
    return result
  }
}
