import Documents
import ScreenReader

extension AppEffect {
  /// Returns what an app that is live did, or, where it broke down, that it failed and why.
  static func told(_ work: () throws(SourceError) -> [AppEffect]) -> [AppEffect] {
    do throws(SourceError) { return try work() } catch { return [.fail(error.message)] }
  }
}
