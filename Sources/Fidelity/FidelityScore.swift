import Transcript
import TranscriptDiff

/// How near we come to what a real reader was heard to say.
///
/// Everything is counted in utterances that were heard: what the reader said and we do not is neither the
/// same nor in order.
package struct FidelityScore: Equatable, Sendable {
  /// How many utterances were heard.
  package private(set) var heard = 0
  /// How many of them we say letter by letter.
  package private(set) var exact = 0
  /// How many of them we say in the same words, whatever the capitals and the marks between them.
  package private(set) var sameWords = 0
  /// How many of them we say, in whatever words, where they were heard.
  package private(set) var sameOrder = 0
  /// How many utterances of ours were not heard.
  package private(set) var added = 0

  /// Creates the score of nothing.
  package init() {}

  init(_ diff: TranscriptDiff, heard: Int) {
    self.heard = heard
    let changes = diff.screens.flatMap(\.changes)
    let touched = changes.count { $0.old != nil }
    (exact, sameWords, sameOrder) = (heard - touched, heard - touched, heard - touched)
    for change in changes {
      guard let old = change.old?.stop else {
        added += 1
        continue
      }
      guard let new = change.new?.stop else { continue }
      if old.text == new.text, old.hint == new.hint { exact += 1 }
      if Self.haveSameWords(old, new) { sameWords += 1 }
      if !change.kinds.contains(.moved) { sameOrder += 1 }
    }
  }

  /// Adds the score of further captures.
  package mutating func add(_ other: FidelityScore) {
    heard += other.heard
    exact += other.exact
    sameWords += other.sameWords
    sameOrder += other.sameOrder
    added += other.added
  }

  /// One of the three measures.
  package func count(_ measure: Measure) -> Int {
    switch measure {
    case .exact: exact
    case .words: sameWords
    case .order: sameOrder
    }
  }

  /// A measure in per cent of what was heard, rounded down, so that 100 means all.
  package func percentage(_ measure: Measure) -> Double {
    heard == 0 ? 100 : Double(count(measure) * 1_000 / heard) / 10
  }

  /// What can be said of an utterance.
  package enum Measure: String, CaseIterable, Sendable {
    /// It is said letter by letter.
    case exact
    /// It is said in the same words.
    case words
    /// It is said at the same place.
    case order
  }

  /// Returns whether two stops are said in the same words, whatever the capitals and marks.
  static func haveSameWords(_ one: RecordedStop, _ other: RecordedStop) -> Bool {
    words(of: one) == words(of: other)
  }

  private static func words(of stop: RecordedStop) -> [Substring] {
    "\(stop.text) \(stop.hint ?? "")".lowercased().split { !$0.isLetter && !$0.isNumber }
  }
}
