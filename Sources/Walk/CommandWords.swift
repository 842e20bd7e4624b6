import AccessibilityTree
public import ScreenReader

/// The words by which commands are typed and shown: `next`, `rotor Headings`, `touch 10,20`.
public enum CommandWords {
  /// The commands that stand alone, by their names in flow files.
  static let plain: [(name: String, command: Command)] = [
    ("next", .next), ("previous", .previous), ("first", .first), ("last", .last),
    ("in", .moveIn), ("out", .moveOut), ("activate", .activate), ("increment", .increment),
    ("decrement", .decrement), ("escape", .escape), ("magicTap", .magicTap),
    ("nextRotor", .nextRotor), ("previousRotor", .previousRotor), ("down", .down), ("up", .up),
    ("readAll", .readAll), ("readFromTop", .readFromTop), ("stop", .stop),
  ]

  /// Returns the words of a command.
  ///
  /// - Parameter command: The command.
  /// - Returns: What a person would type for it.
  public static func text(of command: Command) -> String {
    guard let argument = argument(of: command) else { return name(of: command) }
    return "\(name(of: command)) \(argument)"
  }

  /// Returns the name of a command, as flow files have it.
  static func name(of command: Command) -> String {
    switch command {
    case .rotor: "rotor"
    case .action: "action"
    case .scroll: "scroll"
    case .type: "type"
    case .delete: "delete"
    case .touchPoint, .touchElement: "touch"
    case .wait: "wait"
    default: plain.first { $0.command == command }?.name ?? ""
    }
  }

  private static func argument(of command: Command) -> String? {
    switch command {
    case .rotor(let text), .action(let text), .type(let text), .touchElement(let text): text
    case .scroll(let direction): direction.rawValue
    case .delete(let count): count == 1 ? nil : String(count)
    case .wait(let milliseconds): String(milliseconds)
    case .touchPoint(let point): "\(number(point.x)),\(number(point.y))"
    default: nil
    }
  }

  /// Returns a number without a fraction that says nothing.
  static func number(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
