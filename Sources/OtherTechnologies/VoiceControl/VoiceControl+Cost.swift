extension VoiceControl {
  /// Returns the cost of tapping an element by its name, or by its number if that is shorter or necessary.
  ///
  /// Assumed: 0.4 s per word and 1.0 s per utterance; spaces separate words.
  package func outcome(ofNode node: Int) -> TaskOutcome {
    guard let item = items.first(where: { $0.node == node }) else {
      return .notApplicable("it does not respond")
    }
    // "Show numbers", "Tap 3".
    var best = Self.cost(utterances: 2, words: 4)
    for name in Set(Self.spoken(item)) where !name.words.isEmpty {
      let isShared = counts[name, default: 0] > 1
      // "Tap Delete", and "3" where several have the name.
      let words = 1 + name.words.count
      let cost = Self.cost(utterances: isShared ? 2 : 1, words: isShared ? words + 1 : words)
      if (cost.steps, cost.seconds) < (best.steps, best.seconds) { best = cost }
    }
    return .cost(best)
  }

  private static func cost(utterances: Int, words: Int) -> TaskCost {
    TaskCost(
      steps: utterances, unit: .utterance, seconds: Double(utterances) + 0.4 * Double(words))
  }
}
