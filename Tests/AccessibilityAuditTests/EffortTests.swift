import AccessibilityAudit
import AccessibilityTree
import Documents
import Foundation
import NavigationScript
import ScreenReader
import Testing
import Transcript
import TreeFormats
import VoiceProfiles
import Voices

/// What a screen costs, and the cheapest way to a part of it.
@Suite struct EffortTests {
  private static let text = """
    screen: Shop
    elements:
      - text: Welcome
      - heading: Fruit
      - button: Mango
      - button: Papaya
      - button: Lychee
      - heading: Vegetables
      - button: Artichoke
      - {button: Fennel, id: fennel, prominent: true}
      - button: Leek
      - text: The end
      - text: Really
    """

  private static func effort(_ text: String = text, rate: Double? = nil) throws -> Effort {
    let imported = try TreeReaders.read(
      SourceText(bytes: Array(text.utf8), path: "shop.screen.yaml"))
    return try Effort(
      imported.screen,
      listening: try ListeningTime(VoiceProfile.named("english"), rate: rate))
  }

  @Test func theWholeScreenIsCounted() throws {
    let effort = try Self.effort()
    #expect(effort.stops == 11)
    #expect(effort.firstHeading == 1)
    #expect(effort.firstControl == 2)
    #expect(effort.primaryAction == 7)
    #expect(try Self.effort("elements: []").seconds == 0)
    #expect(try Self.effort("elements: []").firstControl == nil)
  }

  /// Twice the words take twice as long, and a faster voice takes less time.
  @Test func secondsFollowTheWordsAndTheRate() throws {
    let listening = try ListeningTime(VoiceProfile.named("english"), rate: 50)
    // espeak-ng speaks 175 words of five letters in about a minute.
    let minute = Array(repeating: "apple", count: 175).joined(separator: " ")
    #expect(abs(listening.seconds(of: minute) - 60) < 6)
    #expect(
      abs(listening.seconds(of: minute + " " + minute) - 2 * listening.seconds(of: minute)) < 0.2)
    #expect(try Self.effort(rate: 100).seconds < Self.effort(rate: 50).seconds)
  }

  /// TalkBack has no gesture for the last element, and goes round at the second swipe at an edge.
  @Test func thereAreOnlyWaysThatTheReaderHas() throws {
    let effort = try Self.effort("platform: android\n" + Self.text)
    let route = try #require(effort.cheapestRoute(to: 10))
    #expect(route.commands == [.previous, .previous])
    #expect(try #require(Self.effort().cheapestRoute(to: 10)).commands == [.last])
  }

  @Test func everyWayIsListedAndTheShortestIsFound() throws {
    let effort = try Self.effort()
    let stop = try #require(effort.stop(of: "fennel"))
    let routes = effort.routes(to: stop)
    #expect(routes.first?.kind == .swiping)
    #expect(routes.first?.cost.gestures == 7)
    #expect(routes.first?.commands == Array(repeating: .next, count: 7))
    // To turn the rotor from Characters to Headings costs more than it saves; what stands before it does not.
    #expect(!routes.contains { $0.kind == .rotor("Headings") })
    // From the last stop back is shorter than any rotor.
    #expect(routes.last?.kind == .shortest)
    #expect(routes.last?.commands == [.last, .previous, .previous, .previous])
    #expect(effort.cheapestRoute(to: stop)?.cost.gestures == 4)
    #expect(effort.cheapestRoute(to: 0)?.cost.gestures == 0)
  }

  /// On random screens every way leads there, and none is longer than swiping.
  @Test(arguments: 0..<6)
  func everyWayLeadsThere(_ seed: Int) throws {
    var elements: [String] = []
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    for index in 0..<14 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let kind = ["text", "heading", "button", "link", "image"][Int(state >> 33) % 5]
      elements.append("  - {\(kind): Item \(index)}")
    }
    let effort = try Self.effort("elements:\n" + elements.joined(separator: "\n"))
    for stop in 0..<effort.stops {
      let routes = effort.routes(to: stop)
      #expect(routes.contains { $0.kind == .swiping && $0.cost.gestures == stop })
      let cheapest = try #require(effort.cheapestRoute(to: stop))
      #expect(cheapest.cost.gestures <= min(stop, effort.stops - stop))
    }
  }

  @Test(arguments: ["fennel", "Leek", "Vegetables", "Really", "Welcome"])
  func theFlowOfAWayRunsAndPasses(_ target: String) throws {
    let folder = NSTemporaryDirectory() + "earshot-effort-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Self.text.write(toFile: "\(folder)/shop.screen.yaml", atomically: true, encoding: .utf8)
    let effort = try Self.effort()
    let stop = try #require(effort.stop(of: target))
    let route = try #require(effort.cheapestRoute(to: stop))
    let lines = EffortFlow(route, to: stop, effort, path: "shop.screen.yaml").lines
    try lines.joined(separator: "\n").write(
      toFile: "\(folder)/way.flow.yaml", atomically: true, encoding: .utf8)
    let flow = try FlowReader().read("\(folder)/way.flow.yaml")
    let result = try FlowRunner().run(flow)
    #expect(result.hasPassed)
    #expect(result.failures.isEmpty)
  }

  /// An id, or the rule of `find`.
  @Test(arguments: [
    ("fennel", 7), ("Fennel", 7), ("mango", 2), ("ARTI", 6), ("/P.*, button/", 3),
    ("{{any}}, heading", 1), ("Vegetables, heading", 5), ("button", 2), ("nowhere", nil),
    ("/(/", nil),
  ])
  func aTargetIsFoundAsAFlowFindsIt(_ target: String, _ stop: Int?) throws {
    #expect(try Self.effort().stop(of: target) == stop)
  }

  @Test(arguments: [
    ("Pay<=12", "Pay", EffortBudget.Limit.gestures(12)),
    (" Place order <= 2.5s ", "Place order", .seconds(2.5)), ("a<=b<=3", "a<=b", .gestures(3)),
  ])
  func budgetsAreRead(_ text: String, _ target: String, _ limit: EffortBudget.Limit) {
    #expect(EffortBudget(text)?.target == target)
    #expect(EffortBudget(text)?.limit == limit)
  }

  @Test(arguments: ["Pay", "Pay<=", "<=3", "Pay<=-1", "Pay<=x", "Pay<=infs", "Pay<3"])
  func otherTextsAreNoBudgets(_ text: String) {
    #expect(EffortBudget(text) == nil)
  }

  @Test func anExceededBudgetSaysByHowMuch() throws {
    let cost = EffortCost(gestures: 14, seconds: 30.14)
    #expect(
      EffortBudget("Pay<=12")?.text(of: cost)
        == "\"Pay\" takes 14 gestures, over its budget of 12")
    #expect(
      EffortBudget("Pay<=30s")?.text(of: cost)
        == "\"Pay\" takes about 30.1 s of listening, over its budget of 30")
    #expect(
      EffortBudget("Pay<=14")?.text(of: cost)
        == "\"Pay\" takes 14 gestures, within its budget of 14")
  }
}
