import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// Outlines of agents: `@e6 [button] "Lists"` of an app, `- link "Home" [ref=e2]` of a page.
@Suite struct OutlineTests {
  private func elements(_ text: String) throws -> [Element] {
    let tree = try Imported.stated(text).screen.tree
    return tree.elements.indices.filter(tree.isElement).map { tree[$0] }
  }

  @Test(arguments: [
    (#"@e1 [button] "Rate""#, ["button"]), (#"@e1 [text] "Rate""#, ["staticText"]),
    (#"@e1 [heading] "Rate""#, ["staticText", "header"]),
    (#"@e1 [text-field] "Rate""#, ["textEntry"]),
    (#"@e1 [securetextfield] "Rate""#, ["textEntry", "secureTextField"]),
    (#"@e1 [search] "Rate""#, ["searchField", "textEntry"]),
    (#"@e1 [switch] "Rate" [checked]"#, ["button", "switchButton"]),
    (#"@e1 [link] "Rate" [disabled]"#, ["link", "notEnabled"]),
    (#"@e1 [button] "Rate" [selected]"#, ["button", "selected"]),
  ])
  func rolesOfAppsBecomeTraits(line: String, names: [String]) throws {
    let imported = try Imported.stated(line)
    #expect(imported.report.format == "agent-device")
    let element = try elements(line).first
    #expect(element?.label == "Rate")
    #expect(Set(element?.traits.names ?? []) == Set(names))
  }

  @Test func actionsAndQuotesAreRead() throws {
    let element = try elements(
      #"@e1 [link] "Say "ahoy" [x]" [editable] [preview:"a ] b"] actions: ["Wave", "Say \"hi\""]"#
    ).first
    #expect(element?.label == #"Say "ahoy" [x]"#)
    #expect(element?.actions == ["Wave", #"Say "hi""#])
  }

  @Test func identifiersAreRead() throws {
    let ids = try elements(
      "@e1 [text] id=\"note\" \"Fern\"\n@e2 [button] \"Go\" #go [40,200][140,245]")
    #expect(ids.map(\.label) == ["Fern", "Go"])
    #expect(ids.map(\.id) == ["note", "go"])
  }

  @Test func aNameMayHaveSeveralLines() throws {
    #expect(
      try elements("@e1 [text] \"One\ntwo\"\n@e2 [button] \"Go\"").map(\.label) == [
        "One two", "Go",
      ])
  }

  @Test func whatIsNotInTheOutlineIsSaid() throws {
    let report = try Imported.stated(
      """
      Page: Lamps
      Snapshot: 3 nodes (truncated)
      @e1 [button] "Rate"
      @e2 [lantern] "Old"
      [off-screen below] 4 interactive items: "A"
      """
    ).report
    #expect(report.dropped("elements off the screen") == 4)
    #expect(report.dropped("nodes past a limit") == 1)
    #expect(report.dropped("unknown element types") == 1)
    #expect(report.cannotCarry.contains(.frames))
  }

  @Test(arguments: [
    "- heading \"A\" [level=2, ref=e1]", "- button \"A\" [ref=e1]\n- link \"B\" [ref=e2]",
    "- generic \"A\" [ref=e1] clickable [onclick]\n  - button \"B\" [ref=e2]",
    "- banner\n  - link \"A\" [ref=e1]", "@e1 [h1] \"A\"", "@e1 [input type=\"email\"]",
    "@e1 [heading] \"A\" [level=1]", "URL: https://a.example\n@e1 [button] \"A\"",
    "[page] A — http://a.example\n  @e1 [button] \"A\" role=\"tab\"",
    #"{"success": true, "data": {"snapshot": "- button \"A\" [ref=e1]", "refs": {}}}"#,
  ])
  func snapshotsOfAgentBrowserAreCalledSo(text: String) throws {
    let imported = try Imported.stated(text)
    #expect(imported.report.format == "agent-browser")
    #expect(imported.screen.toolkit == .web)
  }

  @Test(arguments: [
    "- button \"A\" [ref=e1]", "- main [ref=e1]:\n  - button \"A\" [ref=e2] [cursor=pointer]",
    "- heading \"A\" [level=1] [ref=e1]", "- button \"A\"\n- link \"B\"",
    "- link \"A\" [ref=e1]:\n  - /url: /a\n- button \"B\" [ref=e2]",
  ])
  func snapshotsOfPlaywrightStayPlaywrights(text: String) throws {
    #expect(try Imported.stated(text).report.format == "playwright")
  }

  @Test func statesValuesAndTagsOfPagesAreRead() throws {
    let tree = try Imported.stated(
      """
      - textbox "Name" [required, ref=e1]: Ada
      - checkbox "Safe" [checked=mixed, ref=e2]
      - button "Say \\"hi\\"" [disabled, ref=e3]
      """
    ).screen.tree
    #expect(tree[0].value == "Ada" && tree[0].states.isRequired == true)
    #expect(tree[1].states.checked == .mixed)
    #expect(tree[2].label == "Say \"hi\"" && tree[2].traits.contains(.notEnabled))
    let tags = try Imported.stated(
      """
      @e1 [h3] "A"
      @e2 [input type="search"] placeholder="Find"
      @e3 [button] "B" role="tab"
      """
    ).screen.tree
    #expect(tags[0].role == .heading && tags[0].level == 3)
    #expect(tags[1].role == .searchBox && tags[1].placeholder == "Find")
    #expect(tags[2].role == .tab)
  }
}
