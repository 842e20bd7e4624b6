/// A number as people write it, at the start of a text: a date, a time, a fraction or a plain number.
struct NumberText: Equatable {
  /// What the digits stand for.
  enum Kind: Equatable {
    /// `2026-11-21`
    case date(year: Int, month: Int, day: Int)
    /// `14:05`
    case time(hour: Int, minute: Int)
    /// `1/3`
    case fraction(numerator: Int, denominator: Int)
    /// Any other number; of `3.5` the part before the point.
    case number(Int, isWhole: Bool)
  }

  /// What the digits stand for.
  let kind: Kind
  /// The number as it is written, without the signs that group its digits.
  let written: String
  /// How many characters it takes.
  let length: Int

  /// Reads the number that a text begins with.
  init?(_ text: ArraySlice<Character>) {
    var parts: [(digits: String, value: Int)] = []
    var signs: [Character] = []
    var index = text.startIndex
    while index < text.endIndex {
      let digits = text[index...].prefix { $0.isWholeNumber }
      // Longer numbers are codes; they are left as they are.
      guard !digits.isEmpty, digits.count <= 15 else { break }
      let value = digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
      parts.append((String(digits), value))
      index += digits.count
      guard index + 1 < text.endIndex, [".", ",", ":", "/", "-"].contains(text[index]),
        text[index + 1].isWholeNumber
      else { break }
      signs.append(text[index])
      index += 1
    }
    guard !parts.isEmpty, signs.count < parts.count else { return nil }
    let whole = String(text[text.startIndex..<index])
    length = index - text.startIndex
    let values = parts.map(\.value)
    let widths = parts.map(\.digits.count)
    if signs == ["-", "-"], widths == [4, 2, 2], (1...12).contains(values[1]),
      (1...31).contains(values[2])
    {
      kind = .date(year: values[0], month: values[1], day: values[2])
      written = whole
    } else if signs == [":"], widths[0] <= 2, widths[1] == 2, values[0] < 25, values[1] < 60 {
      kind = .time(hour: values[0], minute: values[1])
      written = whole
    } else if signs == ["/"], widths[0] <= 4, widths[1] <= 4, values[1] > 0 {
      kind = .fraction(numerator: values[0], denominator: values[1])
      written = whole
    } else if !signs.isEmpty, signs.allSatisfy({ $0 == "," }),
      widths.dropFirst().allSatisfy({ $0 == 3 }),
      widths[0] <= 3
    {
      let joined = parts.map(\.digits).joined()
      kind = .number(Int(joined) ?? values[0], isWhole: true)
      written = whole
    } else {
      kind = .number(values[0], isWhole: signs.isEmpty)
      written = whole
    }
  }
}
