import ArgumentParser
import ProjectFiles

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

extension SharedOptions {
  /// Collects what the types of a command state.
  init(of command: any ParsableCommand.Type) {
    var plain: Set<String> = []
    var gates: Set<String> = []
    var types: [Any.Type] = [command]
    for child in Mirror(reflecting: command.init()).children {
      if let group = type(of: child.value) as? any HoldsOptions.Type { types.append(group.options) }
    }
    for case let type as any ProjectOptions.Type in types {
      plain.formUnion(type.projectOptions)
      gates.formUnion(type.projectGates)
    }
    self.init(plain: plain, gates: gates, isGate: command is any GateCommand.Type)
  }
}
