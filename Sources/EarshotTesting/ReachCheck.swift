/// Looks for the cheapest way to something on a screen.
struct ReachCheck {
  private let heard: Heard
  private let effort: Effort

  init(_ shown: ShownScreen) throws(SourceError) {
    heard = try shown.screen.heard(shown.options)
    effort = try Effort(shown.screen, options: shown.options, listening: .usual())
  }

  /// Returns what is wrong when something should be reached with so many gestures, or `nil`.
  func problem(reaching text: String, within most: Int) -> String? {
    let words = WordsCheck(heard)
    let ways = heard.said.indices.lazy.filter { heard.matches(heard.said[$0], text) }
      .compactMap { index in
        effort.cheapestRoute(to: index).map { (index, $0.cost.gestures) }
      }
    guard let (index, gestures) = ways.first else {
      return words.missing("\(SafeText.quoted(text)) is not reached", text)
    }
    if gestures <= most { return nil }
    let count = gestures == 1 ? "1 gesture" : "\(gestures) gestures"
    return words.message(
      "\(SafeText.quoted(text)) takes \(count), more than \(most)", marking: index, as: count)
  }
}
