import Earshot

/// What the app does while somebody walks through its screens.
enum WalkApp {
  /// Returns what the app of a screen does when something is asked of it.
  ///
  /// - Parameters:
  ///   - screen: The screen shown first.
  ///   - path: The path of its file as the user gave it, `-` for standard input.
  /// - Throws: An error for a screen beside it that cannot be read.
  /// - Returns: The app: what its elements say, and beyond that what its controls do by themselves.
  static func model(for screen: Screen, path: String) throws(SourceError) -> AppModel {
    try Behaviours(of: screen, at: path == "-" ? nil : path).app
  }
}
