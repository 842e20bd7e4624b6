import AccessibilityTree
import Documents
import Foundation
import Testing
import Texts

/// One statement of the guidelines: a screen with the fault, one without, and what a command says of each.
///
/// The files hold each text twice, `«English|한국어»`, and each statement is tried in both languages.
struct GuidelineStatement: CustomTestStringConvertible, Sendable {
  /// What a command says of one of the two screens and not of the other.
  struct Told: Sendable {
    let command: String
    let fault: String?
    let mended: String?
  }

  let chapter: String
  let says: String
  /// The commands that show it, for the table.
  let by: String
  /// Why nothing can show it.
  let cannot: String?
  let fault: String
  let mended: String
  /// A flow through either screen.
  let flow: String?
  /// A screen beside either.
  let beside: String?
  let told: [Told]

  var testDescription: String { says }

  /// Whether a screen has to state what no dump has.
  var isStated: Bool {
    FactKey.allCases.contains { (fault + mended).contains("\($0.rawValue): ") }
  }

  /// All statements, in the order of the files.
  static let all: [GuidelineStatement] = {
    do { return try names.flatMap(read) } catch { fatalError("\(error)") }
  }()

  private static let names = ["practice", "interactions", "voiceover", "text", "colour"]

  private static func read(_ name: String) throws -> [GuidelineStatement] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Statements/\(name).yaml")
    let source = try SourceText(bytes: Array(Data(contentsOf: file)), path: file.path)
    let root = try Document(yaml: source).root
    let chapter = try root["chapter"]?.string(for: "chapter") ?? ""
    return try root["statements"]?.list(for: "statements").map { node in
      try GuidelineStatement(node, chapter)
    } ?? []
  }

  private init(_ node: DocumentNode, _ chapter: String) throws {
    func text(_ key: String, of node: DocumentNode) throws -> String? {
      try node[key]?.string(for: key)
    }
    self.chapter = chapter
    says = try text("says", of: node) ?? ""
    by = try text("by", of: node) ?? ""
    cannot = try text("cannot", of: node)
    fault = try text("fault", of: node) ?? ""
    mended = try text("mended", of: node) ?? ""
    flow = try text("flow", of: node)
    beside = try text("beside", of: node)
    told =
      try node["told"]?.list(for: "told").map { told in
        if let rule = try text("rule", of: told) {
          return Told(command: "audit screen.yaml", fault: ": \(rule): ", mended: nil)
        }
        return Told(
          command: try text("command", of: told) ?? "transcript screen.yaml",
          fault: try text("fault", of: told), mended: try text("mended", of: told))
      } ?? []
  }
}

extension GuidelineStatement {
  /// The languages in which each statement is tried.
  enum Language: Int, CaseIterable {
    case en, ko

    /// Returns a text in the language.
    func text(_ text: String) -> String {
      text.replacing(/«([^|»]*)\|([^»]*)»/) { match in
        String(self == .en ? match.output.1 : match.output.2)
      }
    }

    /// Returns a screen file: what begins as a list is the elements of a shop.
    func screen(_ text: String) -> String {
      var text = self.text(text)
      if text.hasPrefix("- ") {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        text = "elements:\n" + lines.map { "  \($0)\n" }.joined()
      }
      if !text.contains(/(?m)^screen:/) { text = "screen: \(self.text("«Shop|가게»"))\n" + text }
      return "language: \(self)\n" + text
    }
  }

  /// Writes the files of one side into a folder.
  func write(_ screen: String, _ language: Language, into folder: CommandFolder) throws {
    try folder.write("screen.yaml", language.screen(screen))
    if let beside { try folder.write("other.yaml", language.screen(beside)) }
    // A flow takes the language of its screens.
    if let flow { try folder.write("flow.yaml", language.text(flow)) }
  }
}
