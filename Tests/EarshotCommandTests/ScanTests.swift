import Foundation
import Testing

/// `earshot scan`: groups, order and cost of Switch Control.
@Suite("earshot scan")
struct ScanTests {
  private static let screen = """
    screen: Shop
    size: [400, 800]
    elements:
      - {text: Ready in 10 minutes, frame: [0, 100, 400, 40]}
      - {button: Rate, frame: [0, 200, 400, 44]}
      - label: Tabs
        container: tabBar
        children:
          - {tab: Orders, frame: [0, 740, 100, 50]}
          - {id: me, tab: Profile, frame: [100, 740, 100, 50]}

    """

  private static func run(_ arguments: [String], _ input: String = screen) throws
    -> Earshot.Outcome
  {
    try Earshot.run(arguments, input: input)
  }

  @Test func scanTellsTheWay() throws {
    let outcome = try Self.run([
      "transcript", "--show", "scan", "-", "--to", "me", "--scan", "2", "--tap", "always",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      outcome.output == """
        0:00.0  Rate
        0:02.0  [Tabs]  ▸ press
        0:03.3    Orders
        0:05.3    Profile  ▸ press
        taps immediately
        2 steps, 2 presses, 6.6 s

        """)
  }

  @Test func scanIsWrittenAsJSON() throws {
    let outcome = try Self.run([
      "transcript", "--show", "scan", "-", "--to", "Profile", "--format", "json",
    ])
    #expect(outcome.status == 0, "\(outcome.error)")
    let value = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let highlights = try #require(value["highlights"] as? [[String: Any]])
    #expect(highlights.map { $0["name"] as? String } == ["Rate", "Tabs", "Orders", "Profile"])
    #expect(highlights.last?["element"] as? String == "me")
    #expect((value["cost"] as? [String: Any])?["steps"] as? Int == 2)
  }

  @Test func nothingToScanIsSaid() throws {
    let outcome = try Self.run(
      ["transcript", "--show", "scan", "-"], "elements:\n  - text: Ready\n")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("there is nothing to scan"))
    #expect(outcome.output.isEmpty)
  }

  static let mistakes: [(arguments: [String], error: String)] = [
    (["transcript", "--show", "scan", "-", "--to", "Ready in 10 minutes"], "does not respond"),
    (["transcript", "--show", "scan", "-", "--to", "Profle"], "did you mean \"Profile\"?"),
    (["transcript", "--show", "scan", "-", "--scan", "0.01"], "from 0.05 to 25"),
  ]

  @Test(arguments: mistakes) func tells(_ arguments: [String], _ error: String) throws {
    let outcome = try Self.run(arguments)
    #expect(outcome.status != 0)
    #expect(outcome.error.contains(error), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
  }

  @Test func platformsWithoutItAreTold() throws {
    let outcome = try Self.run(
      ["transcript", "--show", "scan", "-"], "platform: android\n" + Self.screen)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("Switch Control is not available on android"))
  }

  @Test func inAFolderTheOthersAreScanned() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "platform: android\nelements:\n  - button: A\n",
      "b.screen.yaml": "elements:\n  - button: B\n",
    ])
    let outcome = try Self.run(["transcript", "--show", "scan", folder.path])
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      outcome.error.contains("a.screen.yaml: skipped: Switch Control is not available on android"))
    #expect(outcome.output.hasSuffix("b.screen.yaml\n0:00.0  B\n"), "\(outcome.output)")
  }
}
