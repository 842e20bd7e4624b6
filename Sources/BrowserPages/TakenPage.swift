internal import Documents

/// A page as it was taken, and how it is known to be the same after the next act.
///
/// Most keys change nothing but the focus. The trees of a page of 5,000 elements are megabytes, and what its scripts tell
/// of its state is a few bytes. What is not compared are looks that no place and no visibility shows, such as the colour of
/// what has the focus.
struct TakenPage {
  /// The whole dump.
  let dump: SourceText
  /// The states of the page and of its frames, as our scripts sum them up.
  private let states: [String]
  /// What there was to say beside it.
  private let notes: [String]

  /// Notes what was taken; `nil` where a later page could not be compared with it.
  init?(_ dump: SourceText, _ news: [DocumentNode], frames: Int, _ notes: [String]) {
    guard let states = Self.states(in: news, frames: frames) else { return nil }
    self.dump = dump
    self.states = states
    self.notes = notes
  }

  /// Returns whether the page is still as it was taken.
  func isStill(_ news: [DocumentNode], frames: Int, _ notes: [String]) -> Bool {
    notes == self.notes && news.allSatisfy { $0["isStill"]?.text == "true" }
      && Self.states(in: news, frames: frames) == states
  }

  /// Returns the states of the page and all its frames, or `nil` where any of them cannot tell.
  private static func states(in news: [DocumentNode], frames: Int) -> [String]? {
    let states = news.compactMap { one in
      one["state"].flatMap { $0.kind == .string ? $0.text : nil }
    }
    return states.count == frames + 1 ? states : nil
  }
}
