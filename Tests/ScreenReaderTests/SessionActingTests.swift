import AccessibilityTree
import Testing
import Voices

@testable import ScreenReader

/// Acting on elements, and what the app does in answer.
@Suite("Session: acting")
struct SessionActingTests {
  @Test func controlsActByThemselves() throws {
    var session = try SessionHeard.session(
      """
      elements:
        - {switch: Alerts, value: 'off'}
        - {button: Details, expanded: false}
        - {slider: Volume, value: 95%}
        - {button: Plain}
        - {button: Film, traits: [startsMediaSession]}
        - {switch: Locked, value: 'on', traits: [notEnabled]}
      """)
    #expect(session.heard(.activate) == ["on"])
    #expect(session.heard(.activate) == ["off"])
    _ = session.perform(.next)
    #expect(session.heard(.activate) == ["expanded"])
    _ = session.perform(.next)
    #expect(session.heard(.increment) == ["100%"])
    #expect(session.heard(.increment) == ["[boundary]", "100%"])
    #expect(session.heard(.decrement) == ["90%"])
    _ = session.perform(.next)
    #expect(session.heard(.activate) == ["Plain, button"])
    #expect(session.heard(.increment) == ["[refused: the element cannot be adjusted]"])
    _ = session.perform(.next)
    #expect(session.heard(.activate) == [])
    _ = session.perform(.next)
    #expect(
      session.heard(.activate) == ["Locked, dimmed, switch button, on"])
  }

  static func app(_ effects: [String: [AppEffect]]) -> AppModel {
    AppModel { request, _ in
      switch request.act {
      case .action(let name): effects[name]
      case .escape: effects["escape of \(request.element.id ?? "")"]
      case .magicTap: effects["magic tap of \(request.element.id ?? "")"]
      case .scroll(let direction): effects["scroll \(direction.rawValue)"]
      default: effects[request.element.id ?? ""]
      }
    }
  }

  @Test func customActions() throws {
    let app = Self.app(["Reply": [.announce(Announcement("Replied"))]])
    var session = try SessionHeard.session(
      "elements: [{label: Comment, actions: [Reply, Like], dragSources: [Text]}]", app: app)
    #expect(
      session.heard(.action("Reply"))
        == [
          "Performed action, 'Reply'",
          "[announcement] Replied [cuts off: Performed action, 'Reply']",
        ])
    #expect(session.heard(.action("Like")) == ["Performed action, 'Like'"])
    #expect(session.heard(.action("Text")) == ["Performed action, 'Text'"])
    #expect(
      session.heard(.action("Report"))
        == [
          "[refused: the element has no action \"Report\"; it has \"Reply\", \"Like\", \"Text\"]"
        ])
  }

  @Test(arguments: [
    (Announcement.Priority.low, "[announcement] Done"),
    (.default, "[announcement] Done [cuts off: Performed action, 'Go']"),
    (.high, "[announcement] Done [cuts off: Performed action, 'Go']"),
  ])
  func priorities(priority: Announcement.Priority, heard: String) throws {
    let app = Self.app(["Go": [.announce(Announcement("Done", priority: priority))]])
    var session = try SessionHeard.session("elements: [{label: A, actions: [Go]}]", app: app)
    #expect(session.heard(.action("Go")).last == heard)
  }

  /// What is heard to its end is not cut off by the next announcement.
  @Test func highPriorityIsHeardToItsEnd() throws {
    let app = Self.app([
      "go": [.announce(Announcement("First", priority: .high)), .announce(Announcement("Second"))]
    ])
    var session = try SessionHeard.session("elements: [{id: go, button: Go}]", app: app)
    #expect(session.heard(.activate) == ["[announcement] First", "[announcement] Second"])
  }

  @Test func openAndClose() throws {
    let other = try OrderedLabels.screen("screen: Reply\nelements: [{heading: Reply to comment}]")
    let app = Self.app(["open": [.open(other)]])
    var session = try SessionHeard.session(
      "screen: Comments\nelements: [{heading: Comments}, {id: open, button: Reply…}]", app: app)
    _ = session.perform(.next)
    #expect(
      session.heard(.activate) == ["[screen: Reply]", "Reply", "Reply to comment, heading"])
    // Nothing handles the scrub: it goes back, to the title.
    #expect(session.heard(.escape) == ["[screen: Comments]", "Comments, heading"])
    #expect(session.heard(.escape) == ["[boundary]"])
  }

  @Test func escapeAndMagicTapAreAskedUpwards() throws {
    let app = Self.app([
      "escape of sheet": [.announce(Announcement("Closed"))],
      "magic tap of player": [.announce(Announcement("Playing"))],
    ])
    var session = try SessionHeard.session(
      "elements: [{id: player, children: [{id: sheet, children: [{button: A}]}]}]", app: app)
    #expect(session.heard(.escape) == ["[announcement] Closed"])
    #expect(session.heard(.magicTap) == ["[announcement] Playing"])
    #expect(session.heard(.scroll(.down)) == ["[boundary]"])
  }

  @Test func scrolling() throws {
    let app = Self.app(["scroll down": [.pageScrolled("Page 2 of 9")]])
    var session = try SessionHeard.session("elements: [A]", app: app)
    #expect(session.heard(.scroll(.down)) == ["[scrolledPage]", "[announcement] Page 2 of 9"])
  }

  @Test func typing() throws {
    var session = try SessionHeard.session("elements: [{textField: Comment}]")
    #expect(
      session.heard(.type("a"))
        == ["[refused: no text field is being edited; activate one first]"])
    #expect(
      session.heard(.activate)
        == [
          "[keyboardAppeared]",
          "Comment, text field, is editing",
        ])
    #expect(
      session.heard(.type("So true.")) == [
        "S", "o", "space", "So", "t", "r", "u", "e", "period", "true",
      ])
    #expect(session.focusedElement?.value == "So true.")
    #expect(session.heard(.delete(2)) == ["period", "e"])
    #expect(session.focusedElement?.value == "So tru")
    #expect(session.heard(.delete(99)).last == "[boundary]")
    #expect(session.focusedElement?.value == nil)
  }

  @Test func theKeyboardGoesWithTheScreenOfItsField() throws {
    let next = Screen(title: "Done", tree: ElementTree())
    let app = Self.app(["send": [.open(next)]])
    var session = try SessionHeard.session(
      "elements: [{id: field, textField: Comment}, {id: send, button: Send}]", app: app)
    _ = session.perform(.activate)
    _ = session.perform(.next)
    #expect(session.heard(.activate).contains("[keyboardDisappeared]"))
    #expect(
      session.heard(.type("a")) == ["[refused: no text field is being edited; activate one first]"])
  }

  /// Only the field that has the keyboard says that it is being edited.
  @Test func oneFieldIsEditedAtATime() throws {
    var session = try SessionHeard.session(
      "elements: [{textField: Name, value: Ada, traits: [isEditing]}, {textField: City}]")
    _ = session.perform(.next)
    #expect(session.heard(.activate).last?.hasPrefix("City, text field, is editing") == true)
    #expect(session.heard(.previous) == ["Name, Ada, text field ‖ Double tap to edit."])
    _ = session.perform(.type("Bern"))
    #expect(session.screen.tree[0].value == "Ada")
    #expect(session.screen.tree[1].value == "Bern")
    #expect(session.heard(.activate).last?.hasPrefix("Name, Ada, text field, is editing") == true)
    #expect(session.heard(.next) == ["City, Bern, text field ‖ Double tap to edit."])
  }

  @Test func aFieldIsNoLongerEditedAfterAnotherScreen() throws {
    let next = Screen(title: "Done", tree: ElementTree())
    var session = try SessionHeard.session(
      "elements: [{id: field, textField: Comment}, {id: send, button: Send}]",
      app: Self.app(["send": [.open(next)]]))
    _ = session.perform(.activate)
    _ = session.perform(.next)
    _ = session.perform(.activate)
    #expect(session.heard(.escape).last == "Comment, text field ‖ Double tap to edit.")
    #expect(
      session.heard(.type("a")) == ["[refused: no text field is being edited; activate one first]"])
  }

  @Test func secureFieldsAreSilent() throws {
    var session = try SessionHeard.session("elements: [{secureField: PIN}]")
    _ = session.perform(.activate)
    #expect(session.heard(.type("12")) == ["[secureTextEntered]", "[secureTextEntered]"])
  }

  @Test(arguments: [
    (ReaderSettings.TypingFeedback.nothing, []), (.characters, ["a", "space"]),
    (.words, ["a"]), (.both, ["a", "space", "a"]),
  ])
  func feedback(feedback: ReaderSettings.TypingFeedback, heard: [String]) throws {
    var settings = ReaderSettings()
    settings.typingFeedback = feedback
    var session = try SessionHeard.session("elements: [{textField: C}]", settings: settings)
    _ = session.perform(.activate)
    #expect(session.heard(.type("a ")) == heard)
  }

  /// The app gets what is typed; nobody else does.
  @Test func secretsAreForTheAppAlone() throws {
    let app = AppModel { request, _ in
      guard case .type(let text) = request.act else { return nil }
      return text == "hunter2" ? [.announce(Announcement("Right"))] : []
    }
    var session = try SessionHeard.session(
      "elements: [{secureField: PIN, value: abc}, {textField: Name}]", app: app)
    let typed = Command.type("hunter2")
    #expect(session.shown(typed) == typed)
    #expect(session.heard(.activate).last == "PIN, •••, secure text field, is editing")
    #expect(session.shown(typed) == .type("•••••••"))
    _ = session.perform(.delete(3))
    _ = session.perform(.type("hunter"))
    let events = session.perform(.type("2"))
    #expect(SessionHeard.lines(events) == ["[secureTextEntered]", "[announcement] Right"])
    let told = events.compactMap { event in
      if case .request(let request) = event { request.act } else { nil }
    }
    #expect(told == [.type("•••••••")])
    #expect(session.focusedElement?.value == "•••••••")
    #expect(session.heard(.rotor("Characters")) == ["Characters"])
    #expect(session.heard(.down) == ["[insertionPointMoved]", "bullet"])
    #expect(session.heard(.rotor("Edit")) == ["Edit"])
    #expect(session.heard(.down) == ["Select All"])
    _ = session.perform(.activate)
    #expect(session.editOperations(at: 0) == [.selectAll])
  }
}
