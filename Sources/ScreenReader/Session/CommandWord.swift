/// A command word, as spelled in flow files and walks.
///
/// One table, `entry`, defines every word. Reading files, parsing walks, and writing and performing commands all use
/// it.
public enum CommandWord: String, CaseIterable, Sendable {
  case next, previous, first, last
  case moveIn = "in"
  case moveOut = "out"
  case activate, increment, decrement, escape, back, home, magicTap
  case jump, tab, shiftTab, cell, rotor, nextRotor, previousRotor, down, up
  case action, scroll, type, delete, press, touch, linked
  case readAll, readFromTop, stop, find, open, wait

  /// What stands behind the word.
  package var argument: CommandArgument.Kind { entry.argument }

  /// A short description of the command, in lower case.
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
