import ArgumentParser
import Earshot
import ProjectFiles

/// The option that somebody meant.
///
/// The parser compares letters only: it suggests `--save` for `--lang`.
enum OptionSpelling {
  /// Returns a message about an unknown option with the option that is meant, if there is one.
  static func corrected(_ message: String, for type: (any ParsableCommand.Type)?) -> String {
    guard let found = message.firstMatch(of: /Unknown option '--([^'=]+)'/), let type,
      let keys = (try? CommandModel())?[type._commandName]?.keys
    else { return message }
    let name = String(found.1)
    guard let meant = Spelling.meant(by: name, among: keys) else { return String(found.0) }
    return "\(found.0). Did you mean '--\(meant)'?"
  }
}
