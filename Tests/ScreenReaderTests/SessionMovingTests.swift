import AccessibilityTree
import Readers
import ScreenReader
import Testing
import Voices

/// Moving the cursor: swipes, taps, edges, groups, touch, reading on.
@Suite("Session: moving")
struct SessionMovingTests {
  static let steps = """
    screen: Recipe
    elements:
      - heading: Mango lassi
      - group: Steps
        children: [Peel, Blend]
      - {button: Rate, hint: Rates this recipe.}
    """

  @Test func arrival() throws {
    var session = Session(
      try OrderedLabels.screen(Self.steps), reader: .voiceOverIOS, phrases: try PhraseLibrary())
    #expect(
      SessionHeard.lines(session.start()) == ["[screen: Recipe]", "Recipe", "Mango lassi, heading"])
  }

  /// A title that the first element says is not said twice.
  @Test func titleIsNotSaidTwice() throws {
    let yaml = "screen: Comments\nelements: [{heading: Comments}]"
    var session = Session(
      try OrderedLabels.screen(yaml), reader: .voiceOverIOS, phrases: try PhraseLibrary())
    #expect(SessionHeard.lines(session.start()) == ["[screen: Comments]", "Comments, heading"])
  }

  @Test func swipes() throws {
    var session = try SessionHeard.session(Self.steps)
    #expect(session.heard(.next) == ["Steps, Peel"])
    #expect(session.heard(.next) == ["Blend"])
    #expect(session.heard(.next) == ["Rate, button ‖ Rates this recipe."])
    #expect(session.heard(.next) == ["[boundary]", "Rate, button ‖ Rates this recipe."])
    #expect(session.heard(.previous) == ["Steps, Blend"])
    #expect(session.heard(.first) == ["Mango lassi, heading"])
    #expect(session.heard(.previous) == ["[boundary]", "Mango lassi, heading"])
    #expect(session.heard(.last) == ["Rate, button ‖ Rates this recipe."])
  }

  @Test func readAll() throws {
    var session = try SessionHeard.session(Self.steps)
    _ = session.perform(.next)
    #expect(
      session.heard(.readAll) == ["Peel", "Blend", "Rate, button ‖ Rates this recipe."])
    #expect(session.focusedElement?.label == "Rate")
    #expect(session.heard(.readFromTop).first == "Mango lassi, heading")
    #expect(session.heard(.stop) == [])
  }

  @Test func emptyScreen() throws {
    var session = try SessionHeard.session("elements: []")
    for command in [Command.next, .activate, .down, .readAll, .first, .increment] {
      #expect(session.heard(command) == ["[refused: there is no element to act on]"])
    }
  }

  @Test func touch() throws {
    var session = try SessionHeard.session(
      """
      elements:
        - {id: below, label: Below, frame: [0, 0, 100, 100]}
        - {id: above, label: Above, frame: [50, 50, 100, 100]}
        - {id: star, label: Star, frame: [200, 0, 100, 100], path: [[200, 0], [300, 0], [200, 100]]}
        - {label: Quiet, traits: [allowsDirectInteraction], directTouch: [silentOnTouch], frame: [0, 300, 9, 9]}
      """)
    #expect(session.heard(.touchPoint(Point(x: 10, y: 10))) == ["Below"])
    #expect(session.heard(.touchPoint(Point(x: 60, y: 60))) == ["Above"])
    #expect(session.heard(.touchPoint(Point(x: 210, y: 10))) == ["Star"])
    #expect(session.heard(.touchPoint(Point(x: 290, y: 90))) == ["[noItemDiscovered]"])
    #expect(session.heard(.touchElement("below")) == ["Below"])
    #expect(session.heard(.touchElement("nobody")) == ["[refused: no stop has the id \"nobody\"]"])
    #expect(session.heard(.touchPoint(Point(x: 1, y: 301))) == [])
    #expect(session.focusedElement?.label == "Quiet")
  }

  @Test func groupedNavigation() throws {
    var settings = ReaderSettings()
    settings.navigationStyle = .grouped
    var session = try SessionHeard.session(
      """
      elements:
        - heading: Top
        - list: Fruit
          children: [Mango, {group: Citrus, children: [Lemon, Lime]}, Quince]
        - End
      """, settings: settings)
    #expect(session.heard(.next) == ["[interactableGroup]", "Fruit"])
    #expect(session.heard(.next) == ["End"])
    #expect(session.heard(.next) == ["[boundary]", "End"])
    #expect(session.heard(.previous) == ["[interactableGroup]", "Fruit"])
    #expect(session.heard(.moveIn) == ["[startInteracting]", "Mango, list start"])
    #expect(session.heard(.next) == ["[interactableGroup]", "Citrus"])
    #expect(session.heard(.moveIn) == ["[startInteracting]", "Lemon"])
    #expect(session.heard(.moveIn) == ["[boundary]"])
    #expect(session.heard(.moveOut) == ["[stopInteracting]", "[interactableGroup]", "Citrus"])
    #expect(session.heard(.moveOut) == ["[stopInteracting]", "[interactableGroup]", "Fruit"])
    #expect(session.heard(.moveOut) == ["[boundary]"])
  }

  @Test func inAndOutMeanNothingInTheFlatStyle() throws {
    var session = try SessionHeard.session(Self.steps)
    #expect(session.heard(.moveIn) == ["[boundary]"])
    #expect(session.heard(.moveOut) == ["[boundary]"])
  }
}
