import ArgumentParser
import Earshot
import ProjectFiles

/// The option that somebody meant.
///
/// The parser compares letters only: it suggests `--save` for `--lang`.
enum OptionSpelling {
  /// Returns a message about an unknown option of a line with the option that is meant, if there is one.
  static func corrected(
    _ message: String, in line: [String], for type: (any ParsableCommand.Type)?
  ) -> String {
    guard let found = message.firstMatch(of: /Unknown option '--?([^'=]+)'/), let type,
      let command = (try? CommandModel())?[type._commandName]
    else { return message }
    let name = String(found.1)
    guard var meant = meant(by: name, in: command) else {
      // An option of another command.
      let others = (try? CommandModel())?.commands.filter { other in
        other[name] != nil && !CommandRoute.all.contains { $0.command._commandName == other.name }
      }
      let names = (others ?? []).map(\.name).joined(separator: ", ")
      return names.isEmpty ? String(found.0) : "\(found.0), which belongs to \(names)"
    }
    // A number of another kind, with which the line would run and do something else.
    if let place = line.firstIndex(of: "--\(name)"), place + 1 < line.count,
      let number = Double(line[place + 1])
    {
      if meant == "rate", number < 5 {
        return "\(found.0); --rate takes the percent of a reader's slider, 0 to 100"
      }
      if meant == "wait-for" {
        return
          "\(found.0); --wait-for takes text or a selector that must appear on the page, --timeout seconds"
      }
    }
    // `--junit report.xml`: a value of one option, and where to write.
    if meant.contains(" "), command.keys.contains("output"),
      let place = line.firstIndex(of: "--\(name)"), place + 1 < line.count,
      !line[place + 1].hasPrefix("-"), !SourceFile.isNamed(line[place + 1])
    {
      meant += " --output"
    }
    return "\(found.0). Did you mean '--\(meant)'?"
  }

  /// Returns the option that is meant by a name, with its value where the name is one: `format json` of `json`.
  static func meant(by name: String, in command: CommandModel.Command) -> String? {
    if let option = command.arguments.first(where: { $0.words.contains(name) })?.key {
      return "\(option) \(name)"
    }
    // `-u` of other tools that compare with what was recorded.
    if name == "u", let update = command["update"]?.key { return "\(update) changed" }
    // `--output-format` and `--storage-state`: longer names for what an option is called here.
    let kind = name.split(separator: "-").last.map(String.init)
    if name.contains("-"), let kind, command.keys.contains(kind) { return kind }
    let longer = command.keys.filter { name.hasPrefix("\($0)-") }.max { $0.count < $1.count }
    return Spelling.meant(by: name, among: command.keys + ["help-all"]) ?? longer
  }
}
