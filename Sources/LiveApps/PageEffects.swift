import AccessibilityTree
import BrowserPages
import Documents
import ScreenReader

/// What a reader notices of a page's moment, as effects of an app.
///
/// Dialogs of scripts have stopped everything and come first; then what the page has become, and the focus;
/// live regions are told when all of this is said, in the order in which they changed.
struct PageEffects {
  private let moment: PageMoment
  /// Whether another document is shown.
  var isNew: Bool
  /// The number of the document's node that the focus has moved to by itself, or `nil`.
  var focus: Int?
  /// The number of the node that the keyboard is on inside of what has the focus, when it is another one now.
  ///
  /// WebKit tells a reader that this node has the focus (`AccessibilityRenderObject::shouldFocusActiveDescendant`).
  var activeDescendant: Int?
  /// Whether an item that stands for what has got the focus is heard alone (recorded of readers of lines).
  var isHeardByItem = false
  /// Whether the same document has another title.
  var isRetitled = false
  /// The sound of the keyboard that has come or gone, or `nil`.
  var sound: Earcon?

  init(_ moment: PageMoment, isNew: Bool, focus: Int?) {
    self.moment = moment
    self.isNew = isNew
    self.focus = focus
  }

  /// What happened, beside what the page has become.
  var news: [AppEffect] { dialogs + regions }

  /// Returns everything.
  func all(showing screen: Screen) -> [AppEffect] {
    var effects = dialogs + [.replace(screen)]
    if isNew {
      effects.append(.screenChanged(nil))
    } else {
      if isRetitled { effects.append(.retitled) }
      let isItem =
        isHeardByItem && !moment.isEditing && activeDescendant.map { screen.shows($0) } == true
      if let focus, !isItem { effects.append(.focusDocumentNode(focus)) }
      // Who types stays in the field, and hears what is proposed.
      if let activeDescendant {
        effects.append(
          moment.isEditing
            ? .sayDocumentNode(activeDescendant) : .focusDocumentNode(activeDescendant))
      }
    }
    if let sound { effects.append(.sound(sound)) }
    if moment.hasRefusedWindow {
      effects.append(
        .fail(
          "a frame of the page, or an earlier page, tried to open a window, which was blocked"))
    }
    return effects + regions
  }

  private var dialogs: [AppEffect] {
    moment.dialogs.compactMap { dialog in
      let text = SafeText.line(dialog.text)
      return text.isEmpty ? nil : .announce(Announcement(text, priority: .high))
    }
  }

  private var regions: [AppEffect] {
    moment.liveChanges.compactMap { change in
      let text = SafeText.line(change.words)
      guard !text.isEmpty else { return nil }
      var announcement = Announcement(text, priority: change.isAssertive ? .high : .low)
      announcement.isAlert = change.role == "alert"
      announcement.isOfNewRegion = change.isNew
      announcement.holder = change.holder.isEmpty ? nil : SafeText.line(change.holder)
      return .tell(announcement)
    }
  }
}

extension Screen {
  /// Whether something was made of a node of the document.
  fileprivate func shows(_ documentNode: Int) -> Bool {
    tree.elements.contains { $0.documentNode == documentNode }
  }
}

extension PageMoment.LiveChange {
  /// What is told of the change: the added text alone; all of the region where the page says `aria-atomic`;
  /// removed text where it asks for removals (heard so in Safari on iOS and macOS: transcripts of
  /// a11ysupport.io).
  var words: String {
    if isAtomic == true { return whole }
    var words = tellsAdditions ? [added] : []
    if tellsRemovals { words.append(removed) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
