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
  /// Where the caret of fields is, by their nodes.
  var carets: [Int: KeyboardFocus.Caret] = [:]
}
