package import ScreenReader
package import Transcript
package import TranscriptDiff

extension FlowSearch {
  /// How a search by swiping ends.
  package enum Ending {
    /// What is looked for is under the cursor already.
    case here
    /// It was heard: the session there, and what was heard on the way.
    case found(Session, [Event])
    /// It was not: the session at the end of the search, what was heard, and in how many swipes.
    case missed(Session, [Event], swipes: Int)
    /// The text cannot be compared.
    case failed(TextPatterns.Failure)
    /// Nobody may go on.
    case stopped(Session, [Event])
  }

  /// Goes on with `next` until the text is heard; the stop under the cursor counts, too.
  package func swipe(
    _ session: Session, here: Utterance?, in rendering: Rendering,
    _ patterns: inout TextPatterns, mayGoOn: () -> Bool
  ) -> Ending {
    var probe = session
    var events: [Event] = []
    var swipes = 0
    // The best so far: a stop that only holds the text waits until no better one is found.
    var best: (fit: HeardText.Fit, ending: Ending)?
    do throws(TextPatterns.Failure) {
      if let here, let fit = try text.fit(of: here, in: rendering, &patterns) {
        best = (fit, .here)
      }
      while best.map({ $0.fit < mostWanted }) ?? true, swipes < limit ?? .max {
        guard mayGoOn() else { return best?.ending ?? .stopped(probe, events) }
        let new = probe.perform(.next)
        events += new
        swipes += 1
        if new.contains(where: \.isEnd) { break }
        for case .utterance(let spoken) in new {
          guard let fit = try text.fit(of: spoken.utterance, in: rendering, &patterns),
            best.map({ $0.fit < fit }) ?? true
          else { continue }
          best = (fit, .found(probe, events))
        }
      }
    } catch {
      return .failed(error)
    }
    return best?.ending ?? .missed(probe, events, swipes: swipes)
  }

  /// Looks for the text from the first stop on.
  func fromTheFirst(
    _ session: Session, in rendering: Rendering, _ patterns: inout TextPatterns,
    mayGoOn: () -> Bool
  ) -> Utterance? {
    var probe = session
    let events = probe.perform(.first)
    let here = events.utterances.last
    switch FlowSearch(text).swipe(probe, here: here, in: rendering, &patterns, mayGoOn: mayGoOn) {
    case .here: return here
    case .found(_, let events): return events.utterances.last
    case .missed, .failed, .stopped: return nil
    }
  }

  /// The fit than which there is no better one.
  private var mostWanted: HeardText.Fit { text.measure == .part ? .part : .exact }
}
