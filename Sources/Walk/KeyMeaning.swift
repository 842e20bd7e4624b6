import ScreenReader

/// What a key asks for while walking.
enum KeyMeaning: Equatable, Sendable {
  /// A command of the session.
  case command(Command)
  /// Going to the next heading, or the one before.
  case heading(back: Bool)
  /// Asking what to go on to.
  case find
  /// Choosing one of the screen's items.
  case chooseItem
  /// Asking for text to type.
  case type
  /// Choosing one of the element's actions.
  case chooseAction
  /// Waiting for the arrow that says where to scroll.
  case scroll
  /// Changing between flat and grouped navigation.
  case changeNavigationStyle
  /// Hearing the element again.
  case hearAgain
  /// Ending the speech.
  case silence
  /// Going back or forth in what was heard.
  case olderLog, newerLog
  /// Asking where to write the log.
  case save
  /// Showing what the keys mean.
  case help
  /// Drawing everything anew.
  case redraw
  /// Going to the background.
  case suspend
  /// Ending the walk.
  case quit
}
