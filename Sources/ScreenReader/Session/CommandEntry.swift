/// What is known of the commands of one word.
struct CommandEntry {
  /// What stands behind the word.
  let argument: CommandArgument.Kind
  /// What the command does, in a few words in lower case.
  let summary: String
  /// Whether the command does no more than move the cursor or turn the rotor.
  let moves: Bool
  /// Does it.
  let perform: (inout Session, CommandArgument) -> [Event]

  init(
    _ argument: CommandArgument.Kind, _ summary: String, moves: Bool = false,
    perform: @escaping (inout Session, CommandArgument) -> [Event]
  ) {
    self.argument = argument
    self.summary = summary
    self.moves = moves
    self.perform = perform
  }
}
