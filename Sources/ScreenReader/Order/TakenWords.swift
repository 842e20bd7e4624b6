/// The words that one element takes over from others, as its label or as the headers of a cell.
///
/// They have a limit: else every element of a hostile screen could say the longest text of it, and the
/// screen be heard for ever.
struct TakenWords {
  /// How many more scalars are taken over.
  private var room = 1_000

  /// Returns words as they are taken over: cut off where they are too many, and empty after that.
  mutating func take(_ words: String) -> String {
    let scalars = words.unicodeScalars.prefix(room)
    room -= scalars.count
    guard scalars.endIndex < words.unicodeScalars.endIndex else { return words }
    return scalars.isEmpty ? "" : String(scalars) + "…"
  }
}
