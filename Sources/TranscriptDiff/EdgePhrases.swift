import ScreenReader
import Voices

/// The words of a reader at the ends of lists, and the names of lists, in recordings that are text alone.
///
/// A text has no types: its words are cut at commas, as the spoken style writes them, and compared with those of the
/// phrase books. The language is that of the first book whose words both sides say.
struct EdgePhrases {
  /// The words of both ends, and the names of the lists that both sides have.
  private(set) var words: Set<String> = []
  private let start: String
  private let others: Set<String>
  private var names: Set<String> = []

  /// Finds the words; `nil` where a side has types, or says no list's beginning.
  init?(_ old: [RecordedStop], _ new: [RecordedStop]) {
    guard let first = Self.pieces(of: old), let second = Self.pieces(of: new) else { return nil }
    let said = Set(first.joined()).intersection(second.joined())
    guard let book = Self.book(said), let start = Self.text(.listStart, book) else { return nil }
    self.start = start
    let phrases = Set(book.keys.compactMap { Self.text($0, book) })
    others = phrases
    names = Self.names(first, start, phrases).intersection(Self.names(second, start, phrases))
    let ends = [start, Self.text(.listEnd, book)].compactMap(\.self)
    words = names.union(said.intersection(ends))
  }

  /// Returns the label of a stop: its first words that are neither a reader's nor the name of a list.
  func label(of stop: RecordedStop) -> String? {
    let pieces = Self.pieces(of: stop)
    let own = pieces.contains(start) && names.contains(pieces[0]) ? pieces.dropFirst() : pieces[...]
    return own.first { !others.contains($0) }
  }

  private static func book(_ said: Set<String>) -> Phrasebook? {
    guard let library = try? PhraseLibrary() else { return nil }
    let tags = ["en"] + library.languages.filter { $0 != "en" }
    return tags.lazy.compactMap(library.book(for:)).first { book in
      text(.listStart, book).map(said.contains) == true
    }
  }

  private static func text(_ key: PhraseKey, _ book: Phrasebook) -> String? {
    let pattern = book[key, .spoken]?.pattern
    return pattern.flatMap { $0.contains("{") ? nil : $0 }
  }

  /// What is said first where a list begins, and is followed by more than the reader's words.
  private static func names(
    _ stops: [[String]], _ start: String, _ phrases: Set<String>
  ) -> Set<String> {
    Set(
      stops.compactMap { pieces in
        let own = pieces.filter { !phrases.contains($0) }
        return pieces.contains(start) && own.count > 1 ? own.first : nil
      })
  }

  /// The words of all stops, or `nil` where any of them has types.
  private static func pieces(of stops: [RecordedStop]) -> [[String]]? {
    guard stops.contains(where: { $0.kind == .stop }), stops.allSatisfy({ $0.fragments == nil })
    else { return nil }
    return stops.lazy.filter { $0.kind == .stop }.map(pieces)
  }

  private static func pieces(of stop: RecordedStop) -> [String] {
    stop.text.split(separator: ", ").map(String.init)
  }
}
