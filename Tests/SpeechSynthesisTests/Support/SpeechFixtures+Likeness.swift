extension SpeechFixtures {
  /// Tells how alike two sounds are, however loud each is.
  static func likeness(_ sound: [Int16], _ other: [Int16]) -> Double {
    var (both, one, two) = (0.0, 0.0, 0.0)
    for (first, second) in zip(sound, other) {
      both += Double(first) * Double(second)
      one += Double(first) * Double(first)
      two += Double(second) * Double(second)
    }
    return one > 0 && two > 0 ? both / (one * two).squareRoot() : 0
  }
}
