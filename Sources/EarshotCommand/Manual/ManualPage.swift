import Earshot
import ProjectFiles

/// A page of the manual, in the language of `man`, made of what the help says.
struct ManualPage {
  let model: CommandModel
  /// The command that it is about, or `nil` for the page of the program.
  let command: CommandModel.Command?
  let version: String
  /// What is typed for the command: `earshot transcript --show keys`.
  let line: String

  /// The name of the page's file.
  var fileName: String { name + ".1" }

  private var name: String { command.map { "earshot-\($0.name)" } ?? "earshot" }

  /// The page, for `man -l` and for a folder of manuals.
  var text: String {
    let about = command ?? model.program
    var lines = [
      ".TH \"\(name.uppercased())\" 1 \"\" \"earshot \(version)\" \"earshot\"",
      ".SH NAME", "\(Self.plain(name)) \\- \(Self.plain(about.abstract))",
      ".SH SYNOPSIS", ".B \(Self.plain(line))", synopsis(of: about),
    ]
    if !about.discussion.isEmpty {
      lines.append(".SH DESCRIPTION")
      for paragraph in about.discussion.split(separator: "\n", omittingEmptySubsequences: false) {
        lines += paragraph.isEmpty ? [".PP"] : [Self.plain(String(paragraph)), ".br"]
      }
    }
    if !about.examples.isEmpty {
      lines += [".SH EXAMPLES", ".nf"] + about.examples.map(Self.plain) + [".fi"]
    }
    for section in about.sections {
      lines.append(".SH \(Self.plain(section.name.uppercased()))")
      for argument in section.arguments { lines += entry(argument) }
    }
    if command == nil {
      lines.append(".SH COMMANDS")
      for command in model.commands where command.isShown {
        lines += [
          ".TP", ".B \(Self.plain(command.name))",
          Self.plain(command.abstract) + " \\fBearshot\\-\(Self.plain(command.name))\\fP(1)",
        ]
      }
      lines += [
        ".SH FILES", ".TP", ".I earshot.yaml",
        "Options of a project, in the working folder or a parent folder.",
        ".SH EXIT STATUS", "0 success; 1 something was found; 2 failure; 64 wrong usage.",
      ]
    } else {
      lines += [".SH SEE ALSO", "\\fBearshot\\fP(1)"]
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private func synopsis(of command: CommandModel.Command) -> String {
    let inputs = command.arguments.filter { $0.kind == .positional }.map { argument in
      "\\fI\(Self.plain(argument.valueName))\\fP" + (argument.isRepeating ? " ..." : "")
    }
    return (["[\\fIoptions\\fP]"] + (self.command == nil ? ["\\fIcommand\\fP"] : inputs))
      .joined(separator: " ")
  }

  private func entry(_ argument: CommandModel.Argument) -> [String] {
    let names = argument.names.map { "\\fB\(Self.plain($0))\\fP" }.joined(separator: ", ")
    let value = "\\fI\(Self.plain(argument.valueName))\\fP"
    let head =
      switch argument.kind {
      case .positional: value
      case .option: "\(names) \(value)"
      case .flag: names
      }
    return [".TP", head, Self.plain(argument.abstract)]
  }

  /// A text in which nothing is read as a command of the page.
  private static func plain(_ text: String) -> String {
    let safe = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
  }
}
