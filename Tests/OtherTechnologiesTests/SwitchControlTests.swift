import AccessibilityTree
import Documents
import OtherTechnologies
import Testing
import Transcript
import TreeFormats

/// How Switch Control groups a screen, and what it costs to get somewhere.
@Suite struct SwitchControlTests {
  private func control(
    _ elements: String, _ settings: SwitchSettings = SwitchSettings()
  ) throws -> SwitchControl {
    let source = try SourceText(
      bytes: Array("elements:\n\(elements)".utf8), path: "test.screen.yaml")
    let screen = try NativeReader().read(source).screen
    return SwitchControl(try ReaderOptions().reading(screen), settings: settings)
  }

  /// The tree in one line: groups in brackets, items between spaces.
  private func outline(_ control: SwitchControl) -> String {
    var words: [String] = []
    var level = 0
    for highlight in control.highlights {
      while level > highlight.level {
        words.append("]")
        level -= 1
      }
      guard let index = highlight.node else { continue }
      let node = control.nodes[index]
      if node.isItem {
        words.append(node.name ?? "-")
      } else {
        words.append("\(node.name ?? node.kind.rawValue)[")
        level += 1
      }
    }
    return (words + Array(repeating: "]", count: level)).joined(separator: " ")
  }

  static let groups: [(elements: String, outline: String)] = [
    ("  - text: Ready", ""),
    ("  - button: A\n  - text: Ready\n  - button: B", "A B"),
    (
      "  - button: A\n  - {container: tabBar, children: [{tab: X}, {tab: Y}]}",
      "A Tab bar[ X Y ]"
    ),
    // One member is no group, and neither is all of the screen.
    ("  - button: A\n  - {container: tabBar, children: [{tab: X}]}", "A X"),
    ("  - {container: tabBar, children: [{tab: X}, {tab: Y}]}", "X Y"),
    // A list is no group; a row with several is.
    (
      "  - {container: list, children: [{children: [{button: A}, {button: B}]}, {button: C}]}",
      "group[ A B ] C"
    ),
    // Groups with a name and what the app groups; of two around the same, the outer one with the better name.
    (
      "  - button: A\n  - {label: Post, container: group, children: [{button: B}, {button: C}]}",
      "A Post[ B C ]"
    ),
    (
      "  - button: A\n  - {container: group, children: [{button: B}, {button: C}]}",
      "A B C"
    ),
    (
      "  - button: A\n  - {groupsChildren: true, children: "
        + "[{label: Post, container: group, children: [{button: B}, {button: C}]}]}",
      "A Post[ B C ]"
    ),
  ]

  @Test(arguments: groups) func puts(_ elements: String, _ outline: String) throws {
    #expect(self.outline(try control(elements)) == outline)
  }

  private func buttons(_ places: [(String, y: Int, height: Int)]) -> String {
    places.enumerated().map { index, place in
      "  - {button: \(place.0), frame: [\(index * 60), \(place.y), 50, \(place.height)]}"
    }.joined(separator: "\n")
  }

  @Test func threeInALineAreARow() throws {
    let line = [("A", y: 0, height: 44), ("B", 2, 40), ("C", 0, 44)]
    #expect(outline(try control(buttons(line + [("D", 100, 44)]))) == "row[ A B C ] D")
    #expect(outline(try control(buttons(line))) == "A B C")
    #expect(outline(try control(buttons([line[0], line[1], ("D", 100, 44)]))) == "A B D")
  }

  @Test func framesThatAreNoPlacesMakeNoRow() throws {
    var tree = ElementTree()
    for y in [Double.nan, -.infinity, .infinity, 0] {
      tree.add(Element("A", traits: .button, frame: Frame(x: 0, y: y, width: 9, height: -9)))
    }
    let reading = try ReaderOptions().reading(Screen(platform: .ios, tree: tree))
    #expect(SwitchControl(reading).nodes.nodes.allSatisfy { $0.kind != .row })
  }

