/// Why no kanji are read, and what helps.
struct KanjiProblem: Error, Equatable {
  var reason: String
  var repair: String?

  /// The library or its dictionary is not installed.
  static func missing(_ reason: String) -> Self {
    Self(reason: reason, repair: "install it (apt-get install libmecab2 mecab-ipadic-utf8)")
  }

  /// What is installed does not work.
  static func broken(_ reason: String) -> Self {
    Self(
      reason: reason,
      repair: "reinstall it (apt-get install --reinstall libmecab2 mecab-ipadic-utf8)")
  }

  /// What comes is not what was asked for.
  static let noAnswer = Self.broken("libmecab's helper does not answer")
}
