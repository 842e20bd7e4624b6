/// Small numbers as people say and write them in English.
package enum NumberWord {
  private static let words = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Returns the number that a lower-case word names, or `nil`.
  package static func number(_ word: String) -> Int? {
    words.firstIndex(of: word).map { $0 + 1 }
  }
}
