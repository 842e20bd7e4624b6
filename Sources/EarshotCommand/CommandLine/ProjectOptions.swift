import ArgumentParser

/// States which of its options an `earshot.yaml` may set that nobody named, such as that of a cloned repository.
///
/// Whoever checks out somebody else's files has not read them. So such a file shapes what is heard and what is found,
/// and reads files below its own folder. Whatever writes, starts a program, opens a network or widens a folder comes
/// from the command line or from a file that `--config` names. An option that is on neither list is refused.
protocol ProjectOptions {
  /// Long names of options that shape nothing but the output.
  static var projectOptions: [String] { get }
  /// Long names of options that change what is heard or counts: in a command that passes or fails, a note says that a
  /// file sets them.
  static var projectGates: [String] { get }
}

/// A command whose exit status a gate goes by.
protocol GateCommand {}

extension ProjectOptions {
  static var projectGates: [String] { [] }
}

/// A group of options in a command, by which its type is found.
private protocol HoldsOptions {
  static var options: Any.Type { get }
}

extension OptionGroup: HoldsOptions {
  fileprivate static var options: Any.Type { Value.self }
}

/// What a command and its groups of options state together.
struct SharedOptions: Sendable {
  private(set) var plain: Set<String> = []
  private(set) var gates: Set<String> = []
  /// Whether a gate goes by the command's exit status.
  let isGate: Bool

  /// Collects what the types of a command state.
  ///
  /// - Parameter command: The command.
  init(of command: any ParsableCommand.Type) {
    isGate = command is any GateCommand.Type
    var types: [Any.Type] = [command]
    for child in Mirror(reflecting: command.init()).children {
      if let group = type(of: child.value) as? any HoldsOptions.Type { types.append(group.options) }
    }
    for case let type as any ProjectOptions.Type in types {
      plain.formUnion(type.projectOptions)
      gates.formUnion(type.projectGates)
    }
  }

  /// Returns whether a file that nobody named may set an option.
  func contains(_ key: String) -> Bool { plain.contains(key) || gates.contains(key) }
}
