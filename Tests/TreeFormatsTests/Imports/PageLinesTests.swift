import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// Where the browser breaks the texts of a page into lines.
@Suite struct PageLinesTests {
  /// A dump of one text with boxes.
  private func dump(_ boxes: [(start: Int, length: Int, frame: [Int])]) -> String {
    let bounds = boxes.map { "\($0.frame)" }.joined(separator: ", ")
    return """
      {"format": "earshot-page", "version": 1, "viewport": [400, 800], "notes": [],
       "frames": [{"tree": {"nodes": [
         {"nodeId": "1", "ignored": false, "role": {"value": "RootWebArea"}, "childIds": ["2", "3"],
          "backendDOMNodeId": 1},
         {"nodeId": "2", "ignored": false, "role": {"value": "LabelText"}, "childIds": [],
          "backendDOMNodeId": 2},
         {"nodeId": "3", "ignored": false, "role": {"value": "StaticText"},
          "name": {"value": "Boats leave at dawn"}, "childIds": [], "backendDOMNodeId": 3}]}}],
       "snapshot": {"documents": [{
         "nodes": {"parentIndex": [-1, 0, 0], "nodeType": [9, 1, 3], "nodeName": [0, 1, 2],
                   "nodeValue": [-1, -1, 3], "backendNodeId": [1, 2, 3], "attributes": [[], [], []]},
         "layout": {"nodeIndex": [2], "text": [3], "styles": [[4, 5]], "bounds": [[10, 20, 90, 40]]},
         "textBoxes": {"layoutIndex": \(boxes.map { _ in 0 }), "bounds": [\(bounds)],
                       "start": \(boxes.map(\.start)), "length": \(boxes.map(\.length))}}],
        "strings": ["#document", "label", "#text", "Boats leave at dawn", "inline", "visible"]}}
      """
  }

  private func tree(_ boxes: [(start: Int, length: Int, frame: [Int])]) throws -> ElementTree {
    let source = try SourceText(bytes: Array(dump(boxes).utf8), path: "page.json")
    return try TreeReaders.read(source).screen.tree
  }

  private func lines(_ boxes: [(start: Int, length: Int, frame: [Int])]) throws -> [TextLine] {
    let tree = try tree(boxes)
    let text = try #require(tree.elements.first { $0.traits == .staticText })
    return text.statedFacts.textLines
  }

  @Test func aTextOnTwoLinesHasBoth() throws {
    #expect(
      try lines([(0, 12, [10, 20, 90, 20]), (12, 7, [10, 40, 60, 20])]) == [
        TextLine(text: "Boats leave ", frame: Frame(x: 10, y: 20, width: 90, height: 20)),
        TextLine(text: "at dawn", frame: Frame(x: 10, y: 40, width: 60, height: 20)),
      ])
  }

  @Test func aTextOnOneLineHasNone() throws {
    #expect(try lines([(0, 19, [10, 20, 90, 20])]).isEmpty)
    // Boxes beside each other are one line, as where writing changes its direction.
    #expect(try lines([(0, 12, [10, 20, 60, 20]), (12, 7, [70, 20, 30, 20])]).isEmpty)
  }

  @Test(arguments: [
    [(0, 12, [10, 20, 90, 20]), (12, 70, [10, 40, 60, 20])],
    [(0, 12, [10, 20, 90, 20]), (90, 2, [10, 40, 60, 20])],
    [(-4, 12, [10, 20, 90, 20]), (12, 7, [10, 40, 60, 20])],
    [(0, 12, [10, 20]), (12, 7, [10, 40, 60, 20])],
  ])
  func boxesOutsideOfTheTextAreNone(_ boxes: [(Int, Int, [Int])]) throws {
    #expect(try lines(boxes.map { (start: $0.0, length: $0.1, frame: $0.2) }).isEmpty)
  }

  @Test func aRoleOfTheBrowsersOwnIsKept() throws {
    #expect(try tree([]).elements.compactMap(\.toolkitType).contains("LabelText"))
  }
}
