import SeededGenerators
import AccessibilityTree
import ScreenReader

/// Screens, commands and apps made up from seeds.
enum RandomSession {
  static func screen(_ random: inout SeededGenerator) -> Screen {
    var tree = ElementTree()
    var depth = 0
    for number in 0..<Int.random(in: 1...40, using: &random) {
      while depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
        tree.end()
        depth -= 1
      }
      if Int.random(in: 0..<3, using: &random) == 0 {
        var container = Element(Bool.random(using: &random) ? "Box \(number)" : nil)
        container.container = Container.allCases.randomElement(using: &random)
        tree.begin(container)
        depth += 1
        continue
      }
      var element = Element("\(number)", value: Bool.random(using: &random) ? "\(number)0%" : nil)
      element.id = "e\(number)"
      for (_, trait) in Traits.named where Int.random(in: 0..<10, using: &random) == 0 {
        element.traits.formUnion(trait)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { element.actions = ["Go", "Stop"] }
      if Int.random(in: 0..<6, using: &random) == 0 { element.isExpanded = false }
      element.isElement = true
      tree.add(element)
    }
    for _ in 0..<depth { tree.end() }
    return Screen(title: "Random", tree: tree)
  }

  static func command(_ random: inout SeededGenerator) -> Command {
    let commands: [Command] = [
      .next, .previous, .first, .last, .moveIn, .moveOut, .activate, .increment, .decrement,
      .escape,
      .magicTap, .nextRotor, .previousRotor, .down, .up, .action("Go"), .scroll(.down),
      .type("So, "),
      .delete(1), .touchElement("e3"), .touchPoint(Point(x: 5, y: 5)), .readAll, .readFromTop,
      .stop,
      .rotor("Headings"), .rotor("Characters"), .rotor("Navigation Style"), .wait(100),
      .jump(to: "heading"),
    ]
    return commands.randomElement(using: &random) ?? .next
  }

  /// An app whose answers depend on nothing but the request.
  static func effects(_ request: AppRequest, _ screen: Screen) -> [AppEffect]? {
    var tree = ElementTree()
    tree.add(Element("New", traits: .button))
    switch (request.node + screen.tree.count) % 9 {
    case 0: return [.remove(request.element.id ?? "e1")]
    case 1: return [.insert(tree, into: nil, at: 0)]
    case 2: return [.announce(Announcement("Hello"))]
    case 3: return [.change(request.element.id ?? "") { $0.label = "Changed" }]
    case 4: return [.open(Screen(title: "Other", tree: tree))]
    case 5: return [.close]
    case 6: return [.change(request.element.id ?? "") { $0.isHidden = true }]
    case 7: return [.layoutChanged("e2"), .pageScrolled("Page 2")]
    default: return nil
    }
  }
}
