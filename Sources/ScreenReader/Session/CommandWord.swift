/// The words of commands, as flow files and walks spell them.
///
/// What each means stands in one table, `entry`: files are read, walks typed, and commands written and
/// performed by it.
public enum CommandWord: String, CaseIterable, Sendable {
  case next, previous, first, last
  case moveIn = "in"
  case moveOut = "out"
  case activate, increment, decrement, escape, back, home, magicTap
  case jump, tab, shiftTab, cell, rotor, nextRotor, previousRotor, down, up
  case action, scroll, type, delete, press, touch
  case readAll, readFromTop, stop, find, open, wait

  /// What stands behind the word.
  package var argument: CommandArgument.Kind { entry.argument }

  /// What the command does, in a few words in lower case.
  public var summary: String { entry.summary }

  /// Whether the command does no more than move the cursor or turn the rotor.
  package var moves: Bool { entry.moves }

  /// The command of a word that needs no argument, or `nil`.
  package var plainCommand: Command? {
    command(argument == .characters ? .number(1) : .none)
  }

  /// Returns the command of a word with what stands behind it.
  package func command(_ argument: CommandArgument) -> Command? {
    switch (self.argument, argument) {
    case (.none, .none), (.count, .none), (.characters, .number), (.milliseconds, .number),
      (.name, .text), (.text, .text), (.place, .text), (.place, .point), (.direction, .direction),
      (.jump, .jump), (.keys, .keys):
      Command(self, argument)
    default: nil
    }
  }
}
