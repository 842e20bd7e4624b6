import AccessibilityTree
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
}
