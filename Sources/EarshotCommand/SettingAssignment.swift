import ArgumentParser
import Earshot

/// The value of `--set`: a setting of the reader and what it is set to.
struct SettingAssignment: ExpressibleByArgument {
  let assignment: ReaderOptions.Assignment

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else { return nil }
    assignment = ReaderOptions.Assignment(String(parts[0]), String(parts[1]))
  }
}
