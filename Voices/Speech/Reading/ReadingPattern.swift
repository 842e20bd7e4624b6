/// The wording of a kind of piece in a language, with gaps in braces.
package enum ReadingPattern: String, CaseIterable, Sendable {
  /// A number below zero.
  case minus
  /// A number with a plus before it.
  case plus
  /// From one to the other: `{from} to {to}`.
  case range
  /// From one full hour to another.
  case hours
  /// A duration and a shorter one.
  case both
  /// The digits of a number that are not hidden.
  case ending
  /// One beside the other: 16:9, 2–1.
  case ratio
  /// A fraction without a denominator of its own name.
  case fraction
  /// A whole number and a fraction.
  case mixed
  /// A whole number and a half.
  case andHalf
  /// A decimal fraction of counted wholes and tenths.
  case decimal
  /// A time of day.
  case time
  /// The minutes of a time that are below ten, or the minutes as they are.
  case fewMinutes
  /// A time on the hour.
  case wholeHour
  /// A time on the hour with the half of the day behind it.
  case halfDayHour
  /// A day of a month, without a year.
  case dayAndMonth
  /// A price in both units of a currency.
  case money
  /// A version behind a v.
  case version
  /// A tag: `#travel`.
  case tag
  /// Somebody who is named: `@maria`.
  case mention
  /// What stands behind a number sign: `#42`.
  case numberSign
  /// The plus before a phone number.
  case phonePlus

  /// The gaps that it has.
  var gaps: Set<String> {
    switch self {
    case .minus, .plus, .ending, .version, .numberSign, .phonePlus: ["number"]
    case .range, .hours: ["from", "to"]
    case .ratio, .both: ["first", "second"]
    case .fraction: ["numerator", "denominator"]
    case .mixed, .decimal: ["whole", "fraction"]
    case .time: ["hour", "minute"]
    case .fewMinutes: ["minute"]
    case .wholeHour, .halfDayHour: ["hour"]
    case .dayAndMonth: ["month", "day"]
    case .andHalf: ["whole"]
    case .money: ["major", "minor"]
    case .tag, .mention: ["word"]
    }
  }
}
