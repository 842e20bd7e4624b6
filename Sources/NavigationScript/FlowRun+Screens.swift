import AccessibilityTree
import ScreenReader

extension FlowRun {
  /// Shows another state of the app.
  ///
  /// It is a newer state of the screen shown if the titles are the same (or neither has one) and the
  /// element under the cursor is found again, by its `id` or else by its place and label: the cursor stays
  /// there. Otherwise it is a new screen, and the cursor goes to its first element.
  ///
  /// - Parameter screen: The new state.
  /// - Returns: What is heard.
  mutating func show(_ screen: Screen) -> [Event] {
    var same = session
    let events = same.receive([.replace(screen)])
    if events.isEmpty, session.cursor != nil, session.screen.title == screen.title {
      session = same
      return []
    }
    return session.receive([.replace(screen), .screenChanged(nil)])
  }
}
