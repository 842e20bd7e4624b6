import AccessibilityTree
import ScreenBuilder
import Testing

@Suite struct TreeOutlineTests {
  @Test func drawsTheTreeWithWhatMatters() throws {
    let tree = try ElementTree {
      Element.Heading("Mango lassi")
      Element.List("Ingredients") {
        "Two mangoes"
        Element.View {
          Element.Button("Rate").value("4").selected().frame(1, 2.123, 30, 40).id("rate")
        }
      }
      Element.View {}.modal().hidden().value("x")
      Element.View().hint("Only a hint")
    }
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
