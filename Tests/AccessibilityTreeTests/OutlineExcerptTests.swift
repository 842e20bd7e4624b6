import AccessibilityTree
import ScreenBuilder
import Testing

/// A drawing with marks, and the part of a long one that is near them.
@Suite struct OutlineExcerptTests {
  private func tree() -> ElementTree {
    ElementTree {
      for list in 0..<2 {
        Element.Group("List \(list)") {
          for index in 0..<10 { Element.View("Item \(index)") }
        }
      }
    }
  }

  @Test func marksStandBehindTheirNodes() {
    var tree = ElementTree()
    tree.add(Element("A"))
    tree.add(Element("B"))
    #expect(
      TreeOutline(tree, marks: [1: "moved\n"]).description
        == "├─ element \"A\"\n└─ element \"B\"  ◀ moved ")
  }

  @Test func aShortDrawingIsWhole() {
    #expect(TreeOutline(tree(), marks: [3: "x"]).excerpt().count == 22)
  }

  @Test func whatHoldsTheMarkIsKept() {
    #expect(
      TreeOutline(tree(), marks: [16: "here"]).excerpt(longest: 10) == [
        "⋮", "└─ group \"List 1\"", "⋮", "   ├─ element \"Item 2\"", "   ├─ element \"Item 3\"",
        "   ├─ element \"Item 4\"  ◀ here", "   ├─ element \"Item 5\"", "   ├─ element \"Item 6\"",
        "⋮",
      ])
  }

  @Test func appendedTreesAreWhole() {
    var whole = ElementTree()
    whole.begin(Element("Root"))
    whole.append(tree())
    whole.add(Element("Last"))
    whole.end()
    whole.append(tree())
    #expect(whole.count == 46)
    #expect(whole.end(of: 0) == 24)
    #expect(Array(whole.children(of: 0)) == [1, 12, 23])
    #expect(whole.parent(of: 14) == 12)
    #expect(Array(whole.roots) == [0, 24, 35])
  }
}
