import ArgumentParser
import Earshot

/// `earshot list`: the readers, voices, formats, rules and languages that Earshot knows.
///
/// `CommandRoute` leads to the commands that list most of them; formats are listed here.
struct ListCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List readers, voices, formats, rules or languages.",
    discussion: """
      Example: earshot list readers
      Example: earshot list readers voiceover-ios
      Example: earshot list voices fast --say
      Example: earshot list rules
      Example: earshot list rules label-missing
      Example: earshot list languages
      Example: earshot list formats
      """)

  /// What can be listed.
  enum Kind: String, CaseIterable {
    case readers, voices, formats, rules, languages
  }

  @Argument(
    help: ArgumentHelp(
      "What to list: \(Kind.allCases.map(\.rawValue).joined(separator: ", ")).", valueName: "kind"),
    completion: .list(Kind.allCases.map(\.rawValue)))
  var kind: String

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func validate() throws {
    guard Kind(rawValue: kind) == nil else { return }
    let known = Kind.allCases.map(\.rawValue)
    throw ValidationError(
      "unknown list \(SafeText.quoted(kind)); "
        + Spelling.suggestion(for: kind, among: known, noun: "lists"))
  }

  func run() throws {
    try Failure.reported {
      guard format == .json else {
        let rows = TreeReaders.all.map { [$0.name, $0.summary] }
        return try StandardOutput.write(TextTable(rows).bytes)
      }
      var json = JSONWriter()
      json.array { json in
        for reader in TreeReaders.all {
          json.line(1)
          json.object { json in
            json.field("name", reader.name)
            json.field("summary", reader.summary)
          }
        }
      }
      json.raw("\n")
      try StandardOutput.write(json.bytes)
    }
  }
}

extension ListCommand: ProjectOptions {
  static let projectOptions = ["format"]
}
