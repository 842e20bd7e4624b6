package import ScreenReader
package import Texts

extension AppEffect {
  /// The app failed.
  package static func fail(_ error: SourceError) -> AppEffect { .fail(error.message) }

  /// Returns what an app that is live did, or, where it broke down, that it failed and why.
  package static func told(_ work: () throws(SourceError) -> [AppEffect]) -> [AppEffect] {
    do throws(SourceError) { return try work() } catch { return [.fail(error)] }
  }
}
