public import AccessibilityTree

/// Something that the app does in response to a request.
public enum AppEffect: Sendable {
  /// Shows another screen on top of this one; going back returns to this one and its cursor.
  case open(Screen)
  /// Returns to the previous screen.
  case close
  /// Replaces the screen with a newer state of it; the cursor stays on its element.
  case replace(Screen)
  /// Changes the properties of the element with an `id`.
  case change(String, @Sendable (inout Element) -> Void)
  /// Inserts elements below the element with an `id` or at the outermost level, before the child at an index or at the
  /// end.
  case insert(ElementTree, into: String?, at: Int?)
  /// Removes the element with an `id` and its descendants.
  case remove(String)
  /// Moves the cursor to the element with an `id`.
  case focus(String)
  /// Makes an announcement.
  case announce(Announcement)
  /// Reports a new screen; the cursor goes to the element with an `id`, or to the first element.
  case screenChanged(String?)
  /// Reports a new layout; the cursor goes to the element with an `id`, or stays.
  case layoutChanged(String?)
  /// Reports that the content was scrolled, with a text such as "Page 2 of 9".
  case pageScrolled(String)
  /// Moves the cursor to the element that a live page has created for a document node, by the node's number.
  case focusDocumentNode(Int)
  /// Speaks the element that a live page has created for a document node, by the node's number; the cursor stays.
  case sayDocumentNode(Int)
  /// Announces the current text of a live region after all other speech; an assertive one interrupts that.
  case tell(Announcement)
  /// Changes the title of the shown screen; nothing is spoken, and the cursor stays.
  case retitled
  /// Makes a sound.
  case sound(Earcon)
  /// Plays a haptic or a sound of the app.
  case feedback(Feedback)
  /// Performs an effect after a number of milliseconds, when all other effects have happened.
  indirect case later(AppEffect, milliseconds: Int)
  /// Performs an effect if the screen then meets a condition.
  indirect case conditional(@Sendable (Screen) -> Bool, AppEffect)
  /// Reports that there is nothing more in this direction.
  case end(of: Course)
  /// Reports that the app cannot do what it should, with the reason in lower case.
  case fail(String)
}
