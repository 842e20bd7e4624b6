import AccessibilityTree
import Documents
import ScreenReader

extension FlowRun {
  /// Shows another state of the app.
  ///
  /// It is a newer state of the screen shown if the titles are the same (or neither has one) and the
  /// element under the cursor is found again, by its `id` or else by its place and label: the cursor stays
  /// there. Otherwise it is a new screen, and the cursor goes to its first element.
  mutating func show(_ screen: Screen, _ step: FlowStep) -> [Event] {
    var same = session
    let events = same.receive([.replace(screen)])
    if events.isEmpty, session.cursor != nil, session.screen.title == screen.title {
      session = same
      let title = screen.title.map { "the title \(SafeText.quoted($0))" } ?? "no title"
      let repair =
        screen.title == nil
        ? "a title (screen: in a screen file, which earshot convert writes)" : "another title"
      result.warnings.append(
        result.flow.warning(
          "\(SafeText.quoted(screen.name ?? "the screen")) has \(title) and the element "
            + "under the cursor, like the previous screen, so it counts as a newer state of that "
            + "screen and nothing is spoken; if it is another screen, give it \(repair)",
          at: step))
      return []
    }
    return session.receive([.replace(screen), .screenChanged(nil)])
  }
}
