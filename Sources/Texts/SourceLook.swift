/// What a text is looked through for once, at the first question about it.
final class SourceLook: Sendable {
  /// Its keys.
  let keys = QuotedKeys()
  /// Its words for fields for secrets.
  let secretMarks = SecretMarks()
  /// Where its lines are.
  let lines = SourceLines()
}
