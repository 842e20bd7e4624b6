import ArgumentParser
import Earshot
import ProjectFiles

/// The help of the program or of a command, as text.
///
/// The argument parser describes the options; its own help has no order and no short form.
struct HelpPage {
  /// The most lines of a page that is not asked for whole.
  static let mostLines = 60

  private let model: CommandModel
  private let command: CommandModel.Command?
  /// What is typed for the command: `earshot transcript --show keys`.
  private let line: String
  private let columns: Int

  init(of type: (any ParsableCommand.Type)?, columns: Int?) throws(SourceError) {
    model = try CommandModel()
    command = type.flatMap { [model] in model[$0._commandName] }
    line = type.map(CommandRoute.line) ?? "earshot"
    self.columns = min(max(columns ?? 80, 60), 100)
  }

  /// The line that shows how the command is called.
  var usage: String {
    guard let command else { return "\(line) [options] <command>" }
    let inputs = command.arguments.filter { $0.kind == .positional }.map { argument in
      let name = "<\(argument.valueName)>" + (argument.isRepeating ? " ..." : "")
      return argument.isOptional ? "[\(name)]" : name
    }
    return ([line, "[options]"] + inputs).joined(separator: " ")
  }

  /// Returns the page, with every option or in short: a page that is longer than ``mostLines`` only names the options of
  /// its titled sections then.
  func text(isWhole: Bool) -> String {
    let whole = lines(namesOnly: false)
    let shown = isWhole || whole.count <= Self.mostLines ? whole : lines(namesOnly: true)
    return shown.map { "\($0)\n" }.joined()
  }

  private func lines(namesOnly: Bool) -> [String] {
    let about = command ?? model.program
    var lines = wrapped(about.abstract, indent: 0) + ["", "Usage: \(usage)"]
    if !about.examples.isEmpty {
      // A line that is copied stays one line.
      lines += ["", "Examples:"] + about.examples.map { "  \($0)" }
    }
    if !about.discussion.isEmpty { lines.append("") }
    for paragraph in about.discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += paragraph.isEmpty ? [""] : wrapped(String(paragraph), indent: 0)
    }
    if command == nil { lines += commands }
    var named: [String] = []
    for section in about.sections {
      if namesOnly, section.title != nil {
        named += wrapped(
          "\(section.name): \(section.arguments.compactMap(\.names.first).joined(separator: " "))",
          indent: 2)
        continue
      }
      lines += ["", "\(section.name):"] + section.arguments.flatMap(entry)
    }
    let own = about.sections.contains { $0.title == nil && $0.arguments.contains { $0.key != nil } }
    if !own { lines += ["", "Options:"] }
    lines += entry(["-h, --help"], "Show help; --help-all shows every option.")
    if !named.isEmpty { lines += ["", "More options (\(line) --help-all):"] + named }
    return lines
  }

  private var commands: [String] {
    EarshotProgram.groups.flatMap { group in
      ["", "\(group.title):"]
        + group.commands.flatMap { entry([$0._commandName], $0.configuration.abstract) }
    } + ["", "Help for a command: earshot help COMMAND"]
  }

  private func entry(_ argument: CommandModel.Argument) -> [String] {
    let value = "<\(argument.valueName)>"
    let head =
      switch argument.kind {
      case .positional: [value + (argument.isRepeating ? " ..." : "")]
      case .option: [argument.namesShortFirst, value]
      case .flag: [argument.namesShortFirst]
      }
    return entry(head, argument.fullAbstract)
  }

  private func entry(_ head: [String], _ text: String) -> [String] {
    let name = "  " + head.joined(separator: " ")
    let body = wrapped(text, indent: Self.textColumn)
    guard name.count <= Self.textColumn - 2, let first = body.first else { return [name] + body }
    return [name + first.dropFirst(name.count)] + body.dropFirst()
  }

  private static let textColumn = 26

  private func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty, indent + current.count + 1 + word.count > columns {
        lines.append(margin + current)
        current = ""
      }
      current += current.isEmpty ? String(word) : " \(word)"
    }
    return current.isEmpty ? lines : lines + [margin + current]
  }
}

extension CommandModel.Argument {
  fileprivate var namesShortFirst: String {
    (names.filter { !$0.hasPrefix("--") } + names.filter { $0.hasPrefix("--") })
      .joined(separator: ", ")
  }

  /// What it does, with the words that it takes and the usual one, each named once.
  fileprivate var fullAbstract: String {
    var text = abstract
    if words.count <= 10, !words.allSatisfy({ abstract.contains($0) }) {
      text =
        "\(text.hasSuffix(".") ? String(text.dropLast()) : text): \(words.joined(separator: ", "))."
    }
    if let defaultValue, !text.contains("default") {
      text = "\(text.hasSuffix(".") ? String(text.dropLast()) : text) (default: \(defaultValue))."
    }
    return text
  }
}
