import Foundation
import Testing

/// Quick keys to headings that hold more than a text.
@Suite("Headings by keys", .waiting, .inChromium) struct HeadingKeysTests {
  private static let page = """
    <!doctype html><html lang=en><title>T</title><p>x</p><h2>Big <a href=x>link</a> end</h2><h2><a href=y>Alpha</a> and <a href=z>Beta</a></h2>
    <div style="width:120px"><h3>A long heading that wraps over several lines</h3></div>
    <h2><a href=q>Gamma <mark>owl</mark></a></h2><h2><a href=r>Delta</a><mark>owl</mark></h2><p>end</p>
    """

  private func heard(_ reader: String, _ page: String) throws -> [String] {
    let folder = try CommandFolder(["page.html": page])
    let keys = Array(repeating: "press h", count: 5).joined(separator: "\n")
    let outcome = try folder.shell(
      "printf '\(keys)\\n' | $EARSHOT walk --plain page.html --reader \(reader)")
    return outcome.output.split(separator: "> press h\n").dropFirst().map {
      $0.trimmingCharacters(in: .newlines)
    }
  }

  /// By NVDA's source code (`_shouldSpeakContentFirst`): what is heard of a heading comes behind its content.
  @Test func nvdaSaysAllOfAHeading() throws {
    #expect(
      try heard("nvda", Self.page) == [
        "Big, link, link, end, heading, level 2", "Alpha, link, and, Beta, link, heading, level 2",
        "A long heading that wraps over several lines, heading, level 3",
        "Gamma, link, highlighted, owl, heading, level 2",
        "Delta, link, highlighted, owl, heading, level 2",
      ])
  }

  /// As Orca 43.1 with Chromium 156 was recorded on this page (Tests/Lab/record-orca).
  @Test func orcaSaysTheLevelWithTheLastObject() throws {
    #expect(
      try heard("orca", Self.page) == [
        "Big heading level 2. link link. end heading level 2.",
        "Alpha link. and heading level 2. Beta link heading level 2.",
        "A long heading that wraps over several lines heading level 3.",
        "Gamma link heading level 2. highlight start. owl. highlight end.",
        "Delta link. highlight start. owl. highlight end.",
      ])
  }

  private static let links = """
    <!doctype html><html lang=en><title>T</title><p>x</p><p><a href=a><b style="display:block;height:20px">Rose</b><i
      style="display:block;height:20px">12 dollars</i></a></p><div style="width:100px"><a href=e>A link that wraps over lines</a></div>
    <h2><a href=h>Brand <code>name</code></a></h2><p>end</p>
    """

  /// The names are what Orca 43.1 says on this page (Tests/Lab/record-orca); the words for a link are the reader's own.
  @Test(arguments: [("orca", "link."), ("nvda", ", link")])
  func aLinkOfSeveralPiecesIsToldWhole(_ reader: String, _ role: String) throws {
    let folder = try CommandFolder(["page.html": Self.links])
    let outcome = try folder.shell(
      "printf 'press Tab\npress Tab\npress Tab\n' | $EARSHOT walk --plain page.html --reader \(reader)"
    )
    let heard = outcome.output.split(separator: "> press Tab\n").dropFirst().map {
      $0.trimmingCharacters(in: .newlines)
    }
    let words = role.hasPrefix(",") ? role : " \(role)"
    let level = reader == "nvda" ? ", heading, level 2" : " heading level 2."
    #expect(
      heard == [
        "Rose 12 dollars\(words)", "A link that wraps over lines\(words)",
        "Brand name\(words.replacing("link.", with: "link"))\(level)",
      ], "\(heard)")
  }

  /// A control in a link has the focus by itself.
  @Test(arguments: ["orca", "nvda"]) func aControlInALinkIsToldByItself(_ reader: String) throws {
    let page = """
      <!doctype html><html lang=en><title>T</title><p>x</p><p><a href=a>Rose <button>Add</button></a></p>
      """
    let folder = try CommandFolder(["page.html": page])
    let outcome = try folder.shell(
      "printf 'press Tab\\npress Tab\\n' | $EARSHOT walk --plain page.html --reader \(reader)")
    let heard = outcome.output.components(separatedBy: "> press Tab\n").dropFirst()
    #expect(heard.first?.hasPrefix("Rose Add") == true, "\(outcome.output)")
    #expect(heard.last?.hasPrefix("Add") == true, "\(outcome.output)")
  }
}
