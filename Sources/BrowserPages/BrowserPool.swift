internal import Dispatch
internal import Synchronization
internal import SystemCalls

/// Browsers that live pages are opened in, one after the other.
///
/// Starting a browser takes longer than most pages are walked: a page gets one that is idle, in a context of its
/// own, with cookies and storage of its own. A browser that fails is ended, and costs its page alone. All end with
/// this object.
package final class BrowserPool: Sendable {
  /// How many pages are walked at once without one keeping the other from it: a page keeps two cores busy.
  package static let usefulCount = max(1, Processors.count / 2)
  // More stand idle only after many pages at once.
  private static let mostIdle = 4

  private let idle = Mutex<[RunningBrowser]>([])
  /// The places at which pages may be open, or `nil` for as many as there are pages.
  private let places: DispatchSemaphore?

  /// Creates browsers that are not started yet.
  package init(most: Int? = nil) { places = most.map { DispatchSemaphore(value: $0) } }

  deinit { for browser in idle.withLock({ $0 }) { browser.connection.end() } }

  /// Waits for a place, and hands out a browser that is idle, else a new one.
  func take(
    _ program: String, hasNetwork: Bool, for page: String
  ) throws -> RunningBrowser {
    places?.wait()
    let rested = idle.withLock { idle in
      idle.firstIndex { $0.program == program && $0.hasNetwork == hasNetwork }.map {
        idle.remove(at: $0)
      }
    }
    if let rested { return rested }
    do {
      return try RunningBrowser(program, hasNetwork: hasNetwork, for: page)
    } catch {
      places?.signal()
      throw error
    }
  }

  /// Takes a browser back, and frees its place.
  func giveBack(_ browser: RunningBrowser?) {
    let surplus = idle.withLock { idle in
      if idle.count >= Self.mostIdle { return browser }
      if let browser { idle.append(browser) }
      return nil
    }
    surplus?.connection.end()
    places?.signal()
  }
}
