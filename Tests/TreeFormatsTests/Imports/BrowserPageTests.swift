import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What a page's document tells beside its accessibility tree, without a browser.
@Suite struct BrowserPageTests {
  /// A dump of one element in a document's body, with the attributes of both.
  private func dump(
    _ tag: String, _ role: String, _ name: String = "", _ attributes: [String] = [],
    in outer: [String] = ["div"]
  ) -> String {
    let strings = ["#document", "html", "lang", "de", tag, "hidden"] + attributes + outer
    let first = 6
    let own = attributes.indices.map { "\(first + $0)" }.joined(separator: ", ")
    let behind = first + attributes.count
    let around = outer.indices.dropFirst().map { "\(behind + $0)" }.joined(separator: ", ")
    let texts = strings.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      {"format": "earshot-page", "version": 1, "viewport": [400, 800], "notes": [],
       "frames": [{"tree": {"nodes": [
         {"nodeId": "1", "ignored": false, "role": {"value": "RootWebArea"}, "name": {"value": "Page"},
          "childIds": ["2"], "backendDOMNodeId": 1},
         {"nodeId": "2", "ignored": false, "role": {"value": "\(role)"}, "name": {"value": "\(name)"},
          "childIds": [], "backendDOMNodeId": 4}]}}],
       "snapshot": {"documents": [{
         "nodes": {"parentIndex": [-1, 0, 1, 2], "nodeType": [9, 1, 1, 1],
                   "nodeName": [0, 1, \(behind), 4], "nodeValue": [-1, -1, -1, -1],
                   "backendNodeId": [1, 2, 3, 4],
                   "attributes": [[], [2, 3], [\(around)], [\(own)]]},
         "layout": {"nodeIndex": [3], "styles": [[0, 0]], "bounds": [[10, 20, 30, 40]]},
         "contentWidth": 400, "contentHeight": 1500}],
        "strings": [\(texts)]}}
      """
  }

  private func read(_ dump: String) throws -> Screen {
    let imported = try TreeReaders.read(SourceText(bytes: Array(dump.utf8), path: "page.json"))
    #expect(imported.report.format == "page")
    return imported.screen
  }

  @Test func thePageHasTheLanguageAndTheSizeOfItsDocument() throws {
    let screen = try read(dump("button", "button", "Los"))
    #expect(screen.title == "Page")
    #expect(screen.language == "de")
    #expect(screen.size == Size(width: 400, height: 1500))
    #expect(screen.tree[1].frame == Frame(x: 10, y: 20, width: 30, height: 40))
    #expect(screen.tree[1].language == nil)
  }

  /// The tree is asked first: what the document then lacks was replaced by the page.
  @Test func elementsReplacedBetweenTreeAndDocumentAreTold() throws {
    func told(_ dump: String) throws -> [String] {
      let imported = try TreeReaders.read(SourceText(bytes: Array(dump.utf8), path: "page.json"))
      return imported.report.remarks.filter { $0.contains("while it was read") }
    }
    let still = dump("button", "button", "Buy")
    #expect(try told(still) == [])
    let replaced = still.replacing("\"backendDOMNodeId\": 4", with: "\"backendDOMNodeId\": 9")
    #expect(
      try told(replaced) == [
        "the page replaced an element while it was read: colours, sizes and attributes of it are unknown"
      ])
  }

  @Test func anElementKeepsALanguageOfItsOwn() throws {
    #expect(try read(dump("p", "paragraph", "Oui", ["lang", "fr"])).tree[1].language == "fr")
  }

  @Test func attributesThatTheTreeLacksAreFacts() throws {
    let link = try read(dump("a", "link", "Shop", ["aria-current", "page", "id", "shop"])).tree[1]
    #expect(link.states.current == .page)
    #expect(link.id == "shop")
    let option = try read(
      dump("li", "option", "Red", ["role", "option", "aria-posinset", "2", "aria-setsize", "9"])
    ).tree[1]
    #expect(option.position == SetPosition(index: 2, count: 9))
    let field = try read(dump("input", "textbox", "Name", ["placeholder", "As printed"])).tree[1]
    #expect(field.placeholder == "As printed")
  }

  /// A place that no screen file takes is none.
  @Test(arguments: ["0", "-1", "1000001", "42949672962"])
  func aPlaceBeyondAllListsIsNone(place: String) throws {
    let facts = ["role", "option", "aria-posinset", place, "aria-setsize", place]
    #expect(try read(dump("li", "option", "Red", facts)).tree[1].position == nil)
  }

  @Test func aPasswordIsNeverKept() throws {
    let text = dump("input", "textbox", "Password", ["type", "password", "value", "hunter2"])
    let field = try read(
      text.replacing("\"Password\"}", with: "\"Password\"}, \"value\": {\"value\": \"hunter2\"}")
    ).tree[1]
    #expect(field.traits.contains(.secureTextField))
    #expect(field.value == "•••••••")
  }

  /// The role of an element as the browser tells it, and as the specifications have it.
  @Test(arguments: [
    (["area", "text"], [], ["map"], Role.generic),
    (["img", "image"], ["alt", "", "aria-label", " "], ["div"], .generic),
    (["img", "image"], ["alt", "", "aria-label", "Moss"], ["div"], .image),
    (["section", "region"], ["title", ""], ["div"], .generic),
    (["section", "region"], ["title", "News"], ["div"], .region),
    (["aside", "complementary"], ["title", ""], ["section"], .generic),
    (["aside", "complementary"], [], ["div"], .complementary),
    (["li", "listitem"], [], ["div"], .generic),
    (["li", "listitem"], [], ["ul"], .listItem),
    (["input", "checkbox"], ["type", "checkbox", "switch", ""], ["label"], .switchControl),
    (["nav", "menuitem"], ["role", "menuitem"], ["div"], .navigation),
    (["button", "gridcell"], ["role", "gridcell"], ["div"], .button),
    (["div", "tab"], ["role", "tab"], ["div", "role", "tablist"], .tab),
    (["div", "tab"], ["role", "tab"], ["div"], .generic),
    (["div", "row"], ["role", "row"], ["div", "role", "grid"], .row),
    (["div", "cell"], ["role", "cell"], ["div"], .cell),
  ])
  func rolesAreThoseOfTheSpecifications(
    element: [String], attributes: [String], outer: [String], role: Role
  ) throws {
    let node = try read(dump(element[0], element[1], "x", attributes, in: outer)).tree[1]
    #expect(node.role ?? node.traits.role == role)
  }

  @Test func aFieldForFilesIsNamedByItsTitle() throws {
    let field = try read(
      dump("input", "button", "Choose File", ["type", "file", "title", "Photo"])
    ).tree[1]
    #expect(field.label == "Photo")
  }

  /// The browser tells letters of formulas as signs of their own; anywhere else such a sign is what the page says.
  @Test(arguments: [
    ("mi", "𝑥", "x"), ("mi", "sin", "sin"), ("span", "𝑥", "𝑥"), ("mtext", "𝑥", "𝑥"),
  ])
  func aLetterOfAFormulaIsTheOneThatIsWritten(outer: String, told: String, heard: String) throws {
    let written = outer == "mi" ? heard : told
    let text = dump("#text", "StaticText", told, [written], in: [outer])
      .replacing("\"nodeValue\": [-1, -1, -1, -1]", with: "\"nodeValue\": [-1, -1, -1, 6]")
      .replacing(", [6]]}", with: ", []]}")
    let screen = try read(text)
    #expect(screen.tree.elements.compactMap(\.label).contains(heard))
    #expect(screen.tree.elements.contains { $0.label == told } == (told == heard))
  }

  @Test(arguments: [
    (["title", "Film"], "Film"), (["aria-label", "Song", "title", "Film"], "Song"), ([], nil),
  ])
  func whatPlaysHasTheNameOfItsAuthor(attributes: [String], name: String?) throws {
    let text = dump("video", "Video", "Unable to play media.", attributes)
      .replacing(
        "\"name\": {\"value\": \"Unable to play media.\"}",
        with: """
          "name": {"value": "Unable to play media."},
          "properties": [{"name": "disabled", "value": {"type": "boolean", "value": true}}]
          """)
    let video = try read(text).tree[1]
    #expect(video.label == name)
    #expect(!video.traits.contains(.notEnabled))
  }

  @Test(arguments: [
    ("{\"format\": \"earshot-page\", \"frames\": []}", "the page is empty"),
    ("{\"format\": \"earshot-page\", \"frames\": [{}]}", "the frame has no tree"),
    ("{\"format\": \"earshot-page\", \"viewport\": [1]}", "viewport"),
  ])
  func aBrokenDumpIsTold(dump: String, reason: String) throws {
    let error = try #require(throws: SourceError.self) { try read(dump) }
    #expect(error.description.contains(reason))
  }
}
