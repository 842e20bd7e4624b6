import AccessibilityTree
import Documents
public import ScreenReader

/// The commands of flow files, by their words; the one list of them.
public enum CommandWord: String, CaseIterable, Sendable {
  case next, previous, first, last
  case moveIn = "in"
  case moveOut = "out"
  case activate, increment, decrement, escape, magicTap
  case rotor, nextRotor, previousRotor, down, up
  case action, scroll, type, delete, touch
  case readAll, readFromTop, stop, find, open, wait

  /// What stands behind a command's word.
  public enum Argument: Sendable {
    /// Nothing.
    case none
    /// How often, or nothing for once.
    case count
    /// A text that the command cannot do without.
    case text
    /// `up`, `down`, `left` or `right`.
    case direction
    /// A point `[x, y]` or the `id` of an element.
    case place
    /// A text, or `{text, limit}`.
    case search
    /// The name of a screen or the path of a file.
    case screen
    /// A number of milliseconds.
    case milliseconds
  }

  /// What stands behind the word.
  public var argument: Argument {
    switch self {
    case .next, .previous, .moveIn, .moveOut, .activate, .increment, .decrement, .escape,
      .nextRotor, .previousRotor, .down, .up, .delete:
      .count
    case .first, .last, .magicTap, .readAll, .readFromTop, .stop: .none
    case .rotor, .action, .type: .text
    case .scroll: .direction
    case .touch: .place
    case .find: .search
    case .open: .screen
    case .wait: .milliseconds
    }
  }

  /// The command of a word that needs no argument, or `nil`.
  public var plainCommand: Command? {
    switch self {
    case .next: .next
    case .previous: .previous
    case .first: .first
    case .last: .last
    case .moveIn: .moveIn
    case .moveOut: .moveOut
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .escape: .escape
    case .magicTap: .magicTap
    case .nextRotor: .nextRotor
    case .previousRotor: .previousRotor
    case .down: .down
    case .up: .up
    case .delete: .delete(1)
    case .readAll: .readAll
    case .readFromTop: .readFromTop
    case .stop: .stop
    case .rotor, .action, .scroll, .type, .touch, .find, .open, .wait: nil
    }
  }

  /// Returns a command as transcripts show it: `next`, `rotor Headings`, `touch 10,20`.
  ///
  /// - Parameter command: The command.
  /// - Returns: Its word and its argument.
  public static func text(of command: Command) -> String {
    let word = word(of: command).rawValue
    return argument(of: command).map { "\(word) \($0)" } ?? word
  }

  /// Returns the word of a command.
  ///
  /// - Parameter command: The command.
  /// - Returns: The word by which flow files and `earshot walk` know it.
  public static func word(of command: Command) -> CommandWord {
    switch command {
    case .next: .next
    case .previous: .previous
    case .first: .first
    case .last: .last
    case .moveIn: .moveIn
    case .moveOut: .moveOut
    case .activate: .activate
    case .increment: .increment
    case .decrement: .decrement
    case .escape: .escape
    case .magicTap: .magicTap
    case .rotor: .rotor
    case .nextRotor: .nextRotor
    case .previousRotor: .previousRotor
    case .down: .down
    case .up: .up
    case .action: .action
    case .scroll: .scroll
    case .type: .type
    case .delete: .delete
    case .touchPoint, .touchElement: .touch
    case .readAll: .readAll
    case .readFromTop: .readFromTop
    case .stop: .stop
    case .wait: .wait
    }
  }

  private static func argument(of command: Command) -> String? {
    switch command {
    case .rotor(let text), .action(let text), .type(let text), .touchElement(let text): text
    case .scroll(let direction): direction.rawValue
    case .delete(let count): count == 1 ? nil : String(count)
    case .touchPoint(let point): "\(JSONWriter.text(point.x)),\(JSONWriter.text(point.y))"
    case .wait(let milliseconds): String(milliseconds)
    default: nil
    }
  }
}
