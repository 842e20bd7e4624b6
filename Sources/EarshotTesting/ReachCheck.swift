/// Looks for the cheapest way to something on a screen.
struct ReachCheck {
  private let heard: HeardWords
  private let effort: Effort

  init(_ shown: ShownScreen) throws(SourceError) {
    heard = try shown.screen.heard(shown.options)
    effort = try Effort(shown.screen, options: shown.options, listening: .usual())
  }

  /// Returns what is wrong when something should be reached with so many gestures, or `nil`.
  func problem(reaching text: String, within most: Int) -> String? {
    let words = WordsCheck(heard)
    if let error = effort.ambiguity(of: text, path: "") {
      return words.message(error.message, marking: nil, as: "")
    }
    // What `find` of a flow and `effort --to` take is taken here.
    guard let index = effort.stop(of: text),
      let gestures = effort.cheapestRoute(to: index)?.cost.gestures
    else {
      return words.missing("\(SafeText.quoted(text)) cannot be reached", text)
    }
    if gestures <= most { return nil }
    let count = gestures == 1 ? "1 gesture" : "\(gestures) gestures"
    return words.message(
      "\(SafeText.quoted(text)) takes \(count), more than \(most)", marking: index, as: count)
  }
}
