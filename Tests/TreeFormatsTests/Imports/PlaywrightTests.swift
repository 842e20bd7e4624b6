import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What Playwright's snapshots say beyond their fixtures.
@Suite struct PlaywrightTests {
  private func tree(_ text: String) throws -> ElementTree {
    let imported = try Imported.read(text)
    #expect(imported.report.format == "playwright")
    return imported.screen.tree
  }

  @Test(arguments: [
    (#"- button "Save""#, "button \"Save\""),
    (#"- button "Say \"hi\" \u00e9 \ud83c\udf3f""#, "button \"Say \"hi\" é 🌿\""),
    (#"- 'button "Now: it''s on"'"#, "button \"Now: it's on\""),
    (#"- "button \"Now: on\"": "#, "button \"Now: on\""),
    ("- button /Save \\d+ \\(all\\)/ [disabled]", "button notEnabled \"Save \\d+ (all)\""),
    ("- button ${/Save [a/b]/}", "button \"Save [a/b]\""),
    ("- button \"Save\" # a comment", "button \"Save\""),
    ("- text: plain # a comment", "staticText \"plain\""),
    ("- text: C#", "staticText \"C#\""),
    ("- text: 'it''s: on'", "staticText \"it's: on\""),
    ("- text: \"tab\\tand \\x41\"", "staticText \"tab and A\""),
    ("- text: /\\d+ ferns/", "staticText \"\\d+ ferns\""),
    ("- text: |\n    one\n    two", "staticText \"one two\""),
    ("- text: >-\n    one\n\n    two", "staticText \"one two\""),
    ("- text: \"|\"", "staticText \"|\""),
    ("- paragraph: '>'", "staticText \">\""),
    ("- paragraph: one", "staticText \"one\""),
    ("- paragraph: |-\n    one\n    two", "staticText \"one two\""),
    ("- checkbox \"A\" [checked=mixed]", "checkbox \"A\" = \"mixed\""),
    ("- checkbox \"A\" [checked=false]", "checkbox \"A\" = \"unchecked\""),
    ("- switch \"A\" [checked]", "button switchButton \"A\" = \"on\""),
    ("- button \"A\" [pressed=mixed]", "button \"A\""),
    ("- button \"A\" [ref=e4] [cursor=pointer] [box=1,2,30,40]", "button \"A\" #e4 [1,2 30×40]"),
    ("- button \"A\" [box=1,2,-30,nan]", "button \"A\""),
    ("- <changed> button \"A\" [ref=e4]", "button \"A\" #e4"),
    ("- textbox \"A\": \"12\"", "textEntry \"A\" = \"12\""),
    ("- textbox:\n  - /placeholder: Name\n  - text: Ada", "textEntry \"Name\" = \"Ada\""),
    ("- textbox \"A\":\n  - /placeholder: Name", "textEntry \"A\""),
    ("- slider \"A\": \"4\"", "adjustable \"A\" = \"4\""),
    ("- treeitem \"A\" [expanded]:\n  - text: A", "treeitem \"A\""),
    ("- listitem \"A\"", "staticText \"A\""),
    ("- blob \"A\"", "staticText \"A\""),
    ("---\n# a page\n- button \"A\"\r\n", "button \"A\""),
  ])
  func linesBecomeElements(text: String, line: String) throws {
    // The role of the first item tells the format; an unknown one cannot.
    let known = text.contains("blob") ? "- main:\n  " + text : text
    let lines = TreeOutline(try tree(known)).description.split(separator: "\n")
    #expect(lines.last?.drop { "└─ ".contains($0) } == Substring(line))
  }

  @Test func theSameAsJSONIsTheSame() throws {
    let yaml = """
      - heading "Ferns" [level=1]
      - paragraph:
        - text: Sow
        - link "now":
          - /url: /sow
      - list "Kinds":
        - listitem: Hart
        - listitem: Maidenhair
      - checkbox "Gift" [checked] [disabled]
      - textbox "Name": Ada
      """
    let json = """
      [{"role": "heading", "name": "Ferns", "level": 1},
       {"role": "paragraph", "children": ["Sow", {"role": "link", "name": "now", "url": "/sow"}]},
       {"role": "list", "name": "Kinds", "children": [{"role": "listitem", "text": "Hart"},
        {"role": "listitem", "text": "Maidenhair"}]},
       {"role": "checkbox", "name": "Gift", "checked": true, "disabled": true},
       {"role": "textbox", "name": "Name", "text": "Ada"}]
      """
    #expect(try tree(yaml) == tree(json))
  }

  @Test func radioButtonsAloneAreNumbered() throws {
    let radios = "\n  - radio \"A\"\n  - text: A\n  - radio \"B\" [checked]\n  - text: B"
    func positions(_ more: String) throws -> [Int?] {
      try tree("- group \"Size\":" + radios + more).elements.filter { $0.role == .radio }
        .map { $0.position?.index }
    }
    #expect(try positions("") == [1, 2])
    #expect(try positions("\n  - button \"C\"") == [nil, nil])
  }

  @Test func aSnapshotInMarkdownHasTheTitleOfItsPage() throws {
    let screen = try Imported.read(
      "- Page URL: x\n- Page Title: Kiln\n```yaml\n- button \"A\"\n```\nand more"
    ).screen
    #expect(screen.title == "Kiln")
    #expect(screen.tree.elements.compactMap(\.label) == ["A"])
  }

  @Test(arguments: ["- butt", "- button \"Sa", "- button [disa", "- 'button \"Sa", "- button /Sa"])
  func aSnapshotThatWasCutShortIsReadUpToThere(end: String) throws {
    let imported = try Imported.read("- button \"A\"\n" + end)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["A"])
    if end != "- butt" {
      #expect(
        imported.report.warnings.map(\.description)
          == ["dump:2:1: warning: the snapshot was cut short here"])
    }
  }

  @Test(arguments: [
    (
      "- button \"A\"\nbutton \"B\"",
      "dump:2:1: error: an item of a snapshot begins with a dash and a space"
    ),
    ("- button \"A\"\n- button \"B\n- link", "dump:2:10: error: a quote is not closed"),
    (
      "- button \"A\"\n- button B\n- link",
      "dump:2:10: error: expected a role, a name in quotes, a mark in brackets or a colon"
    ),
    ("- button \"A\"\n- link [x\n- link", "dump:2:8: error: a mark in brackets is not closed"),
    (
      "[{\"role\": \"button\"}, 3]",
      "dump:1:22: error: a node is a mapping or a text, not the number 3"
    ),
    (
      "- oak \"A\"\n- elm [x]",
      "dump: error: unrecognised format; the input looks most like playwright (Playwright aria "
        + "snapshot (YAML or JSON)): it has a list of words with names or marks but lacks a role of "
        + "web pages: \"oak\" is not one"
    ),
  ])
  func badSnapshotsAreRefused(text: String, summary: String) {
    let error = #expect(throws: SourceError.self) { try Imported.read(text) }
    #expect(error?.summary == summary)
  }

  @Test func itemsThousandsOfLevelsDeepAreRead() throws {
    var text = ""
    for level in 0..<3_000 { text += String(repeating: " ", count: level) + "- group:\n" }
    text += String(repeating: " ", count: 3_000) + "- button \"Deep\""
    #expect(try tree(text).elements.last?.label == "Deep")
  }

  @Test(arguments: [
    "elements:\n  - button: A", "- a\n- b", "- name: A", "flow: x\nsteps:\n  - next",
  ])
  func otherYAMLIsNotTakenForASnapshot(text: String) throws {
    let source = try SourceText(bytes: Array(text.utf8), path: "dump")
    #expect(!PlaywrightReader().canRead(source))
  }

  @Test func everyFormatKnowsItsOwnFixturesAlone() throws {
    for file in ImportFixtureTests.files {
      let source = try SourceFile.read(ImportFixtureTests.folder + "/" + file)
      let format = String(file.prefix { $0 != "/" })
      let web: [any TreeReader] = [ChromeAXReader(), PuppeteerReader(), PlaywrightReader()]
      for reader in web { #expect(reader.canRead(source) == (reader.name == format)) }
    }
  }
}
