import AccessibilityTree
import Testing

@testable import TreeFormats

@Suite struct KnownKeyTests {
  /// A screen of two texts and one element.
  private static func screen(with element: Element) -> Screen {
    var tree = ElementTree()
    for id in ["one", "two"] {
      var text = Element(id, traits: .staticText)
      text.id = id
      tree.add(text)
    }
    tree.add(element)
    return Screen(tree: tree)
  }

  private static func yaml(_ lines: String) -> String {
    """
    elements:
      - id: one
        text: one
      - id: two
        text: two
      - \(lines)
    """
  }

  @Test(arguments: KnownKey.all)
  func isReadFromYAMLAndWrittenWithoutLoss(_ key: KnownKey) throws {
    var element = Element()
    key.property(&element)
    let expected = Self.screen(with: element)
    let hint = element.hint == "ABC" ? "hint: ABC\n    " : ""
    let read = try NativeFormatTests.screen(Self.yaml(hint + key.yaml))
    #expect(read == expected)
    #expect(try NativeFormatTests.screen(json(read)) == expected)
    #expect(try NativeFormatTests.screen(try NativeFormatTests.yaml(read)) == expected)
  }

  @Test(arguments: KnownKey.all)
  func isWrittenAsJSONInTheCanonicalForm(_ key: KnownKey) throws {
    var element = Element()
    key.property(&element)
    let lines = json(Self.screen(with: element)).split(separator: "\n")
    #expect(lines.contains("      \"\(key.name)\": \(key.json)"))
  }

  @Test func everyKeyIsInTheTable() {
    let names = Set(KnownKey.all.map(\.name))
    let keys = Set(NativeElementKey.allCases.map(\.rawValue)).subtracting(["children"])
    #expect(names == keys)
  }

  @Test(arguments: Traits.named.map(\.name))
  func everyTraitIsReadAndWritten(_ name: String) throws {
    let read = try NativeFormatTests.screen("elements: [{label: Rate, traits: [\(name)]}]")
    #expect(read.tree[0].traits.names == [name])
    #expect(try NativeFormatTests.screen(json(read)) == read)
  }

  @Test(arguments: [
    "id", "label", "value", "hint", "container", "combine", "language", "labelledBy", "order",
    "textColor", "traits", "frame", "hidden", "headingLevel", "content", "rotors", "table", "cell",
    "on", "children", "media",
  ])
  func nothingWrittenBehindAKeyIsTheDefault(_ key: String) throws {
    let isShortForm = key == "table"
    let read = try NativeFormatTests.screen("elements:\n  - sortPriority: 1\n    \(key):\n")
    var element = Element()
    element.sortPriority = 1
    if isShortForm { element.container = .table }
    #expect(read.tree.elements == [element])
    let null = #"{"elements": [{"sortPriority": 1, "\#(key)": null}]}"#
    #expect(try NativeFormatTests.screen(null).tree.elements == [element])
  }

  @Test(arguments: ["frame", "hidden", "traits", "headingLevel", "content", "cell", "children"])
  func nullIsTheDefaultWhereNoWordBelongs(_ key: String) throws {
    let read = try NativeFormatTests.screen("elements:\n  - label: Rate\n    \(key): null\n")
    #expect(read.tree.elements == [Element("Rate")])
  }
}
