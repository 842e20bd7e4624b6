/// A form that words take beside a number, as Unicode's locale data (CLDR) names it.
package enum PluralCategory: String, CaseIterable, Sendable {
  /// Beside 0, where a language has a form for it.
  case zero
  /// Beside 1 and what is counted like it: 21 in Russian.
  case one
  /// Beside 2 and what is counted like it.
  case two
  /// Beside a small number: 2 to 4 in Russian.
  case few
  /// Beside a large number: 5 and more in Russian.
  case many
  /// Beside every other number, and the only form of languages that know no plural.
  case other
}
