import AccessibilityTree
import Testing

@Suite struct ShortFormTests {
  static let traits: [(key: String, traits: Traits)] = [
    ("heading", .header), ("text", .staticText), ("button", .button), ("link", .link),
    ("image", .image), ("switch", [.switchButton, .button]), ("slider", .adjustable),
    ("textField", .textEntry), ("secureField", [.textEntry, .secureTextField]),
    ("searchField", .searchField), ("tab", .tab), ("backButton", .backButton),
  ]

  @Test(arguments: traits) func standsForLabelAndTraits(_ form: (key: String, traits: Traits))
    throws
  {
    let read = try screen("elements:\n  - \(form.key): Rate\n    value: on\n")
    let value = form.traits.contains(.secureTextField) ? "••" : "on"
    #expect(read.tree.elements == [Element("Rate", value: "on", traits: form.traits)])
    #expect(
      try yaml(read) == """
        elements:
          - \(form.key): Rate
            value: "\(value)"

        """)
  }

  @Test(arguments: Container.allCases) func standsForLabelAndContainer(_ container: Container)
    throws
  {
    let read = try screen("elements:\n  - \(container): Files\n    children: [One]\n")
    var element = Element("Files")
    element.container = container
    #expect(read.tree[0] == element)
    #expect(
      try yaml(read) == """
        elements:
          - \(container): Files
            children:
              - One

        """)
  }

  @Test(arguments: traits) func standsForTheTraitsAloneWithoutALabel(
    _ form: (key: String, traits: Traits)
  ) throws {
    let read = try screen("elements:\n  - \(form.key):\n")
    #expect(read.tree.elements == [Element(traits: form.traits)])
  }

  @Test func takesFurtherTraits() throws {
    let read = try screen("elements: [{button: Rate, traits: [selected]}]")
    #expect(read.tree[0].traits == [.button, .selected])
  }

  @Test func anEmptyLabelIsALabel() throws {
    let read = try screen(#"elements: [{button: ""}, {text: ""}, ""]"#)
    let text = Element("", traits: .staticText)
    #expect(read.tree.elements == [Element("", traits: .button), text, text])
  }

  @Test func aBareTextIsAText() throws {
    let read = try screen("elements: [Two mangoes, on, 12, null, '- ']")
    #expect(read.tree.elements.map(\.label) == ["Two mangoes", "on", "12", "null", "- "])
    #expect(read.tree.elements.allSatisfy { $0.traits == .staticText })
    #expect(
      try yaml(read) == """
        elements:
          - Two mangoes
          - "on"
          - "12"
          - "null"
          - "- "

        """)
  }

  @Test func theKeyTableAlsoHoldsATablesData() throws {
    let read = try screen("elements: [{label: Members, container: table, table: {rows: 2}}]")
    #expect(read.tree[0].container == .table)
    #expect(read.tree[0].table == DataTable(rows: 2))
    #expect(
      try yaml(read) == """
        elements:
          - label: Members
            container: table
            table: {rows: 2}

        """)
    #expect(try screen(try yaml(read)) == read)
  }
}
