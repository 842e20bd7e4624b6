/// Which recordings a check writes.
package enum BaselineUpdate: String, CaseIterable, Sendable {
  /// Those of screens that have none.
  case missing
  /// Those, and the ones of which something else is heard; placeholders that still fit are kept.
  case changed
  /// All of them anew; recordings without a screen are taken away.
  case all
}
