import AccessibilityTree
import Readers
import ScreenReader
import Testing

/// What live regions tell when the app changes them.
@Suite("Live regions")
struct LiveRegionTests {
  private static let shop = """
    elements:
      - {id: buy, button: Buy}
      - {id: count, text: 0 items, liveRegion: polite}
      - id: errors
        live: assertive
        children: [{id: error, text: All is well}, {id: hidden, text: Hidden, hidden: true}]
      - {id: quiet, text: Quiet, liveRegion: 'off'}
      - {id: plain, text: Plain}
      - {id: status, role: status, children: [{text: Ready}]}
      - {id: busy, live: polite, busy: true, children: [{id: slow, text: Slow}]}
    """

  private static func changing(_ id: String, _ label: String) -> AppEffect {
    .change(id) { $0.label = label }
  }

  private static func inserting(_ label: String, into id: String?, role: Role? = nil) -> AppEffect {
    var tree = ElementTree()
    var element = Element(label, traits: .staticText)
    element.role = role
    tree.add(element)
    return .insert(tree, into: id, at: nil)
  }

  /// Polite ones are heard after what is said, assertive ones cut it off.
  @Test(arguments: [
    ([changing("count", "1 item")], ["Buy, button", "[announcement] 1 item"]),
    (
      [changing("error", "No card")],
      ["Buy, button", "[announcement] No card [cuts off: Buy, button]"]
    ),
    (
      [changing("count", "1 item"), changing("error", "No card")],
      [
        "Buy, button", "[announcement] 1 item", "[announcement] No card [cuts off: 1 item]",
      ]
    ),
    ([changing("count", "0 items")], ["Buy, button"]),
    ([changing("hidden", "Other")], ["Buy, button"]),
    ([changing("quiet", "Other")], ["Buy, button"]),
    ([changing("plain", "Other")], ["Buy, button"]),
    ([changing("slow", "Other")], ["Buy, button"]),
    ([inserting("Sent", into: "status")], ["Buy, button", "[announcement] Sent"]),
    (
      [inserting("Lost", into: nil, role: .alert)],
      ["Buy, button", "[announcement] Lost [cuts off: Buy, button]"]
    ),
    ([.remove("count")], ["Buy, button"]),
  ])
  func changes(effects: [AppEffect], heard: [String]) throws {
    var session = try SessionHeard.session(
      Self.shop, app: AppModel { request, _ in request.act == .activate ? effects : nil })
    #expect(session.heard(.activate) == heard)
  }

  @Test func aNewStateOfTheScreenIsCompared() throws {
    var session = try SessionHeard.session(Self.shop)
    let new = try OrderedLabels.screen(Self.shop.replacing("0 items", with: "2 items"))
    #expect(SessionHeard.lines(session.receive([.replace(new)])) == ["[announcement] 2 items"])
    #expect(!SessionHeard.lines(session.receive([.open(new)])).contains { $0.contains("items") })
  }

  /// Where the user types is no news, and a secret stays one.
  @Test func whatTheUserDoesIsNotTold() throws {
    var session = try SessionHeard.session("elements: [{textField: City, live: polite}]")
    _ = session.perform(.activate)
    #expect(session.heard(.type("a")) == ["a"])
  }
}
