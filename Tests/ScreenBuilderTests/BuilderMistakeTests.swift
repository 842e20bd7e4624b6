import AccessibilityTree
import Documents
import ScreenBuilder
import Testing

/// What only the whole tree shows is an error with the place in the code and the repair.
@Suite("Builder: mistakes")
struct BuilderMistakeTests {
  static let mistakes: [(elements: BuiltElements<SourceError>, message: String)] = [
    (
      elements {
        Element.Button("Rate").id("rate")
        Element.Button("Save").id("rate")
      },
      "error: the id \"rate\" is given twice\n  an id must be unique"
    ),
    (elements { Element.Button("Rate").id("") }, "error: the id of button \"Rate\" is empty"),
    (
      elements {
        Element.Text("Name").id("name")
        Element.TextField().labelledBy("nane")
      },
      """
      error: "labelledBy" of textEntry "" names "nane", but no element has that id
        did you mean "name"?
      """
    ),
    (
      elements { Element.Text("A").linked("b") },
      "error: \"linked\" of staticText \"A\" names \"b\", but no element has that id"
    ),
    (
      elements { Element.Text("A").rotor("Dishes", .element("dal")) },
      "error: \"rotor\" of staticText \"A\" names \"dal\", but no element has that id"
    ),
    (
      elements { Element.Table("Prices") {}.headers(rows: [0: ["total"]]) },
      "error: \"headers\" of table \"Prices\" names \"total\", but no element has that id"
    ),
    (
      elements {
        Element.Text("A").id("a")
        Element.Group("G") {}.order("a")
      },
      """
      error: "order" of group "G" names "a", which is not inside it
        list only elements that are inside this one
      """
    ),
    (
      elements { Element.Group("G") { Element.Text("A").id("a") }.order("a", "a") },
      "error: \"order\" of group \"G\" names \"a\" twice"
    ),
    (
      elements {
        Element.View("A").id("a").labelledBy("b")
        Element.View("B").id("b").labelledBy("a")
      },
      """
      error: "labelledBy" of element "A" forms a loop
        give one of these elements its own label, and remove its "labelledBy"
      """
    ),
    (
      elements { Element.Text("PIN").speech(SpeechAttribute(range: 1..<4)) },
      "error: the range 1 to 4 exceeds the label of staticText \"PIN\""
    ),
    (
      elements { Element.Button("Rate").role(.link) },
      """
      error: button "Rate": the role "link" contradicts the trait "button"
        did you mean "button"? Otherwise, remove the trait "button"
      """
    ),
    (
      elements { Element.Heading("Comments").pressed() },
      """
      error: header "Comments": a "heading" has no state "pressed"
        roles that have it: button
      """
    ),
    (
      elements { Element.Button("Rate").position(4, of: 3) },
      """
      error: button "Rate": position 4 is out of range (3 items)
        positions start at 1
      """
    ),
    (
      elements { Element.Slider("Rate", percent: 3).range(3, from: 5, to: 1) },
      "error: adjustable \"Rate\": \"max\" (1) is less than \"min\" (5)"
    ),
  ]

  private static func elements(
    @ElementBuilder _ elements: () -> BuiltElements<SourceError>
  ) -> BuiltElements<SourceError> { elements() }

  @Test(arguments: mistakes.map(\.message))
  func message(message: String) throws {
    let mistake = try #require(Self.mistakes.first { $0.message == message })
    let error = #expect(throws: SourceError.self) {
      try Screen("S", fileID: "Tests/S.swift", line: 3, column: 5) { mistake.elements }
    }
    #expect(error?.description == "Tests/S.swift:3:5: \(message)")
  }

  /// Names may be taken from elements that take theirs from others, twice from the same.
  @Test func labelsInARowAreNoCircle() throws {
    let screen = try Screen {
      Element.Text("A").id("a")
      Element.View("").id("b").labelledBy("a", "a")
      Element.View("").labelledBy("b", "a")
    }
    #expect(screen.tree.count == 3)
  }

  /// A tree from elsewhere is checked like all others.
  @Test func treesFromElsewhere() throws {
    var element = Element("A")
    element.linked = ["nowhere"]
    let error = #expect(throws: SourceError.self) {
      _ = try Screen {
        "B"
        element
      }
    }
    #expect(
      error?.message == "\"linked\" of element \"A\" names \"nowhere\", but no element has that id")
  }
}
