import Documents
package import ScreenReader
package import Transcript
public import TranscriptDiff

/// The target of `find`: the utterance at a stop, or a part of it.
///
/// `Reply, button` is a whole stop, with or without the names of the containers that are entered there. `reply` is also
/// a part of any fragment. A stop whose utterance or fragment equals the text takes precedence over a nearer one that
/// only contains it: `find: Pay` skips "Payment, heading" and finds "Pay, button".
public struct FlowSearch: Equatable, Sendable {
  /// The text.
  public var text: HeardText
  /// The number of swipes after which the search ends, or `nil` to end at the last element.
  public var limit: Int?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The number of swipes after which the search ends.
  public init(_ text: HeardText, limit: Int? = nil) {
    self.text = text
    self.limit = limit
  }

  /// Creates a search for a text as a person types it.
  package init(_ text: String) { self.init(HeardText(text)) }

  /// The text as transcripts show it: as it is typed, or `{contains: …}`.
  package var words: String { text.measure == .whole ? text.text : text.written }

  /// Returns whether an utterance is the one looked for.
  package func matches(_ utterance: Utterance, in rendering: Rendering) -> Bool {
    var patterns = TextPatterns()
    let least: HeardText.Fit = text.measure == .part ? .part : .exact
    return ((try? text.fit(of: utterance, in: rendering, &patterns)) ?? nil).map { $0 >= least }
      ?? false
  }

  /// Puts the cursor on the part of its line that was looked for, so that it is what is acted on.
  package func settle(_ session: inout Session, in rendering: Rendering) {
    guard let part = best(of: session.partUtterances, in: rendering) else { return }
    session.settle(onPart: part)
  }

  /// Returns which of several utterances fits best, the first of equally good ones.
  package func best(of utterances: some Sequence<Utterance>, in rendering: Rendering) -> Int? {
    var patterns = TextPatterns()
    var best: (place: Int, fit: HeardText.Fit)?
    for (place, utterance) in utterances.enumerated() {
      let fit = (try? text.fit(of: utterance, in: rendering, &patterns)) ?? nil
      guard let fit, best.map({ $0.fit < fit }) ?? true else { continue }
      best = (place, fit)
      if fit == .exact { break }
    }
    return best?.place
  }
}