  struct Cost: Sendable {
    let tap: SwitchSettings.Tap
    let style: SwitchSettings.Style
    let steps: Int
    let presses: Int
    let seconds: Double
  }

  static let costs = [
    Cost(tap: .default, style: .auto, steps: 2, presses: 3, seconds: 2 + 3 * 0.65),
    Cost(tap: .auto, style: .auto, steps: 2, presses: 2, seconds: 2 + 2 * 0.65 + 0.75),
    Cost(tap: .always, style: .auto, steps: 2, presses: 2, seconds: 2 + 2 * 0.65),
    Cost(tap: .always, style: .manual, steps: 2, presses: 4, seconds: 4 * 0.65),
    Cost(tap: .always, style: .step, steps: 2, presses: 2, seconds: 2 * 0.65 + 2),
  ]

  @Test(arguments: costs) func takes(_ cost: Cost) throws {
    var settings = SwitchSettings()
    (settings.tap, settings.style) = (cost.tap, cost.style)
    let control = try control(Self.withTabs, settings)
    let found = control.cost(of: try goal(control))
    #expect(found.steps == cost.steps)
    #expect(found.presses == cost.presses)
    #expect(abs(found.seconds - cost.seconds) < 1e-9)
  }

  static let withTabs =
    "  - button: A\n  - {container: tabBar, children: [{tab: X}, {id: y, tab: Y}]}"

  private func goal(_ control: SwitchControl) throws -> Int {
    let node = try #require(control.screen.tree.firstIndex(of: "y"))
    return try #require(control.item(ofNode: node))
  }

  @Test func aPauseOnTheFirstItemCountsAtEachLevel() throws {
    var settings = SwitchSettings()
    settings.firstPause = 0.5
    let control = try control(Self.withTabs, settings)
    #expect(abs(control.cost(of: try goal(control)).seconds - (2 + 3 * (0.5 + 0.65))) < 1e-9)
  }

  static let menus: [(element: String, own: [String])] = [
    ("{button: A}", ["Tap", "Home"]),
    (
      "{label: A, value: 3, traits: [adjustable], actions: [Reset]}",
      ["Tap", "Increment", "Decrement", "Reset", "Home"]
    ),
    ("{clips: true, children: [{button: A}]}", ["Tap", "Scroll", "Home"]),
  ]

  @Test(arguments: menus) func offers(_ element: String, _ own: [String]) throws {
    let control = try control("  - \(element)")
    #expect(Array(control.menu(of: 1).prefix(own.count)) == own)
  }

  @Test func textTellsTheClockAndTheWayOut() throws {
    let control = try control(Self.withTabs)
    #expect(
      String(decoding: ScanReport(control).text, as: UTF8.self) == """
        0:00.0  A
        0:01.0  [Tab bar]
        0:01.7    X
        0:02.7    Y
        0:03.7    (leaves the group)

        """)
    let way = String(
      decoding: ScanReport(control, goal: try goal(control)).text, as: UTF8.self)
    #expect(
      way == """
        0:00.0  A
        0:01.0  [Tab bar]  ▸ press
        0:01.7    X
        0:02.7    Y  ▸ press
        menu: Tap, Home, Gestures, Refine Selection, Cursor Mode, Device, Media Controls, Settings  ▸ press Tap
        2 steps, 3 presses, 4.0 s

        """)
  }

  // Deeper than the stack of a thread is, were it walked by recursion.
  @Test func depthDoesNotMatter() throws {
    var tree = ElementTree()
    var group = Element("G")
    group.container = .group
    for _ in 0..<20_000 {
      tree.begin(group)
      tree.add(Element("A", traits: .button))
    }
    for _ in 0..<20_000 { tree.end() }
    let screen = Screen(platform: .ios, tree: tree)
    let control = SwitchControl(try ReaderOptions().reading(screen))
    #expect(control.nodes.nodes.count(where: \.isItem) == 20_000)
    #expect(control.highlights.count > 20_000)
  }
}
