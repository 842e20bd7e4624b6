/// A part of a text that is read otherwise than it is written: a price, a date, a phone number.
struct TextPiece: Equatable {
  /// What the part is.
  indirect enum Kind: Equatable {
    /// `1,234.5`, `-5`, `1.2M`
    case number(Numeral)
    /// `12 km`, by the unit's sign.
    case measure(Numeral, unit: String)
    /// `$12.50`, by the currency's sign.
    case money(Numeral, currency: String)
    /// `10–12`
    case range(Kind, Kind)
    /// `16:9`, `2-1`
    case ratio(Int, Int)
    /// `1st`, by its place among the language's series.
    case ordinal(Int, series: Int)
    /// `03/04/2027`, with the word before it where a language inflects the day.
    case date(year: Int?, month: Int, day: Int, after: String?)
    /// The name of a day of the week.
    case weekday(String)
    /// `14:05`, with the half of the day behind it in words.
    case time(hour: Int, minute: Int, half: String?)
    /// `1:23:45`
    case duration(hours: Int, minutes: Int, seconds: Int)
    /// A phone number, a card's or a code: groups of digits, read one by one.
    case digits([String], hasPlus: Bool)
    /// `v2.3.1`
    case version([String], hasSign: Bool)
    /// `•••• 4242`
    case secret(count: Int, digits: String?)
    /// `#42`
    case numbered(Kind)
    /// `$5/mo`
    case share(Kind, of: String)
    /// `#travel`
    case tag(String)
    /// `@maria`
    case mention(String)
    /// A page's or a mail's address.
    case address(String)
    /// A number in Roman figures.
    case roman(Int, isOrdinal: Bool)
    /// What is read in the place of an abbreviation or a word.
    case words(String)
  }

  /// What the part is.
  var kind: Kind
  /// Its characters in the text.
  var range: Range<Int>
}

/// A number as people write it.
struct Numeral: Equatable {
  /// What stands before a number.
  enum Sign: Equatable {
    case minus
    case plus
  }

  /// A part of one.
  struct Vulgar: Equatable {
    var numerator: Int
    var denominator: Int
  }

  var sign: Sign?
  /// The digits of the whole, in ASCII and without the signs that group them; empty for a fraction alone.
  var digits: String
  /// The digits behind the point.
  var fraction: String?
  /// The fraction behind the whole, or by itself: `2½`.
  var vulgar: Vulgar?
  /// The sign of a scale behind it: the `M` of `1.2M`.
  var scale: String?
  /// Whether signs group its digits.
  var isGrouped = false

  /// The whole number that it is, or `nil` for any other.
  var whole: Int? {
    fraction == nil && vulgar == nil && scale == nil && digits.count < 16 ? Int(digits) : nil
  }
}
