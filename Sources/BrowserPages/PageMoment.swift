package import Documents

/// What a page is like after a step, and what happened on the way there.
package struct PageMoment: Sendable {
  /// A change of a live region.
  package struct LiveChange: Equatable, Sendable {
    /// Whether it interrupts other speech: it is assertive, or an alert.
    package var isAssertive = false
    /// The region's role, empty without one.
    package var role = ""
    /// What the page says of `aria-atomic`, or `nil` for nothing.
    package var isAtomic: Bool?
    /// Whether the page wants removed texts told.
    package var tellsRemovals = false
    /// Whether the page wants added texts told.
    package var tellsAdditions = true
    /// The texts that are new.
    package var added = ""
    /// The texts that are gone.
    package var removed = ""
    /// All that the region holds now.
    package var whole = ""
  }

  /// Where the caret stands in a field.
  package enum Caret: String, Sendable {
    /// Before the text.
    case start
    /// Behind some of the text.
    case end
    /// Around text that is selected.
    case selection
  }

  /// The page as a dump of the format `page`.
  package var dump: SourceText
  /// The page's title, empty without one.
  package var title = ""
  /// The page's address.
  package var url = ""
  /// The number of the document's node that has the keyboard's focus, or `nil` for none.
  package var focus: Int?
  /// Whether an element has got the focus within the step, maybe one that had it before.
  package var hasMovedFocus = false
  /// The number of the node that `aria-activedescendant` of the node with the focus names, or `nil`.
  package var activeDescendant: Int?
  /// Whether typed text goes into the node that has the focus.
  package var isEditing = false
  /// Where the caret stands in the field that has the focus, or `nil` where nothing tells.
  package var caret: Caret?
  /// What live regions did, in order.
  package var liveChanges: [LiveChange] = []
  /// The dialogs that the page's scripts opened, in order; they have been answered.
  package var dialogs: [PageDialog] = []
  /// The address of a window that the page opened, and that was closed again, or `nil`.
  var window: String?
  /// Whether a frame inside of the page asked for a window, which takes no page's place.
  package var hasRefusedWindow = false
  /// Whether another document is shown than before.
  package var isNewPage = false
  /// Whether anything at all has changed.
  package var hasChanged = true
}
