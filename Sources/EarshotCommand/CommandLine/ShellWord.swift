import Earshot

/// A word as a shell takes it.
enum ShellWord {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./:=,@%+")

  /// Returns a word that can be typed, in quotes where the shell would read anything into it.
  static func quoted(_ word: String) -> String {
    let shown = SafeText.line(word)
    if !shown.isEmpty, shown.allSatisfy(plain.contains) { return shown }
    return "'" + shown.replacingScalar("'", with: "'\\''") + "'"
  }
}
