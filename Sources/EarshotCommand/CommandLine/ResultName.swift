import ArgumentParser
import Earshot
import ProjectFiles

/// What the name of a result promises of its content.
enum ResultName {
  /// Tells of a result that is of another kind than the ending of its name says.
  static func check(
    _ path: String, _ bytes: [UInt8], of command: any ParsableCommand.Type
  ) {
    if let remark = remark(on: path, bytes, of: command) { StandardError.note(remark) }
  }

  private static func remark(
    on path: String, _ bytes: [UInt8], of command: any ParsableCommand.Type
  ) -> String? {
    let lower = path.lowercased()
    guard let kind = kinds.first(where: { PathText.hasEnding(lower, $0.ending) }),
      let first = bytes.first(where: { $0 > 0x20 }), !kind.beginnings.contains(first)
    else { return nil }
    let model = (try? CommandModel())?[command._commandName]
    let option = ["format", "to"].first { model?[$0]?.words.contains(kind.format) == true }
    let repair =
      option.map { "; add --\($0) \(kind.format)" }
      ?? (kind.format == "html" ? "; for a web page use earshot report" : "")
    return "\(SafeText.line(path)): the content is not \(kind.noun)\(repair)"
  }

  private static let (brace, bracket, angle): (UInt8, UInt8, UInt8) = (0x7B, 0x5B, 0x3C)

  private static let kinds: [(ending: String, noun: String, format: String, beginnings: [UInt8])] =
    [
      (".json", "JSON", "json", [brace, bracket]), (".sarif", "SARIF", "sarif", [brace]),
      (".xml", "XML", "junit", [angle]), (".html", "HTML", "html", [angle]),
      (".htm", "HTML", "html", [angle]),
    ]
}
