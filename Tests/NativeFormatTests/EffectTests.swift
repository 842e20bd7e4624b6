import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What effects of behaviours work on is read as strictly as the rest of a screen file.
@Suite struct EffectTests {
  static let wrong: [(effect: String, message: String)] = [
    ("opne: a", "1:49: error: unknown effect \"opne\""),
    ("open: ", "1:49: error: \"open\" needs the name of a screen"),
    ("remove", "1:48: error: \"remove\" needs the id of an element"),
    ("insert", "1:48: error: \"insert\" needs elements"),
    ("announce", "1:48: error: \"announce\" needs a text"),
    ("close: a", "1:56: error: \"close\" takes no value, not the word \"a\""),
    ("focus: [a]", "1:56: error: \"focus\" takes a text, not a list"),
    (
      "open: a, close: b", "1:58: error: one item has two effects, \"open\" and \"close\""
    ),
    ("announce: a, prioritty: low", "1:62: error: unknown key \"prioritty\" of \"announce\""),
    ("announce: a, after: soon", "1:69: error: \"after\" takes a number, not the word \"soon\""),
    ("announce: a, priority: lo", "1:72: error: unknown priority \"lo\""),
    ("set: a", "1:54: error: \"set\" takes {ID: {property: value}}, not the word \"a\""),
    ("set: {a: b}", "1:58: error: \"set\" takes {ID: {property: value}}, not the word \"b\""),
    ("set: {a: {lable: b}}", "1:59: error: \"set\" cannot change \"lable\""),
    ("set: {a: {id: b}}", "1:59: error: \"set\" cannot change \"id\""),
    ("set: {a: {on: {}}}", "1:59: error: \"set\" cannot change \"on\""),
    ("set: {a: {traits: [buton]}}", "1:68: error: unknown trait \"buton\""),
    ("set: {a: {traits: {ad: []}}}", "1:68: error: unknown key \"ad\" of \"traits\""),
    ("set: {a: {hidden: 12}}", "1:67: error: \"hidden\" takes true or false, not the word \"12\""),
    (
      "set: {a: {value: {}}}",
      "1:66: error: \"value\" takes a text, or either \"next\" or \"previous\""
    ),
    ("set: {a: {value: {next: []}}}", "1:73: error: \"next\" needs at least one value"),
    ("insert: {into: a}", "1:57: error: \"insert\" needs either an \"element\" or \"elements\""),
    ("insert: {element: {buton: a}}", "1:68: error: unknown key \"buton\" of an element"),
    ("insert: {in: a, element: b}", "1:58: error: unknown key \"in\" of \"insert\""),
  ]

  @Test(arguments: wrong) func saysWhatIsWrong(_ row: (effect: String, message: String)) throws {
    // A bare word stands alone, what has arguments in braces.
    let effect = row.effect.contains(":") ? "{\(row.effect)}" : row.effect
    let yaml = "elements: [{button: Go, id: go, on: {activate: \(effect)}}]"
    let source = try SourceText(bytes: Array(yaml.utf8), path: "a")
    let error = #expect(throws: SourceError.self) { try NativeReader().read(source) }
    #expect(error?.summary.dropFirst(2) == row.message[...])
  }

  @Test func endlessInsertionsAreCut() throws {
    let open = #"{"button": "a", "on": {"activate": {"insert": {"element": "#
    let yaml =
      #"{"elements": ["# + String(repeating: open, count: 20_000) + #""x""#
      + String(repeating: "}}}}", count: 20_000) + "]}"
    let source = try SourceText(bytes: Array(yaml.utf8), path: "a")
    let error = #expect(throws: SourceError.self) { try NativeReader().read(source) }
    #expect(error?.message == "this is nested too deeply")
  }

  @Test func changesAreAppliedAndNothingElse() throws {
    var element = Element("Total", value: "1", traits: [.button, .selected])
    element.isHidden = true
    let change = try ElementChange(
      .mapping([
        .init(key: "hidden", value: .boolean(false)), .init(key: "label", value: .text("Sum")),
        .init(
          key: "traits",
          value: .mapping([
            .init(key: "add", value: .list([.text("link")])),
            .init(key: "remove", value: .list([.text("selected")])),
          ])),
      ]))
    change.apply(to: &element)
    #expect(element == Element("Sum", value: "1", traits: [.button, .link]))
  }
}
