import Foundation
import GoldenFiles
import Testing

/// Each statement of Apple's guidelines is shown by a pair of screens, and the article counts those that are.
@Suite("Guidelines") struct GuidelinesTests {
  @Test("are shown by a pair of screens", arguments: GuidelineStatement.all)
  func shown(_ statement: GuidelineStatement) throws {
    guard statement.cannot == nil else { return }
    #expect(!statement.told.isEmpty)
    for language in GuidelineStatement.Language.allCases {
      let (fault, mended) = (try CommandFolder(), try CommandFolder())
      try statement.write(statement.fault, language, into: fault)
      try statement.write(statement.mended, language, into: mended)
      for told in statement.told {
        let command = "$EARSHOT \(language.text(told.command)) 2>&1"
        let ofFault = try fault.shell(command).output
        let ofMended = try mended.shell(command).output
        #expect(told.fault != nil || told.mended != nil)
        if let text = told.fault.map(language.text) {
          #expect(ofFault.contains(text), "\(language), with the fault: \(command)")
          #expect(!ofMended.contains(text), "\(language), without the fault: \(command)")
        }
        if let text = told.mended.map(language.text) {
          #expect(ofMended.contains(text), "\(language), without the fault: \(command)")
          #expect(!ofFault.contains(text), "\(language), with the fault: \(command)")
        }
      }
    }
  }

  @Test func theArticleIsMadeFromTheStatements() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let article = repository.appending(path: "Sources/Earshot/Earshot.docc/Guidelines.md")
    try GoldenFile(article).expect(Self.article)
  }

  private static var article: String {
    let all = GuidelineStatement.all
    let shown = all.filter { $0.cannot == nil }
    var lines = [
      "# The guidelines, row by row", "",
      "What Apple's Human Interface Guidelines ask for under Accessibility, and the command that shows or checks it.",
      "", "## How to read it", "",
      "The guidelines are in our own words. A test checks each row: it runs the commands on two of our screens, one with the "
        + "fault and one",
      "without, in English and in Korean, and expects different results. The screens are in "
        + "`Tests/EarshotCommandTests/Guidelines/Statements`.", "",
      "| | meaning | rows |", "|---|---|---|",
      "| works | from what dumps and pages contain | \(shown.count { !$0.isStated }) |",
      "| if stated | if a screen file states what few dumps contain: colours, fonts, gestures, media | \(shown.count(where: \.isStated)) |",
      "| no | an element tree cannot show it | \(all.count - shown.count) |", "",
      "Commands are those of `earshot`; `--show` is an option of `transcript`.",
    ]
    var chapter = ""
    for statement in all {
      if statement.chapter != chapter {
        chapter = statement.chapter
        lines += ["", "## \(chapter)", "", "| guideline | | command, or reason |", "|---|---|---|"]
      }
      let state = statement.cannot != nil ? "no" : statement.isStated ? "if stated" : "works"
      lines.append("| \(statement.says) | \(state) | \(statement.cannot ?? statement.by) |")
    }
    return lines.map { "\($0)\n" }.joined()
  }
}
