import AccessibilityTree
import Documents
import ScreenBuilder
import ScreenReader

/// The examples' screens, written down in Swift.
enum ExampleScreens {
  static func recipe() throws -> Screen {
    try Screen("Mango lassi", app: "Pantry", size: Size(width: 375, height: 667)) {
      Element.BackButton("Recipes").frame(8, 52, 88, 44)
      Element.Heading("Mango lassi").headingLevel(.h1).frame(16, 104, 343, 41)
      Element.Image("A large container holding a variety of mangoes").frame(16, 160, 343, 180)
      Element.Text("Ready in 10 minutes").frame(16, 352, 200, 22)
      Element.Slider("Your rating", value: "4 of 5 stars").frame(16, 388, 200, 44).id("rating")
      Element.Button("Rate").frame(279, 388, 80, 44).id("rate")
      Element.List("Ingredients") {
        Element.Text("Two ripe mangoes").frame(16, 448, 343, 32)
        Element.Text("250 millilitres of yoghurt").frame(16, 484, 343, 32)
        Element.Text("A pinch of cardamom").frame(16, 520, 343, 32)
      }
      .frame(16, 448, 343, 120)
      Element.Switch("Keep screen on", .off).frame(16, 580, 343, 44)
    }
  }

  static func activityRings() throws -> Screen {
    try Screen("Activity", size: Size(width: 393, height: 852)) {
      Element.Heading("Activity").frame(16, 59, 200, 41)
      Element.View("Moving: 125 percent; Exercise: zero percent; Standing: 58 percent") {
        Element.Image("Red stroke").frame(46, 120, 300, 300)
        Element.Image("Green stroke").frame(86, 160, 220, 220)
        Element.Image("Blue stroke").frame(126, 200, 140, 140)
      }
      .traits(.image).isElement().frame(46, 120, 300, 300).id("rings")
      Element.Image(decorative: "Confetti").frame(0, 100, 393, 340)
      Element.Button("Share").hint("Shares a picture of your rings.").frame(16, 440, 361, 50)
    }
  }

  static func checkout() throws -> Screen {
    let dismiss: [Behaviour.Effect] = [
      .set("confirm", .hidden(true)), .layoutChanged("place-order"),
    ]
    return try Screen("Checkout", size: Size(width: 393, height: 852)) {
      Element.Heading("Your order").frame(16, 108, 361, 41)
      Element.Text("Total").value("12.50 euros").frame(16, 168, 361, 30).id("total")
      Element.Button("Place order").frame(16, 780, 361, 50).id("place-order")
        .onActivate(.set("confirm", .hidden(false)), .layoutChanged("confirm-title"))
      Element.Group("Confirmation") {
        Element.Heading("Pay 12.50 euros?").frame(60, 340, 273, 30).id("confirm-title")
        Element.Text("The order cannot be changed afterwards.").frame(60, 380, 273, 44)
        Element.Button("Cancel").frame(60, 440, 120, 44).on(.act(.activate), dismiss)
        Element.Button("Pay").frame(213, 440, 120, 44)
          .onActivate(
            .set([
              "confirm": [.hidden(true)],
              "place-order": [.label("Ordered"), .traits(adding: .notEnabled)],
            ]),
            .layoutChanged("place-order"),
            .announce("Thank you for your order", priority: .low, after: 750))
      }
      .modal().hidden().frame(40, 320, 313, 180).on(.act(.escape), dismiss).id("confirm")
    }
  }

  static func comments() throws -> Screen {
    try Screen("Comments", size: Size(width: 393, height: 852)) {
      Element.BackButton("Mango lassi").frame(8, 59, 120, 44)
      Element.Heading("Comments").headingLevel(.h1).frame(16, 108, 200, 41).id("comments-title")
      Element.Heading("Newest").headingLevel(.h2).frame(16, 160, 120, 28)
      comment("comment-priya", y: 196) {
        Element.Image(decorative: "Photo of Priya").frame(16, 204, 40, 40)
        Element.Text("Priya Raman").frame(68, 204, 180, 20)
        Element.Text("2 minutes ago").frame(290, 204, 87, 20)
        Element.Text("Great with a pinch of cardamom!").frame(68, 232, 309, 44)
      }
      Element.Heading("Earlier").headingLevel(.h2).frame(16, 308, 120, 28)
      comment("comment-jonas", y: 344) {
        Element.Text("Jonas Weber").frame(68, 352, 180, 20)
        Element.Text("Monday").frame(320, 352, 57, 20)
        Element.Text("Can I use frozen fruit?").frame(68, 380, 309, 44)
      }
      .content("Likes", "12 likes", important: true).content("Posted", "Monday, 9:41")
      comment("comment-minji", y: 448) {
        Element.Text("김민지").language("ko").frame(68, 456, 180, 20)
        Element.Text("Sunday").frame(320, 456, 57, 20)
        Element.Text("Made it twice this week.").frame(68, 484, 309, 44)
      }
      Element.TextField(value: "Add a comment").frame(16, 780, 280, 44).id("comment-field")
      Element.Button("Post").disabled().frame(309, 780, 68, 44).id("post")
    }
  }

