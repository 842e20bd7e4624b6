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
    /// Whether the region has come, or has been shown, with its text.
    package var isNew = false
    /// The label of the element that holds the first of the new texts, empty without one.
    package var holder = ""
    /// The texts that are new.
    package var added = ""
    /// The texts that are gone.
    package var removed = ""
    /// All that the region holds now.
    package var whole = ""
  }

  /// What is selected in a field.
  package struct Caret: Equatable, Sendable {
    /// Where it begins, in code units of UTF-16.
    package var start: Int
    /// Where it ends: at its beginning where nothing is selected.
    package var end: Int
    /// Whether the caret stands at the beginning of it.
    package var isBack: Bool
    /// The field's text, or `nil` where it is a secret or too long.
    package var text: String?

    /// Reads what the page answers, or is `nil` where it tells nothing.
    init?(_ answer: String) {
      guard !answer.isEmpty,
        let source = try? SourceText(bytes: Array(answer.utf8), path: "caret"),
        let root = try? Document(json: source).root,
        let start = root["start"].flatMap({ Int($0.text) }), start >= 0,
        let end = root["end"].flatMap({ Int($0.text) }), end >= start
      else { return nil }
      self.start = start
      self.end = end
      isBack = root["isBack"]?.text == "true"
      text = root["text"].flatMap { $0.kind == .string ? $0.text : nil }
    }
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
  /// Whether the dump is the one of the moment before, since nothing on the page is otherwise.
  package var isAsBefore = false
}
