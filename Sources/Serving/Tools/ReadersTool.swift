import AccessibilityTree
import Documents
import Questions
import Readers
import ScreenReader
import Transcript

/// The screen readers that there are.
enum ReadersTool: MCPTool {
  static let name = "readers"
  static let title = "List the readers"
  static let about = """
    Lists the screen readers that Earshot simulates, with their platforms and versions. For one reader, lists its \
    settings ("set" of other tools), the items of its rotor, and its commands (for walk). 2 to 8 KB.
    """
  static let parameters = [
    Parameter("reader", .word(Readers.names), "Reader to show in full.")
  ]

  static let result: [ResultField] = [
    .always(
      "readers",
      .mappings([
        .always("name", .text), .always("title", .text), .always("readerVersion", .text),
        .always("summary", .text), .always("platforms", .texts),
        .always("standardPlatforms", .texts),
      ]))
  ]

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    if let reader = arguments.text("reader").flatMap({ Readers.named($0) }) {
      let profile = try ReaderProfile(reader)
      let commands = profile.commands.map {
        "\($0.word.rawValue): \($0.word.summary) (\($0.gesture))"
      }
      let settings = reader.settings.map {
        "\($0.key)=\($0.values.joined(separator: "|")): \($0.summary)"
      }
      let lines =
        [line(profile), "settings:"] + settings + [
          "rotors: \(profile.rotors.joined(separator: ", "))", "commands:",
        ]
        + commands
      var answer = ToolAnswer(lines.map { SafeText.line($0) + "\n" }.joined()) { _ in }
      answer.structure = ReaderJSON([profile]).bytes
      return answer
    }
    let profiles = try Readers.all.map { (reader) throws(SourceError) in try ReaderProfile(reader) }
    return ToolAnswer(profiles.map { line($0) + "\n" }.joined()) { json in
      json.array("readers") { json in
        for profile in profiles {
          json.object { json in
            json.field("name", profile.reader.name)
            json.field("title", profile.reader.title)
            json.field("readerVersion", profile.reader.version)
            json.field("summary", profile.reader.summary)
            json.field("platforms", profile.platforms.map(\.rawValue))
            json.field("standardPlatforms", profile.standardPlatforms.map(\.rawValue))
          }
        }
      }
    }
  }

  private static func line(_ profile: ReaderProfile) -> String {
    let platforms = profile.platforms.map(\.rawValue).joined(separator: ", ")
    return "\(profile.reader.name): \(profile.reader.title) \(profile.reader.version), "
      + "\(profile.reader.summary); platforms: \(platforms)"
  }
}
