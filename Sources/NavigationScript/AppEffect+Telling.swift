import Documents
import ScreenReader

extension AppEffect {
  /// Returns what an app that is live did, or, where it broke down, that it failed and why.
  ///
  /// - Parameter work: What asks the app.
  /// - Returns: Its effects.
  static func told(_ work: () throws(SourceError) -> [AppEffect]) -> [AppEffect] {
    do throws(SourceError) { return try work() } catch { return [.fail(error.message)] }
  }
}
