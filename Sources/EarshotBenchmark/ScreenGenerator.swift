import SeededGenerators
import AccessibilityTree

/// Makes up screens that look like those of an app: sections of rows with images, texts, switches,
/// sliders and buttons, wrapped in views as UIKit wraps them.
struct ScreenGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Returns a screen with a number of nodes.
  mutating func screen(nodes count: Int) -> Screen {
    var tree = ElementTree()
    var top = 100.0
    tree.add(Element("Orders", traits: .header, frame: Frame(x: 16, y: 52, width: 200, height: 41)))
    while tree.count < count {
      tree.add(
        Element(
          "Week \(tree.count)", traits: .header,
          frame: Frame(x: 16, y: top, width: 300, height: 28)))
      top += 36
      var list = Element(frame: Frame(x: 0, y: top, width: 390, height: 880))
      list.container = Bool.random(using: &random) ? .list : nil
      list.groupsChildren = true
      tree.begin(list)
      for _ in 0..<10 where tree.count < count { addRow(to: &tree, top: &top) }
      tree.end()
    }
    var screen = Screen(title: "Orders", app: "Stall", tree: tree)
    screen.size = Size(width: 390, height: 844)
    return screen
  }

  private mutating func addRow(to tree: inout ElementTree, top: inout Double) {
    let name = Self.names.randomElement(using: &random) ?? "Row"
    let number = Int.random(in: 1...900, using: &random)
    tree.begin(Element(frame: Frame(x: 0, y: top, width: 390, height: 88)))
    var image = Element(
      "Photo of \(name.lowercased())", traits: .image,
      frame: Frame(x: 16, y: top + 8, width: 72, height: 72))
    image.isDecorative = Int.random(in: 0..<4, using: &random) == 0
    tree.add(image)
    tree.add(
      Element(
        "\(name), \(number) grams", traits: .staticText,
        frame: Frame(x: 104, y: top + 8, width: 200, height: 22)))
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      tree.add(
        Element(
          "In season", value: Bool.random(using: &random) ? "1" : "0",
          traits: [.switchButton, .button], frame: Frame(x: 320, y: top + 20, width: 51, height: 31)
        ))
    case 1:
      tree.add(
        Element(
          "Ripeness", value: "\(number % 101)%", traits: .adjustable,
          frame: Frame(x: 104, y: top + 40, width: 200, height: 34)))
    default:
      var button = Element(
        "Add", hint: "Adds it to the basket.", traits: .button,
        frame: Frame(x: 320, y: top + 22, width: 54, height: 44))
      button.id = "add-\(tree.count)"
      button.actions = number % 3 == 0 ? ["Share", "Compare"] : []
      tree.add(button)
    }
    tree.end()
    top += 88
  }

  private static let names = [
    "Mango", "Artichoke", "Sea buckthorn", "Jerusalem artichoke", "Quince", "Cardoon", "Okra",
    "Physalis", "Sorrel", "Medlar", "망고", "الباذنجان",
  ]
}
