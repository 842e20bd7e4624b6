/// What a session has gone into.
struct InteractionState: Equatable, Sendable {
  /// The nodes of the containers that were gone into by command, outermost first.
  var entered: [Int] = []
  /// The node of the field whose text was gone into.
  var text: Int?
  /// Whether the cursor stands on all of the screen rather than inside of it.
  var isOutside = false
  /// Whether the cursor has come back to a container from inside of it.
  var hasComeOut = false
  /// Whether the last command was to go into something.
  var hasJustEntered = false
  /// The text that is selected.
  var selection: Session.TextSelection?
  /// Which way the last step led to the edge of the screen: 1, -1, or 0 where it led somewhere.
  var edge = 0
  /// Where a quick key has led to, as long as the cursor stays there.
  var jump: Jump?
  /// Which row and column of a table the cursor goes along, where cells span several.
  var axis: Axis?
  /// The node of the document to which the keyboard's focus went last.
  var keyboardFocus: Int?
  /// The nodes of the containers that were around an element that is gone, and that are still there.
  var around: Set<Int> = []
  /// The node that was read last, other than for having got the keyboard's focus.
  var read: Int?
  /// The node of the document that was proposed last to who types in a field.
  var proposal: Int?
  /// Whether keys are the focused element's own rather than the reader's.
  var isInFocusMode = false
  /// Whether the user has turned to that by a key, so that it does not turn back by itself.
  var hasChosenFocusMode = false
  /// Whether the arrow keys move the cursor by themselves, and single letters lead to the next thing of a kind.
  var (hasArrows, hasLetters) = (false, false)
  /// Where the caret of fields is, by their nodes.
  var carets: [Int: KeyboardFocus.Caret] = [:]

  /// The node whose touches the app receives since a double tap.
  var directTouch: Int?

  /// Where a quick key has led to.
  struct Jump: Equatable, Sendable {
    /// The node that was looked for.
    var node: Int
    /// Which part of the stop under the cursor it is, or begins with.
    var part: Int
    /// Which part of the stop was heard last.
    var last: Int
  }

  /// A row and a column of a table, counted from 0, and which of them the cursor goes along.
  struct Axis: Equatable, Sendable {
    var row: Int
    var column: Int
    var isRow: Bool
    /// Whether the cursor is in an empty cell there, which is no part of any stop.
    var isBlank = false
  }

  /// Leaves what the cursor is no longer in or on.
  mutating func land(on node: Int) {
    isOutside = false
    hasComeOut = false
    edge = 0
    proposal = nil
    around = []
    jump = nil
    axis = nil
    selection = nil
    if text != node { text = nil }
    if directTouch != node { directTouch = nil }
  }

  /// Follows nodes to where a change of the tree has moved them.
  mutating func move(_ moved: (Int) -> Int?) {
    entered = entered.compactMap(moved)
    text = text.flatMap(moved)
    directTouch = directTouch.flatMap(moved)
    jump = jump.flatMap { last in
      moved(last.node).map { Jump(node: $0, part: last.part, last: last.last) }
    }
    axis = nil
    selection = nil
    read = read.flatMap(moved)
    around = Set(around.compactMap(moved))
    carets = Dictionary(
      carets.compactMap { node, caret in moved(node).map { ($0, caret) } },
      uniquingKeysWith: { first, _ in first })
  }
}
