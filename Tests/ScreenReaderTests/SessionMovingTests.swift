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

  @Test func directTouch() throws {
    var session = try SessionHeard.session(
      """
      elements:
        - {label: Piano, id: piano, traits: [allowsDirectInteraction]}
        - {label: Drum, id: drum, directTouch: [silentOnTouch]}
        - {label: Harp, id: harp, directTouch: [requiresActivation]}
        - {label: Score, id: score}
      """, app: AppModel { request, _ in [.feedback(.sound(request.element.id ?? ""))] })
    func heard(_ id: String) -> [String] { session.heard(.touchElement(id)) }
    #expect(heard("piano") == ["Piano", "[sound: piano]"])
    #expect(heard("drum") == ["[sound: drum]"])
    #expect(heard("score") == ["Score"])
    // The first double tap hands the touches over; leaving the element takes them back.
    #expect(heard("harp") == ["Harp"])
    #expect(heard("harp") == ["Harp"])
    #expect(session.heard(.activate) == [])
    #expect(heard("harp") == ["[sound: harp]"])
    #expect(heard("score") == ["Score"])
    #expect(heard("harp") == ["Harp"])
  }

  @Test func linkedElementsLeadToEachOther() throws {
    let screen = """
      elements:
        - {button: Chapters, id: list, linked: [text, notes]}
        - Between
        - {text: Chapter one, id: text}
        - {text: Notes, id: notes}
      """
    var session = try SessionHeard.session(screen)
    #expect(session.heard(.linked) == ["Chapter one"])
    #expect(session.heard(.linked) == ["Chapters, button"])
    _ = session.heard(.next)
    #expect(session.heard(.linked) == ["[refused: the app links no element to this one]"])
    var other = Session(
      try OrderedLabels.screen(screen), reader: .nvda, phrases: try Reader.nvda.phrases())
    other.start()
    #expect(other.heard(.linked) == ["[refused: NVDA has no command for linked elements]"])
  }

  @Test func commandsThatLookAtTooMuchAreRefused() throws {
    var session = try SessionHeard.session("elements: [{heading: A}, B, C, D]")
    session.limits.looked = 300
    var said: [String] = []
    for _ in 0..<200 where !said.contains(where: { $0.hasPrefix("[refused") }) {
      said = session.heard(.nextRotor)
    }
    #expect(said == ["[refused: more than 300 stops and characters have been searched]"])
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
