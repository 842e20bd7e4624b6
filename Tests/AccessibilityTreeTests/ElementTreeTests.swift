import AccessibilityTree
import Testing

@Suite struct ElementTreeTests {
  /// Two lists, the first of them with a group inside.
  ///
  ///     0 ─ 1, 2 ─ 3, 4    5 ─ 6
  private static var tree: ElementTree {
    var tree = ElementTree()
    tree.begin(Element("0"))
    tree.add(Element("1"))
    tree.begin(Element("2"))
    tree.add(Element("3"))
    tree.end()
    tree.add(Element("4"))
    tree.end()
    tree.begin(Element("5"))
    tree.add(Element("6"))
    tree.end()
    return tree
  }

  @Test func knowsParentsChildrenAndEnds() {
    let tree = Self.tree
    #expect(Array(tree.roots) == [0, 5])
    #expect((0..<7).map { Array(tree.children(of: $0)) } == [[1, 2, 4], [], [3], [], [], [6], []])
    #expect((0..<7).map { tree.parent(of: $0) } == [nil, 0, 0, 2, 0, nil, 5])
    #expect((0..<7).map { tree.end(of: $0) } == [5, 2, 4, 4, 5, 7, 7])
  }

  @Test func namesPaths() {
    let paths = (0..<7).map { ElementPaths(Self.tree).path(of: $0).description }
    #expect(paths == ["0", "0/0", "0/1", "0/1/0", "0/2", "1", "1/0"])
  }

  @Test func anEndTooManyIsNone() {
    var tree = ElementTree()
    tree.end()
    tree.add(Element("a"))
    tree.end()
    #expect(Array(tree.roots) == [0])
  }

  @Test func theFirstOfEqualIDsWins() {
    var tree = ElementTree()
    for label in ["a", "b"] {
      var element = Element(label)
      element.id = "same"
      tree.add(element)
    }
    #expect(tree.indicesByID() == ["same": 0])
  }

  static let elements: [(make: @Sendable (inout Element) -> Void, isElement: Bool)] = [
    ({ _ in }, false), ({ $0.label = "" }, true), ({ $0.value = "4" }, true),
    ({ $0.hint = "Rates." }, true), ({ $0.traits = .button }, true),
    ({ $0.labelledBy = ["a"] }, true),
    ({ $0.frame = Frame(x: 0, y: 0, width: 1, height: 1) }, false),
    (
      {
        $0.container = .list; $0.label = "Files"
      }, false
    ), ({ $0.combination = .combine }, true),
    ({ $0.combination = .ignore }, true),
    (
      {
        $0.combination = .contain; $0.label = "a"
      }, false
    ),
    ({ $0.isElement = true }, true),
    (
      {
        $0.isElement = false; $0.label = "a"
      }, false
    ),
    (
      {
        $0.isElement = true; $0.container = .list
      }, true
    ), ({ $0.actions = ["Send"] }, false),
  ]

  @Test(arguments: elements.indices) func tellsElementsFromViews(_ index: Int) {
    var element = Element()
    Self.elements[index].make(&element)
    var tree = ElementTree()
    tree.add(element)
    #expect(tree.isElement(0) == Self.elements[index].isElement)
  }

  @Test func aNodeWithChildrenIsAViewUnlessItSaysOtherwise() {
    var tree = ElementTree()
    tree.begin(Element("Card", traits: .button))
    tree.add(Element("Title"))
    tree.end()
    #expect(!tree.isElement(0))
    tree[0].isElement = true
    #expect(tree.isElement(0))
  }
}
