import Documents
import ScreenReader

/// The words that a stop says because it stands first or last in a container: its name and its edges.
///
/// Swapped rows say them at another stop. Only words count that both sides have: a name that is new on one of
/// them is another thing to hear.
struct EdgeWords {
  private let shared: Set<String>

  init(_ old: [RecordedStop], _ new: [RecordedStop], _ phrases: EdgePhrases?) {
    if let phrases {
      shared = phrases.words
      return
    }
    var words: Set<String> = []
    for fragment in (old + new).lazy.flatMap({ $0.fragments ?? [] }) where Self.isEdge(fragment) {
      words.insert(SafeText.line(fragment.text))
    }
    shared = words.isEmpty ? [] : words.intersection(Self.said(old)).intersection(Self.said(new))
  }

  /// Returns whether words are said at an edge on both sides.
  func contains(_ words: String) -> Bool { shared.contains(words) }

  /// Returns whether all that differs between two stops are words at edges.
  func areAllThatDiffers(_ old: RecordedStop, _ new: RecordedStop) -> Bool {
    !shared.isEmpty && rest(of: old) == rest(of: new)
  }

  // A text without types is cut where the spoken style puts commas.
  private func rest(of stop: RecordedStop) -> [String] {
    guard let fragments = stop.fragments else {
      return Self.pieces(of: stop.text).filter { !shared.contains($0) }
    }
    return fragments.filter { fragment in
      let isLeftOut = Self.isEdge(fragment) && shared.contains(SafeText.line(fragment.text))
      return !fragment.isNote && fragment.kind != .hint && !isLeftOut
    }.flatMap { Self.pieces(of: SafeText.line($0.text)) }
  }

  private static func said(_ stops: [RecordedStop]) -> Set<String> {
    var words: Set<String> = []
    for stop in stops {
      if let fragments = stop.fragments {
        words.formUnion(fragments.lazy.filter(isEdge).map { SafeText.line($0.text) })
      } else {
        words.formUnion(pieces(of: stop.text))
      }
    }
    return words
  }

  private static func isEdge(_ fragment: Fragment) -> Bool {
    fragment.kind == .container || fragment.kind == .boundary
  }

  private static func pieces(of text: String) -> [String] {
    text.split(separator: ", ").map(String.init)
  }
}
