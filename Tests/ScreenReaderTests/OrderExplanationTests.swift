import AccessibilityTree
import Readers
import ScreenReader
import Testing

/// Why each stop stands where it does, rule by rule with its numbers.
@Suite("Explanations")
struct OrderExplanationTests {
  private func explanation(_ yaml: String) throws -> OrderExplanation {
    let screen = try OrderedLabels.screen(yaml)
    return OrderExplanation(
      ReadingOrder(screen, reader: .voiceOverIOS, explained: true), of: screen)
  }

  private func reasons(_ yaml: String) throws -> [String] {
    let screen = try OrderedLabels.screen(yaml)
    let order = ReadingOrder(screen, reader: .voiceOverIOS, explained: true)
    let explanation = OrderExplanation(order, of: screen)
    return order.stops.indices.map(explanation.reason(for:))
  }

  @Test func places() throws {
    let reasons = try reasons(
      """
      elements:
        - {label: A, frame: [0, 0, 10, 10]}
        - {label: B, frame: [100, 4, 10, 10]}
        - {label: C, frame: [0, 20, 10, 10]}
        - {label: D, frame: [0, 20, 10, 10]}
        - {label: E}
      """)
    #expect(
      reasons == [
        "first",
        "same line: tops 0 and 4 are less than 8 pt apart; right of it at 100 after 0",
        "next line: top 20 is 16 pt below 4 (8 pt or more make a new line)",
        "same place (0, 20): in document order",
        "same place (0, 20): in document order",
      ])
  }

  @Test func groupsAndOrders() throws {
    let reasons = try reasons(
      """
      elements:
        - {label: A, frame: [0, 0, 10, 10]}
        - group: Steps
          order: [two, one]
          children:
            - {id: one, label: One, frame: [0, 40, 10, 10]}
            - {id: two, label: Two, frame: [0, 60, 10, 10]}
        - {combine: combine, frame: [0, 90, 10, 10], sortPriority: -1, children: [B]}
      """)
    #expect(
      reasons == [
        "first",
        "first of group \"Steps\", which stays together; "
          + "next line: top 40 is 40 pt below 0 (8 pt or more make a new line)",
        "listed by the order of group \"Steps\"",
        "sort priority -1 after 0; combines the text of its children",
      ])
  }

  @Test func leftOut() throws {
    let explanation = try explanation(
      """
      elements:
        - {id: a, label: A, hidden: true}
        - {image: Line, decorative: true}
        - {button: Row, isElement: true, children: [Inside]}
        - children: [Behind, {modal: true, children: [Alert]}]
        - {frame: [0, 0, 0, 0], isElement: true}
        - {order: [x], children: [{id: x, label: X}, Unlisted]}
      """)
    #expect(
      explanation.leftOut == [
        "#a: hidden", "image \"Line\": decorative", "staticText \"Inside\": inside an element",
        "staticText \"Behind\": behind a modal sibling", "view at 4: its frame is empty",
        "staticText \"Unlisted\": not in the order of its parent",
      ])
  }
}