  private static func comment(
    _ id: String, y: Double, @ElementBuilder parts: () -> BuiltElements<Never>
  ) -> Element.View<SourceError> {
    Element.View(nil, parts).combine().onActivate(.open("reply"))
      .action("Reply", .open("reply")).action("Like", .announce("Liked")).action("Report")
      .frame(16, y, 361, 96).id(id)
  }

  static func reply() throws -> Screen {
    try Screen("Reply", size: Size(width: 393, height: 852)) {
      Element.Button("Cancel").frame(8, 59, 80, 44).onActivate(.close)
      Element.Heading("Reply to comment").headingLevel(.h1).frame(120, 59, 160, 44)
      Element.Button("Send").disabled().frame(309, 59, 76, 44)
        .onActivate(.close, .announce("Comment posted", priority: .high)).id("send-button")
      Element.Text("Great with a pinch of cardamom!").frame(16, 116, 361, 44).id("quote")
      Element.TextField("Your reply").traits(.isEditing).frame(16, 176, 361, 120)
        .onType(.set("send-button", .traits(.button)))
        .action("Send", .close, .announce("Comment posted", priority: .high)).id("reply-field")
    }
  }

  static func menu() throws -> Screen {
    try Screen("Menu", size: Size(width: 393, height: 852)) {
      Element.Group("Dishes") {
        Element.Heading("Mains").frame(16, 108, 361, 41)
        Element.Text("Butter chicken, 14 euros").frame(16, 160, 361, 44).id("butter-chicken")
        Element.Text("Dal with spinach, 11 euros").frame(16, 212, 361, 44).id("dal")
        Element.Text("Vegetable curry, 12 euros, vegan with coconut milk").frame(16, 264, 361, 44)
          .id("curry")
        Element.Heading("Desserts").frame(16, 330, 361, 41)
        Element.Text("Pistachio kulfi, 6 euros").frame(16, 382, 361, 44).id("kulfi")
        Element.Text("Mango sorbet, 5 euros").frame(16, 434, 361, 44).id("sorbet")
      }
      .frame(16, 100, 361, 700)
      .rotor(
        "Vegan options", .element("dal"), .element("curry", text: "vegan with coconut milk"),
        .element("sorbet"))
    }
  }

  static func orchard(grouped: Bool) -> Screen {
    let fruits = [
      (
        x: 16.0, picture: "A large container holding a variety of mangoes",
        caption: "Mangoes come from trees that belong to the genus Mangifera."
      ),
      (
        x: 205.0, picture: "A large container holding many green artichokes",
        caption: "Artichokes come from a variety of a species of thistle."
      ),
    ]
    return Screen("Orchard", size: Size(width: 393, height: 852)) {
      Element.Heading("Orchard").frame(16, 59, 200, 41)
      for fruit in fruits {
        Element.View {
          Element.Image(fruit.picture).frame(fruit.x, 120, 172, 172)
          Element.Text(fruit.caption).frame(fruit.x, 300, 172, 66)
        }
        .groupsChildren(grouped)
      }
    }
  }

  static func rating() throws -> Screen {
    let stars = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"]
    return try Screen("Rate this recipe", size: Size(width: 393, height: 852)) {
      Element.Heading("Mango lassi").frame(16, 108, 361, 41)
      Element.Slider("Your rating", value: "no stars").frame(16, 168, 361, 60)
        .onIncrement(
          .set([
            "rating": [.value(next: ["no stars"] + stars)],
            "done": [.traits(removing: .notEnabled)],
          ])
        )
        .onDecrement(
          .set([
            "rating": [.value(previous: stars)], "done": [.traits(removing: .notEnabled)],
          ])
        )
        .id("rating")
      Element.Button("Done").disabled().frame(16, 248, 361, 50)
        .onActivate(.announce("Thank you for rating", priority: .high)).id("done")
    }
  }
}
