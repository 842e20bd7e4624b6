package import Voices

/// How a language is read aloud where its writing is shorter than its words: figures, prices, dates, signs.
///
/// The text that is shown stays; these are the words that a voice is given in its place. Whole numbers are left to
/// the engine, which reads them well in every language but Chinese.
package struct ReadingRules: Equatable, Sendable {
  /// Words that are counted, by the form that stands beside a number, each with the gap `{number}` or without it:
  /// `{number} kilometres`.
  package typealias Forms = [PluralCategory: String]

  /// The language as a BCP 47 tag.
  package var language = ""
  /// What parts the whole of a number from its fraction.
  package var decimal: Character = "."
  /// What groups the digits of a long number.
  package var groups: Set<Character> = []
  /// The word for the point of a decimal fraction.
  package var point: String?
  /// The wholes, tenths, hundredths … of a language that counts them, or an empty list where digits are read.
  package var decimals: [Forms] = []
  /// The wording of a kind of piece, by its name.
  package var patterns: [ReadingPattern: String] = [:]
  /// How dates that are written in figures are read.
  package var dates = DateWording()
  /// Units by their signs.
  package var units = ReadingTable<Forms>()
  /// Currencies by their signs.
  package var currencies = ReadingTable<Currency>()
  /// Signs for thousands and more: the `M` of `$1.2M`.
  package var scales = ReadingTable<Forms>()
  /// What stands behind a number and a slash: the `mo` of `$5/mo`.
  package var shares = ReadingTable<String>()
  /// Short names of days of the week.
  package var weekdays = ReadingTable<String>()
  /// What a time of day ends in.
  package var dayHalves = ReadingTable<String>()
  /// How ordinal numbers are written and read.
  package var ordinals: [OrdinalSeries] = []
  /// The denominators of fractions.
  package var denominators: [Int: Forms] = [:]
  /// Numbers before counting words.
  package var counting = CountingWords()
  /// The words of long numbers, or `nil` where the engine reads them right.
  package var numerals: Numerals?
  /// Texts without a blank that are read as a whole: `24/7`.
  package var words: [String: String] = [:]
  /// Abbreviations, which may hold blanks.
  package var abbreviations = ReadingTable<String>()
  /// Abbreviations that are something else before a name: the `Dr.` of `Dr. Lee`.
  package var titles = ReadingTable<String>()
  /// Words that a number in Roman figures follows: chapter.
  package var romanNumbers: Set<String> = []
  /// Names that an ordinal number in Roman figures follows.
  package var rulers: Set<String> = []
  /// The ordinal numbers of rulers.
  package var rulerNumbers = OrdinalSeries()
  /// Words that an ordinal number in Roman figures stands before: век.
  package var centuries: Set<String> = []
  /// Whether Roman figures have the endings of ordinal numbers: XXe.
  package var romanEndings = false
  /// Words behind which a number is read digit by digit.
  package var codeWords: Set<String> = []
  /// Words that a version follows.
  package var versionWords: Set<String> = []
  /// Signs that are read as words wherever they stand, emoji among them.
  package var signs: [Character: String] = [:]
  /// What is read for an emoji that has no name here, or `nil` to leave it to the engine.
  package var unnamedEmoji: String?
  /// The signs of addresses of pages and mail.
  package var addressSigns: [Character: String] = [:]
  /// Whether phone numbers are read in pairs where they are written so.
  package var readsPhonesInPairs = false

  /// Creates rules that leave all to the engine.
  package init() {}

  /// The words that numbers of a language are made of that groups their figures by four: 三千八百.
  package struct Numerals: Equatable, Sendable {
    /// The words for 1 to 9.
    package var ones: [String] = []
    /// What fills a place without a figure between others.
    package var zero = ""
    /// The word for 2 before thousands and groups.
    package var two = ""
    package var ten = ""
    package var hundred = ""
    package var thousand = ""
    /// The words for ten thousand, and for that many of these.
    package var groups: [String] = []
  }

  /// A currency.
  package struct Currency: Equatable, Sendable {
    /// Its own words beside numbers.
    package var major: Forms
    /// The words of its tenth where a language counts those: 角.
    package var tenth: Forms?
    /// The words of its hundredth, or `nil` where it has none.
    package var minor: Forms?
  }

  /// Ordinal numbers that are written in one way.
  package struct OrdinalSeries: Equatable, Sendable {
    /// What stands before the number: 第.
    package var prefix = ""
    /// What stands behind it, one of them.
    package var suffixes: [String] = []
    /// Words before it, in small letters, that call for this series, or an empty set where any may stand.
    package var after: Set<String> = []
    /// The words, in order from 1.
    package var words: [String] = []
    /// What is read for a higher number, with the gap `{number}`, or `nil` for the number as it is written.
    package var pattern: String?
  }

  /// Numbers that a language counts with numerals of its own: Korean counts things as 한, 두, 세 and minutes as 일, 이,
  /// 삼.
  package struct CountingWords: Equatable, Sendable {
    /// Counting words, with the highest number that takes such a numeral.
    package var words: [String: Int] = [:]
    /// The numerals, in order from 1.
    package var numerals: [String] = []
    /// The numerals for tens, in order from 10.
    package var tens: [String] = []
    /// The numerals for tens that nothing follows, or an empty list for those of ``tens``: 스무 for 20.
    package var wholeTens: [String] = []

    /// Returns the numeral of a number, or `nil` where the language has none of its own.
    package func numeral(_ number: Int) -> String? {
      let (tens, ones) = number.quotientAndRemainder(dividingBy: 10)
      guard number > 0, tens <= self.tens.count else { return nil }
      if ones == 0 {
        let names = wholeTens.isEmpty ? self.tens : wholeTens
        return names.indices.contains(tens - 1) ? names[tens - 1] : nil
      }
      guard ones <= numerals.count else { return nil }
      return (tens > 0 ? self.tens[tens - 1] : "") + numerals[ones - 1]
    }
  }
}
