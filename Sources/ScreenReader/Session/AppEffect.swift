public import AccessibilityTree

/// Something that the app does in answer to a request.
public enum AppEffect: Sendable {
  /// Shows another screen on top of this one; going back returns to this one and its cursor.
  case open(Screen)
  /// Goes back to the screen before.
  case close
  /// Replaces the screen by a newer state of it; the cursor stays on its element.
  case replace(Screen)
  /// Changes an element's properties, by its `id`.
  case change(String, @Sendable (inout Element) -> Void)
  /// Adds elements below the element of an `id`, or at the outermost level, before the child at a
  /// position or behind the last one.
  case insert(ElementTree, into: String?, at: Int?)
  /// Takes an element and all below it away, by its `id`.
  case remove(String)
  /// Moves the cursor to the element of an `id`.
  case focus(String)
  /// Has something said.
  case announce(Announcement)
  /// Tells that the screen is a new one; the cursor goes to the element of an `id`, or to the first.
  case screenChanged(String?)
  /// Tells that the layout is a new one; the cursor goes to the element of an `id`, or stays.
  case layoutChanged(String?)
  /// Tells that the content was scrolled, in words such as "Page 2 of 9".
  case pageScrolled(String)
  /// Moves the cursor to what a live page has made of a node of its document, by the node's number.
  case focusDocumentNode(Int)
  /// Says what a live page has made of a node of its document, by the node's number; the cursor stays.
  case sayDocumentNode(Int)
  /// Has told what a live region says now, once everything else is said; an assertive one cuts that off.
  case tell(Announcement)
  /// Tells that the screen shown has another title; nothing is said, and the cursor stays.
  case retitled
  /// Makes a sound.
  case sound(Earcon)
  /// Lets people feel a tap, or plays a sound of the app's.
  case feedback(Feedback)
  /// Does something after so many milliseconds, when everything else has happened.
  indirect case later(AppEffect, milliseconds: Int)
  /// Does something if the screen is so by then.
  indirect case conditional(@Sendable (Screen) -> Bool, AppEffect)
  /// Tells that there is nothing further this way.
  case end(of: Course)
  /// Gives up: the app cannot do what it should, for this reason, in lower case.
  case fail(String)
}
