import ArgumentParser

/// Options that an `earshot.yaml` may set if Earshot merely found it, as in a cloned repository.
///
/// The user has not read such a file. It shapes utterances and findings, and reads files below its own folder. Options
/// that write, start a program, open a network or widen a folder come from the command line or from a file that
/// `--config` names. An option on neither list is refused.
protocol ProjectOptions {
  /// Long names of options that shape nothing but the output.
  static var projectOptions: [String] { get }
  /// Long names of options that change utterances or findings. In a gate command, a note names those that a file sets.
  static var projectGates: [String] { get }
}

/// A command whose exit status lets a gate pass or fail.
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
  /// Whether the command's exit status lets a gate pass or fail.
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
