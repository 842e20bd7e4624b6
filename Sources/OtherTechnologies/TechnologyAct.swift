/// One act of a person who uses an app without a reader.
public enum TechnologyAct: Equatable, Sendable {
  /// Presses a key, or several at once.
  case press(KeyPress)
  /// Says something to Voice Control.
  case say(String)
  /// Presses the switch that selects; with a name, as soon as the cursor is on the item with that name.
  case select(String?)
  /// Moves the cursor of Switch Control to the next item, automatically or with a second switch.
  case advance
  /// Types, if an element takes text.
  case type(String)
  /// Deletes a number of characters before the insertion point.
  case delete(Int)
  /// Lets a number of milliseconds pass.
  case wait(Int)

  /// The technology that the act belongs to, or `nil` if every technology has it.
  public var technology: Technology? {
    switch self {
    case .press: .keyboard
    case .say: .voiceControl
    case .select, .advance: .switchControl
    case .type, .delete, .wait: nil
    }
  }

  /// The act as transcripts show it: `press Tab`, `say Tap Rate`, `select`.
  public var words: String {
    switch self {
    case .press(let press): "press \(press.name)"
    case .say(let text): "say \(text)"
    case .select(let name): name.map { "select \($0)" } ?? "select"
    case .advance: "next"
    case .type(let text): "type \(text)"
    case .delete(let count): count == 1 ? "delete" : "delete \(count)"
    case .wait(let milliseconds): "wait \(milliseconds)"
    }
  }
}
