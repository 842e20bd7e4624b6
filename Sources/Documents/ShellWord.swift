/// A word as a shell takes it.
package enum ShellWord {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=,@%+")

  /// Returns a word that can be typed, in quotes where the shell would read anything into it.
  package static func quoted(_ word: String) -> String {
    let shown = SafeText.line(word)
    if !shown.isEmpty, shown.allSatisfy(plain.contains) { return shown }
    return "'" + shown.replacingScalar("'", with: "'\\''") + "'"
  }
}
