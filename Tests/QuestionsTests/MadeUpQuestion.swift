import AccessibilityTree
import Documents
import Questions
import TreeFormats

/// How many elements of a screen have a name that begins with a letter.
struct MadeUpQuestion: ScreenQuestion {
  static let name = "initials"
  static let title = "Count initials"
  static let summary = "Count the elements whose name begins with a letter."
  static let details = "Example: earshot initials home.screen.yaml --first-letter R"
  static let answers = AnswersName("earshot-initial-lists", list: "screens")
  static let isHeard = false
  static let parameters = [
    Parameter(
      "firstLetter", .text, "The letter that names begin with.", valueName: "letter",
      projectUse: .gate),
    Parameter("most", .integer(1...9), "How many are counted at the most.", valueName: "number"),
    Parameter("case", .truth(usual: true), "Take small and capital letters for the same."),
    Parameter("kinds", .words(["button", "text"]), "What is counted.", valueName: "kind"),
  ]

  private let letter: String
  private let most: Int

  init(_ arguments: Arguments) throws(SourceError) {
    letter = arguments.text("firstLetter") ?? ""
    most = arguments.integer("most") ?? 9
  }

  func answer(for named: NamedScreen, _ layout: Layout) -> Answer {
    let names = named.imported.screen.tree.elements.compactMap(\.label)
    let count = min(most, names.count { $0.hasPrefix(letter) })
    return Answer(layout) {
      Array("\(count) begin with \(letter)\n".utf8)
    } json: { json, input in
      json.object { json in
        json.field("count", Double(count))
        if let input { json.field("input", input) }
      }
    }
  }
}
