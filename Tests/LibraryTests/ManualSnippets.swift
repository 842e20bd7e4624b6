import Earshot
import EarshotPages
import ScreenBuilder
import Testing

/// The Swift of the documentation, as it stands there, so that it compiles; `ManualTests` compares.
enum ManualSnippets {
  static func aDumpBecomesLines() throws {
    for line in try Heard("dump.xml", by: .talkBack).lines { print(line) }
  }

  static func aSession(on screen: Screen) throws {
    let reader = Reader.voiceOverIOS
    var session = Session(screen, reader: reader, phrases: try reader.phrases())
    session.start()
    for event in session.perform(.next) { print(event) }
  }

  static func aLivePage() throws {
    var shop = try Page.open("http://localhost:3000")
    try shop.find("Add to basket")
    try shop.perform(.activate)
    #expect(shop.heard.last == "Added: 1 of Marigolds")
  }

  static func aShortScreen() -> Screen {
    let recipe = Screen("Recipe") {
      Element.Heading("Mango lassi")
      Element.Button("Rate").hint("Rates this recipe.")
        .onActivate { [.announce(Announcement("Thanks"))] }
    }
    return recipe
  }
}

/// The suite of the documentation.
@Suite struct ManualRecipeTests {
  let recipe = Screen("Recipe") {
    Element.Heading("Mango lassi")
    Element.Text("Ready in 10 minutes")
    Element.List("Ingredients") {
      "Two ripe mangoes"
      "250 millilitres of yoghurt"
    }
    Element.Slider("Your rating", value: "4 of 5 stars")
    Element.Button("Rate").hint("Rates this recipe.")
      .onActivate { [.announce(Announcement("Thank you for rating"))] }
  }

  @Test func recipeIsHeard() {
    assertHears("Rate, button", in: recipe)
    assertReaches("Rate", within: 5, in: recipe)
    assertNoFindings(on: recipe, atLeast: .error, except: ["action-missing"])
  }
}
