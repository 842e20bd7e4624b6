import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// Maestro's hierarchies and Maestro Studio's screens are read, with what little they say.
@Suite struct MaestroTests {
  private func node(_ attributes: String, _ children: String = "") -> String {
    "{\"attributes\":{\(attributes)},\"children\":[\(children)]}"
  }

  private func ios(_ children: String) throws -> ImportedScreen {
    try Imported.read(
      node(
        "\"bounds\":\"[0,0][0,0]\",\"hintText\":\"\",\"resource-id\":\"\"",
        node("\"accessibilityText\":\"\",\"bounds\":\"[0,0][390,844]\"", children)))
  }

  private func label(_ text: String, _ more: String = "") -> String {
    node("\"accessibilityText\":\"\(text)\"\(more)")
  }

  private func labels(_ imported: ImportedScreen) -> [String] {
    imported.screen.tree.elements.compactMap(\.label)
  }

  @Test(arguments: [
    // React Native repeats the labels of what a view holds.
    ("One Two", ["One", "Two"], ["One", "Two"]),
    ("One", ["One"], ["One"]),
    // An app puts words together with commas, or says more.
    ("One, Two", ["One", "Two"], ["One, Two"]),
    ("One and Two", ["One", "and", "Two"], ["One", "and", "Two"]),
    ("One of many", ["One"], ["One of many"]),
    // A name of a part of the screen.
    ("Tab Bar", ["One", "Two"], ["Tab Bar", "One", "Two"]),
  ])
  func wrappersThatRepeatAreSaidOnce(own: String, inside: [String], heard: [String]) throws {
    let children = inside.map { label($0) }.joined(separator: ",")
    let wrapper = node("\"accessibilityText\":\"\(own)\"", children)
    #expect(labels(try ios(wrapper)) == heard)
  }

  @Test func anIdentifierOfAWrapperGoesToWhatItWraps() throws {
    let wrapper = node("\"accessibilityText\":\"Go\",\"resource-id\":\"go\"", label("Go"))
    #expect(try ios(wrapper).screen.tree.elements.compactMap(\.id) == ["go"])
  }

  @Test(arguments: [
    (",\"value\":\"1\",\"checked\":\"true\"", ["button", "switchButton"], "1"),
    (",\"value\":\"0\"", ["button", "switchButton"], "0"),
    (",\"value\":\"1\",\"selected\":\"true\"", ["selected", "staticText"], nil),
    (",\"hintText\":\"Name\",\"value\":\"Name\"", ["textEntry"], nil),
    (",\"value\":\"A\"", ["staticText"], nil),
    (",\"value\":\"3 of 5\",\"enabled\":\"false\"", ["notEnabled", "staticText"], "3 of 5"),
  ])
  func valuesTellWhatAnElementIs(more: String, traits: [String], value: String?) throws {
    let element = try #require(try ios(label("A", more)).screen.tree.elements.last)
    #expect(element.traits.names.sorted() == traits)
    #expect(element.value == value)
  }

  @Test func linesBeforeTheHierarchyAreLeftOut() throws {
    let text =
      "Running on iPhone\n\n"
      + node(
        "\"accessibilityText\":\"A\",\"hintText\":\"\",\"resource-id\":\"\"")
    #expect(labels(try Imported.read(text)) == ["A"])
  }

  @Test func severalScreensAreRead() throws {
    let screen = "{\"screenshot\":\"a\",\"elements\":[{\"resourceId\":\"\",\"text\":\"One\"}]}"
    for text in [
      "[\(screen),\(screen)]", "data: \(screen)\n\ndata: \(screen)\n",
      "data:\(screen)\ndata:\(screen)",
    ] {
      let source = try SourceText(bytes: Array(text.utf8), path: "dump")
      #expect(try TreeReaders.readAll(source).map(labels) == [["One"], ["One"]])
    }
  }

  @Test(arguments: [
    ("[]", "dump:1:1: error: the dump is empty: it has no screens"),
    ("[7]", "dump:1:2: error: a screen is a mapping, not the number 7"),
    (
      "{}",
      "dump:1:1: error: this is not a Maestro screen: it has none of the keys \"attributes\", "
        + "\"children\" and \"elements\""
    ),
    ("{\"attributes\":7}", "dump:1:15: error: \"attributes\" takes a mapping, not the number 7"),
    ("{\"children\":{}}", "dump:1:13: error: \"children\" takes a list, not a mapping"),
    ("{\"children\":[7]}", "dump:1:14: error: an element is a mapping, not the number 7"),
    ("{\"elements\":7}", "dump:1:13: error: \"elements\" takes a list, not the number 7"),
    // A stream that is cut off ends where the text does.
    ("data:  [", "dump:1:9: error: the JSON ends in the middle"),
    ("data: {\n", "dump:2:1: error: the JSON ends in the middle"),
  ])
  func whatIsNoScreenIsRefused(text: String, summary: String) throws {
    let source = try SourceText(bytes: Array(text.utf8), path: "dump")
    do throws(SourceError) {
      _ = try TreeReaders.read(source, format: "maestro")
      Issue.record("it was read")
    } catch {
      #expect(error.summary == summary)
    }
  }

  @Test func nullsAndNumbersAreTaken() throws {
    let imported = try ios(
      "{\"attributes\":{\"accessibilityText\":12,\"value\":null,\"enabled\":false},\"children\":null}"
    )
    #expect(labels(imported) == ["12"])
    #expect(imported.screen.tree.elements.last?.traits.contains(.notEnabled) == true)
  }

  @Test func aNodeFiveThousandLevelsDownIsRead() throws {
    let depth = 5_000
    let start = "{\"attributes\":{\"accessibilityText\":\"Deep\",\"hintText\":\"\"},\"children\":["
    let imported = try Imported.read(
      String(repeating: start, count: depth) + label("Deep")
        + String(repeating: "]}", count: depth))
    #expect(labels(imported) == ["Deep"])
  }
}
