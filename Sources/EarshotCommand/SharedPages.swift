import Earshot
import Synchronization

/// A browser that several threads use, one at a time.
final class SharedPages: PageOpening, Sendable {
  // Only touched inside of `turn`.
  private nonisolated(unsafe) let pages: any PageOpening
  private let turn = Mutex<Void>(())

  /// Shares a browser.
  init(_ pages: any PageOpening) { self.pages = pages }

  func dump(of page: PageInput) throws(SourceError) -> SourceText {
    try inTurn { (pages) throws(SourceError) in try pages.dump(of: page) }
  }

  func text(of page: PageInput) throws(SourceError) -> SourceText {
    try inTurn { (pages) throws(SourceError) in try pages.text(of: page) }
  }

  private func inTurn(
    _ work: (any PageOpening) throws(SourceError) -> SourceText
  ) throws(SourceError) -> SourceText {
    let outcome = turn.withLock { _ -> Result<SourceText, SourceError> in
      do throws(SourceError) {
        return .success(try work(pages))
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  func rest() { turn.withLock { _ in pages.rest() } }
}
