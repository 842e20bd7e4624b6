/// Which recordings a check writes.
package enum BaselineUpdate: String, CaseIterable, Sendable {
  /// Those of screens that have none.
  case missing
  /// Those, and the ones of which something else is heard; placeholders that still fit are kept.
  case changed
  /// All of them anew; recordings without a screen are taken away.
  case all

  /// Returns whether the value of the environment variable `CI` marks a job of a CI server.
  package static func isJob(ci value: String?) -> Bool {
    !["", "0", "false", "no"].contains(value?.lowercased() ?? "")
  }
}
