import Synchronization
import Testing

@testable import EarshotTesting

/// What assertions report, in words and at their place.
@Suite("Testing: assertions")
struct AssertionTests {
  private let checkout = Screen("Checkout") {
    Element.Heading("Your order")
    Element.Text("Total").value("12.50 euros")
    Element.Button("Pay now")
    Element.Button("Cancel").hint("Keeps the cart.")
  }

  /// Runs assertions and returns what they report.
  private func messages(_ body: () -> Void) -> [String] {
    let messages = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      #expect(issue.sourceLocation?.fileID == #fileID)
      return true
    }
    return messages.withLock(\.self)
  }

  @Test func inline() {
    let messages = messages {
      assertTranscript(
        of: checkout,
        is: """
          Your order, heading
          Total, {{number}} euros
          Pay, button
          Cancel, button
              Keeps the cart.
          """)
    }
    #expect(
      messages == [
        """
        the transcript differs from the expected one: 1 reworded

        reworded: stop 3, at 2
            Pay{+ now+}, button

        ├─ header "Your order"
        ├─ staticText "Total" = "12.50 euros"
        ├─ button "Pay now"  ◀ reworded
        └─ button "Cancel"

        put this transcript into the test:
            Your order, heading
            Total, 12.50 euros
            Pay now, button
            Cancel, button
                Keeps the cart.
        """
      ])
  }

  @Test func ignoredKinds() {
    assertTranscript(
      of: checkout,
      is: "Your order, heading\nTotal, 12.50 euros\nPay now, button\nCancel, button",
      ignoring: [.hint])
  }

  @Test func hears() {
    assertHears("Pay now, button", in: checkout)
    assertHears("Pay now", in: checkout)
    assertHears("Keeps the cart.", in: checkout)
    #expect(
      messages { assertHears("Pay", in: checkout) } == [
        """
        "Pay" is not heard; the nearest is "Pay now, button"

        ├─ header "Your order"
        ├─ staticText "Total" = "12.50 euros"
        ├─ button "Pay now"  ◀ nearest
        └─ button "Cancel"
        """
      ])
    #expect(
      messages { assertHears("Zebra", in: Screen { "A" }) } == [
        "\"Zebra\" is not heard\n\n└─ staticText \"A\""
      ])
  }

  @Test func hearsInOrder() {
    assertHearsInOrder(["Your order", "Pay now, button", "Cancel"], in: checkout)
    assertHearsInOrder([], in: checkout)
    let messages = messages { assertHearsInOrder(["Pay now", "Total"], in: checkout) }
    #expect(
      messages == [
        """
        "Total" is not heard after "Pay now", but before it

        ├─ header "Your order"
        ├─ staticText "Total" = "12.50 euros"  ◀ heard here
        ├─ button "Pay now"
        └─ button "Cancel"
        """
      ])
  }

  @Test func notHeard() {
    assertNotHeard("ord", in: checkout)
    let messages = messages { assertNotHeard("the CART", in: checkout) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("\"the CART\" is heard: \"Cancel, button\"\n\n") == true)
    #expect(messages.first?.contains("button \"Cancel\"  ◀ heard here") == true)
  }

  @Test func reaches() {
    assertReaches("Your order", within: 0, in: checkout)
    assertReaches("Pay now", within: 2, in: checkout)
    let messages = messages {
      assertReaches("Cancel", within: 0, in: checkout)
      assertReaches("Refund", within: 2, in: checkout)
    }
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("\"Cancel\" takes 1 gesture, more than 0\n\n") == true)
    #expect(messages.first?.hasSuffix("└─ button \"Cancel\"  ◀ 1 gesture") == true)
    #expect(messages.last?.hasPrefix("\"Refund\" cannot be reached\n\n") == true)
  }

  /// Nobody hears an id, so one that is what another element says meets no limit.
  @Test func anIDThatIsHeardElsewhereIsNotReached() throws {
    let screen = try Screen("Menu") {
      Element.Text("Hello").id("Pay, button")
      Element.Button("Pay")
    }
    let messages = messages { assertReaches("Pay, button", within: 0, in: screen) }
    #expect(
      messages.first?.hasPrefix("\"Pay, button\" is the id of \"Hello\"") == true, "\(messages)")
  }

  @Test func partsOfAScreen() throws {
    let screen = try Screen("Menu") {
      Element.Group("Dishes") {
        Element.Heading("Mains")
        Element.Text("Dal, vegan").id("dal")
        Element.Text("Kulfi")
      }
      .rotor("Vegan options", .element("dal"))
    }
    assertTranscript(of: .element("dal", in: screen), is: "Dal, vegan")
    assertTranscript(of: .rotor("Headings", in: screen), is: "Mains, heading")
    assertTranscript(of: .rotor("Vegan options", in: screen), is: "Dal, vegan")
    let messages = messages {
      assertTranscript(of: .element("dall", in: screen), is: "")
      assertTranscript(of: .rotor("Links", in: screen), is: "")
    }
    #expect(
      messages == [
        "Menu: error: no stop has the id \"dall\"\n  did you mean \"dal\"?",
        """
        Menu: error: the rotor "Links" has no items here
          known rotors: Containers, Headings, Static Text, Vegan options
        """,
      ])
  }

  /// What shows a screen is asked alike, whether it is a screen or a file.
  @Test func filesAreScreens() throws {
    let file = "../../Examples/Recipe/recipe.screen.yaml"
    assertNoFindings(on: .file(file))
    assertReaches("Rate", within: 5, in: .file(file))
    assertTranscript(of: .rotor("Headings", in: .file(file)), is: "Mango lassi, heading level 1")
    assertTranscript(of: .element("rate", in: .file(file)), is: "Rate, button")
    let messages = messages {
      assertNoFindings(on: .file("nowhere.xml"))
      assertReaches("Rate", within: 0, in: .file(file))
    }
    #expect(messages.first?.hasSuffix("/nowhere.xml: error: no such file") == true)
    #expect(messages.last?.contains(", more than 0\n\n") == true)
  }

  /// As `earshot effort` counts: the rotor is shorter than swiping.
  @Test func theCheapestWayCounts() {
    let long = Screen("Long") {
      for index in 1...20 { Element.Text("Line \(index)") }
      Element.Heading("Notes")
      Element.Text("Salt")
    }
    assertReaches("Salt", within: 1, in: long)
    let messages = messages { assertReaches("Line 10", within: 8, in: long) }
    #expect(messages.first?.hasPrefix("\"Line 10\" takes 9 gestures, more than 8") == true)
  }

  @Test func flows() throws {
    let reply = Screen("Reply", name: "reply") {
      Element.Button("Send").onActivate(.announce("Posted"))
    }
    let comments = Screen("Comments") { Element.Button("Reply").onActivate(.open("reply")) }
    assertHearsInOrder(
      ["Reply, button", "Send, button", "Posted"],
      in: .flow(on: comments, opening: [reply], .activate, .activate))
    let messages = messages {
      assertHears("Send", in: .flow(on: comments, opening: [reply], .action("Like")))
      assertHears("Send", in: .flow("nowhere.flow.yaml"))
    }
    #expect(messages.count == 2)
    #expect(
      messages.first
        == "Comments: error: \"action Like\" is not possible: the element has no custom actions, so none is called \"Like\""
    )
    #expect(messages.last?.hasSuffix("/nowhere.flow.yaml: error: no such file") == true)
  }

  /// A label that looks like a command or an event is what is heard, in a flow as on a screen.
  @Test func aLabelIsNoStructureOfATranscript() throws {
    let labels = ["Start", "> open Other", "[announcement: x]", "line 3: x", "    hint"]
    let screen = Screen("Home") { for label in labels { Element.Text(label) } }
    let stops = #"""
      Start
      \> open Other
      \[announcement: x]
      line 3: x
      hint
      """#
    assertTranscript(of: screen, is: stops)
    let flow = try HeardFlow.flow(on: screen, .next, .next, .next, .next).heard(ReaderOptions())
    #expect(flow.transcript.screens.count == 1)
    #expect(
      flow.transcript.screens[0].stops.filter { $0.kind == .stop }.map(\.text)
        == ["Home", "Start", "> open Other", "[announcement: x]", "line 3: x", "hint"])
    assertTranscript(
      of: .flow(on: screen, .next),
      is: "[screen: Home]\nHome\nStart\n> next\n\\> open Other")
  }

  /// A flow whose own expectations are not met proves nothing, whatever is heard in it.
  @Test func aFlowThatFailsByItself() {
    var flow = Flow("Order", start: checkout, steps: [FlowStep(.perform(.next, count: 1))])
    flow.steps.append(FlowStep(.expect(.hear("Pay"))))
    let messages = messages { assertHears("Your order", in: flow) }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("flow: error: something else was heard\n") == true)
  }

  /// What a flow expects is of its own style.
  @Test func aFlowIsHeardInItsOwnStyle() {
    var flow = Flow("Order", start: checkout, steps: [FlowStep(.perform(.last, count: 1))])
    flow.style = .utterance
    flow.steps.append(FlowStep(.expect(.hear("Cancel Button Keeps the cart."))))
    assertHears("Cancel Button Keeps the cart.", in: flow)
    flow.steps.removeLast()
    assertHears("Cancel. Button.", in: flow, options: ReaderOptions(style: .legend))
  }

  @Test func optionsAreHeard() {
    assertTranscript(
      of: Screen { Element.Button("Rate").hint("Rates.") }, is: "Rate Button Rates.",
      options: ReaderOptions(style: .utterance))
    assertTranscript(
      of: Screen { Element.Button("Rate").hint("Rates.") }, is: "Rate, button",
      options: ReaderOptions(verbosity: Verbosity(without: [.hints])))
    let messages = messages {
      assertHears("Rate", in: checkout, options: ReaderOptions(language: "xx"))
    }
    #expect(messages.first?.contains("error: no words in the language \"xx\"\n") == true)
  }

  /// Of a long screen only what is near the element is shown.
  @Test func longScreensAreCut() {
    let long = Screen("Long") {
      for index in 1...100 { Element.Button("Button \(index)") }
    }
    let messages = messages { assertReaches("Button 50", within: 10, in: long) }
    #expect(
      messages.first == """
        "Button 50" takes 49 gestures, more than 10

        ⋮
        ├─ button "Button 48"
        ├─ button "Button 49"
        ├─ button "Button 50"  ◀ 49 gestures
        ├─ button "Button 51"
        ├─ button "Button 52"
        ⋮
        """)
  }

  @Test func anInlineTranscriptWithConflictMarkers() {
    let messages = messages {
      assertTranscript(of: checkout, is: "<<<<<<< a\nA\n=======\nB\n>>>>>>> b")
    }
    #expect(
      messages.first?.hasPrefix(
        "the expected transcript:1:1: error: the transcript contains a merge conflict\n")
        == true)
  }

  @Test func findings() {
    let share = Screen("Share") {
      Element.Heading("Share")
      Element.Button("Send button").frame(20, 200, 80, 44)
    }
    assertNoFindings(on: share, except: ["label-repeats-role"])
    let messages = messages {
      assertNoFindings(on: share)
      assertNoFindings(on: share, atLeast: .error)
      assertNoFindings(on: share, except: ["label-repeat-role"])
    }
    #expect(
      messages == [
        """
        1 finding

            warning: label-repeats-role: button "Send button": The utterance is "Send button, \
        button", which says the role twice. Remove "button" from the label.

        ├─ header "Share"
        └─ button "Send button" [20,200 80×44]  ◀ label-repeats-role
        """,
        "unknown rule \"label-repeat-role\"; did you mean \"label-repeats-role\"?",
      ])
  }
}
