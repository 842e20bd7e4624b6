import AccessibilityTree
import Testing

@Suite struct TreeOutlineTests {
  @Test func drawsTheTreeWithWhatMatters() {
    var tree = ElementTree()
    tree.add(Element("Mango lassi", traits: .header))
    var list = Element("Ingredients")
    list.container = .list
    tree.begin(list)
    tree.add(Element("Two mangoes", traits: .staticText))
    tree.begin(Element())
    var rate = Element(
      "Rate", value: "4", traits: [.button, .selected],
      frame: Frame(x: 1, y: 2.123, width: 30, height: 40))
    rate.id = "rate"
    tree.add(rate)
    tree.end()
    tree.end()
    var modal = Element(value: "x")
    modal.isModal = true
    modal.isHidden = true
    tree.add(modal)
    tree.add(Element(hint: "Only a hint"))
    #expect(
      TreeOutline(tree).description == """
        ├─ header "Mango lassi"
        ├─ list "Ingredients"
        │  ├─ staticText "Two mangoes"
        │  └─ view
        │     └─ button selected "Rate" = "4" #rate [1,2.12 30×40]
        ├─ hidden modal = "x"
        └─ element
        """)
  }

  @Test func nothingInALabelReachesTheTerminal() {
    var tree = ElementTree()
    tree.add(Element("a\u{1B}[2J\nb\u{85}\u{2028}c\u{202E}d\u{2066}e"))
    #expect(TreeOutline(tree).description == "└─ element \"a [2J b  cde\"")
  }

  @Test func deepLevelsAreNumbered() {
    var tree = ElementTree()
    for depth in 0..<1_000 { tree.begin(Element("\(depth)")) }
    for _ in 0..<1_000 { tree.end() }
    let lines = TreeOutline(tree).description.split(separator: "\n")
    #expect(lines.count == 1_000)
    #expect(lines[1] == "   └─ view \"1\"")
    #expect(lines[999] == "… 999 levels down: element \"999\"")
  }

  @Test func anEmptyTreeIsAnEmptyText() {
    #expect(TreeOutline(ElementTree()).description == "")
  }
}
