import AccessibilityTree
import Bridges
import Documents
import Hearing
import NavigationScript
import Testing
import TreeFormats

/// What text trees of WebArena and BrowserGym say beyond their fixtures.
@Suite struct WebArenaTests {
  private func element(_ line: String) throws -> Element? {
    let text = "[1] RootWebArea 'A' focused: True\n\t\(line)\n"
    let source = try SourceText(bytes: Array(text.utf8), path: "tree.txt")
    let imported = try TreeReaders.read(source).bridged(by: Bridges.toolkitOnIOS)
    #expect(imported.report.format == "webarena")
    let tree = imported.screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  static let lines: [(line: String, label: String?, traits: Traits, value: String?)] = [
    ("[2] button 'Go'", "Go", .button, nil),
    ("[a2] button 'Go', clickable, visible", "Go", .button, nil),
    (#"[2] button 'Ayesha\'s "own"'"#, #"Ayesha's "own""#, .button, nil),
    (#"[2] button "Ayesha's""#, "Ayesha's", .button, nil),
    (#"[2] button 'Caf\xe9 \u2013 bar'"#, "Café – bar", .button, nil),
    ("[2] link 'Home', url='https://a.example/, b'", "Home", .link, nil),
    ("[2] checkbox 'Gift' checked: true", "Gift", .checkbox, "checked"),
    ("[2] checkbox 'Gift', checked='false'", "Gift", .checkbox, "unchecked"),
    ("[2] button 'Buy' disabled: True", "Buy", [.button, .notEnabled], nil),
    ("[2] button 'More' hasPopup: menu expanded: False", "More", .popupButton, nil),
    ("[2] textbox 'Name' value='Ayesha', required", "Name", .textEntry, "Ayesha"),
  ]

  @Test(arguments: lines)
  func statesAreTaken(_ row: (line: String, label: String?, traits: Traits, value: String?)) throws
  {
    let element = try #require(try element(row.line))
    #expect(element.label == row.label)
    #expect(element.traits.isSuperset(of: row.traits), "\(element.traits)")
    #expect(element.value == row.value)
  }

  /// What is no node is passed over, and never taken for one.
  @Test func otherLinesAreNone() throws {
    let text =
      "OBSERVATION:\nTab 0 (current): A\n[3] heading 'Hi'\nurl: a\n...\n[4 link 'B'\n[5] link 'C\n"
    let source = try SourceText(bytes: Array(text.utf8), path: "tree.txt")
    let tree = try TreeReaders.read(source, format: "webarena").screen.tree
    #expect(tree.nodes.compactMap(\.label) == ["Hi"])
    let none = try SourceText(bytes: Array("nothing: here".utf8), path: "tree.txt")
    #expect(throws: SourceError.self) { try TreeReaders.read(none, format: "webarena") }
  }

  /// Other texts with brackets are not taken for a tree.
  @Test(arguments: [
    "[1] first footnote 'a'", "[12, 13]", "[page] Kiln", "[link] 'A'", "- [x] link",
  ])
  func othersAreNotRecognised(_ text: String) throws {
    let source = try SourceText(bytes: Array(text.utf8), path: "text")
    #expect(WebArenaReader().recognise(source) == .unlike)
  }
}
