import Earshot

/// What the app does while somebody walks through its screens.
enum WalkApp {
  /// Returns what the app of a screen does when something is asked of it.
  static func model(for screen: Screen, path: String) throws(SourceError) -> AppModel {
    try Behaviours(of: screen, at: path == "-" ? nil : path).app
  }
}
