import AccessibilityTree
import Documents
import Testing
import TreeFormats

@Suite struct NativeWriterTests {
  static let recipe = """
    screen: Mango lassi
    size: [375, 667]
    elements:
      - heading: Mango lassi
        headingLevel: 1
      - id: rate
        button: Rate
        hint: "Rates this recipe: from 1 to 5."
        on: {activate: [announce: Rated, close]}
      - list: Ingredients
        children:
          - Two mangoes
          - {label: Salt, traits: [staticText, selected]}
      - label: Nothing but a name
      - {}
      - children: [One]
    """

  @Test func jsonHasOneKeyALineInAFixedOrder() throws {
    #expect(
      json(try screen(Self.recipe)) == """
        {
          "screen": "Mango lassi",
          "size": [375, 667],
          "elements": [
            {
              "label": "Mango lassi",
              "traits": ["header"],
              "headingLevel": 1
            },
            {
              "id": "rate",
              "label": "Rate",
              "hint": "Rates this recipe: from 1 to 5.",
              "traits": ["button"],
              "on": {"activate": [{"announce": "Rated"}, "close"]}
            },
            {
              "label": "Ingredients",
              "container": "list",
              "children": [
                {
                  "label": "Two mangoes",
                  "traits": ["staticText"]
                },
                {
                  "label": "Salt",
                  "traits": ["selected", "staticText"]
                }]
            },
            {
              "label": "Nothing but a name"
            },
            {
            },
            {
              "children": [
                {
                  "label": "One",
                  "traits": ["staticText"]
                }]
            }
          ]
        }

        """)
  }

  @Test func yamlHasShortFormsAndNoQuotesWhereNoneAreNeeded() throws {
    #expect(
      try yaml(try screen(Self.recipe)) == """
        screen: Mango lassi
        size: [375, 667]
        elements:
          - heading: Mango lassi
            headingLevel: 1
          - button: Rate
            id: rate
            hint: "Rates this recipe: from 1 to 5."
            on: {activate: [{announce: Rated}, close]}
          - list: Ingredients
            children:
              - Two mangoes
              - label: Salt
                traits: [selected, staticText]
          - label: Nothing but a name
          - traits: []
          - children:
              - One

        """)
  }

  @Test func whatNoFileCanHoldIsLeftOut() throws {
    var tree = ElementTree()
    tree.add(
      Element(
        "Rate", traits: [.button, Traits(rawValue: 1 << 17)],
        frame: Frame(x: .infinity, y: 0, width: 1, height: 1)))
    let read = try screen(json(Screen(tree: tree)))
    #expect(read.tree.elements == [Element("Rate", traits: .button)])
  }

  @Test func behavioursOfOneTriggerAreOne() throws {
    var element = Element("Rate")
    element.behaviours = [
      Behaviour(on: .act(.activate), effects: [.init(.close)]),
      Behaviour(on: .action("Send"), effects: []),
      Behaviour(on: .act(.activate), effects: [.init(.focus, argument: .text("a"))]),
      Behaviour(on: .action("Keep"), effects: [.init(.close)]),
    ]
    var tree = ElementTree()
    tree.add(element)
    let on =
      #""on": {"activate": ["close", {"focus": "a"}], "action": {"Send": [], "Keep": ["close"]}}"#
    #expect(json(Screen(tree: tree)).contains(on))
  }

  @Test func headersThatAreToldInPartsAreOneList() throws {
    var screen = try screen(
      "elements: [{table: Loans, children: [{id: a, text: A}, {id: b, text: B}]}]")
    screen.tree[0].table = DataTable(
      columnHeaders: [
        .init(index: 2, ids: ["a"]), .init(index: 0, ids: ["a"]), .init(index: 2, ids: ["b"]),
      ])
    #expect(json(screen).contains(#""columnHeaders": {"2": ["a", "b"], "0": ["a"]}"#))
  }

  @Test func jsonHoldsNoRawControlAndDirectionCharacters() throws {
    var tree = ElementTree()
    for text in RandomScreen.hostileTexts { tree.add(Element(text)) }
    let forms = [json(Screen(tree: tree)), try yaml(Screen(tree: tree))]
    for text in forms {
      let isSafe = text.unicodeScalars.allSatisfy { scalar in
        scalar == "\n"
          || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
      }
      #expect(isSafe)
    }
  }

  /// Neither what stands in a field for secrets nor what a behaviour puts there is written.
  @Test func secretsAreBullets() throws {
    let written = json(
      try screen(
        """
        elements:
          - {id: pin, secureField: PIN, value: hunter2}
          - {id: later, textField: Code}
          - button: Fill
            on:
              activate:
                - set:
                    pin: {value: hunter2, hint: Yours}
                    later: {traits: {add: [secureTextField]}, value: hunter2}
                - insert: {element: {secureField: New, value: hunter2}}
                - set: {pin: {value: {next: [hunter2, hunter22]}}}
        """))
    #expect(!written.contains("hunter"))
    #expect(written.contains(#""pin": {"value": "•••••••", "hint": "Yours"}"#))
    #expect(written.contains(#"{"next": ["•••••••", "••••••••"]}"#))
  }

  /// A name that is not heard is told of.
  @Test func labelledByBesideALabelIsTold() throws {
    let source = try SourceText(
      bytes: Array(
        """
        elements:
          - {id: caption, text: Email}
          - {textField: Mail, labelledBy: caption}
          - {button: Send, labelledBy: caption}
          - {textField: , labelledBy: caption}
        """.utf8), path: "a.screen.yaml")
    #expect(
      try NativeReader().read(source).report.summary
        == "screen: line 3: \"labelledBy\" has no effect, because the element has the label \"Mail\" "
        + "(and 1 more); remove one of the two")
  }
}
