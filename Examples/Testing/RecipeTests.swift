import EarshotTesting
import Testing

/// How an app's own tests hold what is heard on its screens, with Swift Testing.
///
/// The screens are written down in Swift; a dump of the app (`.file("recipe.xml")`) does as well.
@Suite struct RecipeTests {
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

  /// Inline: what is heard stands in the test.
  @Test func heardFromTopToBottom() {
    assertTranscript(
      of: recipe,
      is: """
        Mango lassi, heading
        Ready in {{number}} minutes
        Ingredients, Two ripe mangoes, list start
        250 millilitres of yoghurt, list end
        Your rating, 4 of 5 stars, adjustable
            Swipe up or down with one finger to adjust the value.
        Rate, button
            Rates this recipe.
        """)
  }

  /// Recorded: what is heard stands in `__Transcripts__/RecipeTests/recorded.txt`.
  @Test func recorded() {
    assertTranscript(of: recipe)
    assertTranscript(of: .rotor("Headings", in: recipe), named: "headings")
  }

  /// A flow: commands one after the other, or a flow file.
  @Test func rating() {
    assertTranscript(
      of: .flow(on: recipe, .last, .activate),
      is: """
        [screen: Recipe]
        Recipe
        Mango lassi, heading
        > last
        Rate, button
            Rates this recipe.
        > activate
        [announcement: Thank you for rating]
        """)
    assertTranscript(of: .flow("../Rating/rate.flow.yaml"))
  }

  @Test func wordsAndWays() {
    assertHears("Rate, button", in: recipe)
    assertHearsInOrder(["Ingredients", "Your rating"], in: recipe)
    assertNotHeard("image", in: recipe)
    assertReaches("Rate", within: 5, in: recipe)
  }
}
