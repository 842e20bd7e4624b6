import Foundation
import Testing

/// Scenarios of the W3C's ARIA-AT plans on pages of ours: what their assertions of priority 1 ask for is heard.
@Suite(.serialized, .inChromium)
struct PatternTests {
  /// A key, or several, on a page, and what is to be heard after the last one.
  private struct Scenario {
    let page: String
    let start: String
    let keys: [String]
    /// By reader; empty where it has no such key.
    let words: [String: [String]]
    let plan: String

    var steps: [String] {
      ["  - open: \(page).html", "  - find: \(start)"] + keys.map { "  - press: \($0)" }
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Patterns")

  private static func scenarios() throws -> [Scenario] {
    let table = try String(contentsOf: folder.appending(path: "scenarios.txt"), encoding: .utf8)
    return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      func words(_ cell: String) -> [String] {
        cell == "-" ? [] : cell.components(separatedBy: "; ")
      }
      return Scenario(
        page: cells[0], start: cells[1], keys: cells[2].components(separatedBy: " "),
        words: ["nvda": words(cells[3]), "voiceover-macos": words(cells[4])], plan: cells[5])
    }
  }

  private static let readers = ["nvda", "voiceover-macos"]

  @Test("says what the plans ask for", arguments: readers)
  func saysWhatIsAskedFor(reader: String) throws {
    let scenarios = try Self.scenarios().filter { $0.words[reader]?.isEmpty == false }
    let heard = try Self.heard(scenarios, by: reader)
    try #require(heard.count == scenarios.count)
    for (scenario, heard) in zip(scenarios, heard) {
      let missing = (scenario.words[reader] ?? []).filter { !Self.contains($0, heard) }
      #expect(
        missing.isEmpty,
        "\(scenario.page), \(scenario.keys) (\(scenario.plan)): \(missing) in \"\(heard)\"")
    }
  }

  @Test("are as many as are promised, and the same keys are heard the same twice")
  func areMany() throws {
    let scenarios = try Self.scenarios()
    let count = Self.readers.map { reader in
      scenarios.count { $0.words[reader]?.isEmpty == false }
    }
    #expect(count.reduce(0, +) >= 80)
    let some = scenarios.filter { ["menu", "grid", "dialog"].contains($0.page) }
    let once = try Self.heard(some, by: "nvda")
    #expect(try Self.heard(some, by: "nvda") == once)
  }

  /// Returns what is heard after the last key of each scenario, all in one browser.
  private static func heard(_ scenarios: [Scenario], by reader: String) throws -> [String] {
    let files = try CommandFolder()
    for page in Set(scenarios.map(\.page)) { try files.write("\(page).html", source(of: page)) }
    let first = try #require(scenarios.first)
    let flow = ["page: \(first.page).html", "steps:"] + scenarios.flatMap(\.steps)
    try files.write("all.flow.yaml", flow.joined(separator: "\n") + "\n")
    let run = try files.shell("$EARSHOT run all.flow.yaml --reader \(reader) --format json")
    try #require(run.status == 0, "\(run.error)")
    let result = try JSONDecoder().decode(Run.self, from: Data(run.output.utf8))
    // The first step is the page's opening; of several keys the last is what the plan asks about.
    let steps = Array(result.steps.dropFirst())
    try #require(steps.count == scenarios.map(\.steps.count).reduce(0, +))
    var end = 0
    return scenarios.map { scenario in
      end += scenario.steps.count
      return steps[end - 1].events.compactMap(\.text).joined(separator: " / ")
    }
  }

  /// Returns a page; one called `…-active` is another page whose group keeps the focus and names its item.
  private static func source(of page: String) throws -> String {
    let name = page.replacing("-active", with: "")
    let text = try String(contentsOf: folder.appending(path: "\(name).html"), encoding: .utf8)
    if name == page { return text }
    return text.replacing("<html lang=\"en\">", with: "<html lang=\"en\" data-kind=\"active\">")
  }

  private struct Run: Decodable {
    let steps: [Step]
  }

  private struct Step: Decodable {
    struct Event: Decodable {
      let kind: String
      let text: String?
    }

    let events: [Event]
  }

  private static func contains(_ words: String, _ heard: String) -> Bool {
    plain(heard).contains(plain(words))
  }

  private static func plain(_ text: String) -> String {
    " "
      + text.lowercased().split { !$0.isLetter && !$0.isNumber }
      .joined(separator: " ") + " "
  }
}
