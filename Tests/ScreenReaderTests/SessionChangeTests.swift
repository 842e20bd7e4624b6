import AccessibilityTree
import Readers
import ScreenReader
import Testing
import Voices

/// The cursor survives what the app does to the screen.
@Suite("Session: changes")
struct SessionChangeTests {
  static let list = """
    elements:
      - {id: a, button: A}
      - {id: b, button: B}
      - {id: c, button: C}
    """

  private func session(at id: String, doing effects: [AppEffect]) throws -> Session {
    var session = try SessionHeard.session(Self.list, app: AppModel { _, _ in effects })
    _ = session.perform(.touchElement(id))
    return session
  }

  @Test(arguments: [
    ("a", "b", ["A, button"]), ("b", "a", ["B, button"]),
    ("b", "b", ["[lost: b]", "C, button"]), ("c", "c", ["[lost: c]", "B, button"]),
  ])
  func removal(cursor: String, removed: String, heard: [String]) throws {
    var session = try session(at: cursor, doing: [.remove(removed)])
    #expect(session.heard(.activate) == heard)
  }

  @Test func aScreenThatGrowsWithoutEndIsTold() throws {
    var tree = ElementTree()
    for label in ["X", "Y"] { tree.add(Element(label)) }
    var session = try session(at: "a", doing: [.insert(tree, into: nil, at: nil)])
    session.limits.elements = 8
    for _ in 0..<2 { #expect(!session.heard(.activate).contains { $0.hasPrefix("[refused") }) }
    #expect(
      session.heard(.activate) == ["[refused: the app lets a screen grow to more than 8 elements]"])
    #expect(session.screen.tree.count == 7)
  }

  @Test func changesWithoutEndAreTold() throws {
    var tree = ElementTree()
    tree.add(Element("X"))
    var session = try session(at: "a", doing: [.insert(tree, into: nil, at: nil)])
    session.limits.reordered = 2
    for _ in 0..<2 { #expect(!session.heard(.activate).contains { $0.hasPrefix("[refused") }) }
    #expect(
      session.heard(.activate)
        == ["[refused: the app changes its screens too often: 2 elements had to be reordered]"])
  }

  /// The app's name is said when the app becomes active, before everything else, and not on later screens.
  @Test(arguments: [
    ("app: Pantry\nelements: [{heading: Soups}]", ["Pantry, Soups, heading"]),
    ("app: Pantry\nscreen: Soups\nelements: [{heading: Soups}]", ["Pantry, Soups, heading"]),
    ("app: Pantry\nscreen: Pantry\nelements: [{heading: Soups}]", ["Pantry, Soups, heading"]),
    ("app: Pantry\nscreen: Soups\nelements: [A]", ["Pantry, Soups", "A"]),
    ("app: Pantry\nscreen: Soups\nelements: []", ["Pantry, Soups"]),
    ("app: Pantry\nelements: []", ["Pantry"]),
    ("screen: Soups\nelements: [A]", ["Soups", "A"]),
  ])
  func arrivalInAnApp(yaml: String, heard: [String]) throws {
    let screen = try OrderedLabels.screen(yaml)
    var session = Session(
      screen, reader: .voiceOverIOS, phrases: try PhraseLibrary(),
      app: AppModel { _, _ in [.open(screen)] })
    let started = SessionHeard.lines(session.start())
    #expect(started.filter { !$0.hasPrefix("[") } == heard)
    let opened = SessionHeard.lines(session.receive([.open(screen)]))
    #expect(!opened.contains { $0.hasPrefix("Pantry,") }, "\(opened)")
  }

  @Test func insertionBeforeTheCursor() throws {
    var new = ElementTree()
    new.add(Element("New", traits: .button))
    var session = try session(at: "b", doing: [.insert(new, into: nil, at: 0)])
    #expect(session.heard(.activate) == ["B, button"])
    #expect(session.heard(.first) == ["New, button"])
    #expect(session.heard(.next) == ["A, button"])
  }

  @Test func insertionBelow() throws {
    var new = ElementTree()
    new.add(Element("Inside", traits: .button))
    let inside = new
    var session = try SessionHeard.session(
      "elements: [{id: box, group: Box, children: [{id: x, button: X}]}, {id: y, button: Y}]",
      app: AppModel { _, _ in [.insert(inside, into: "box", at: nil)] })
    _ = session.perform(.activate)
    #expect(session.heard(.next) == ["Inside, button"])
    #expect(session.heard(.next) == ["Y, button"])
  }

  /// An alert over the screen takes the cursor, and gives it back when it is gone.
  @Test func modalAlert() throws {
    var alert = ElementTree()
    var box = Element()
    box.id = "alert"
    box.isModal = true
    alert.begin(box)
    alert.add(Element("Really?", traits: .staticText))
    var ok = Element("OK", traits: .button)
    ok.id = "ok"
    alert.add(ok)
    alert.end()
    let opening = alert
    var session = try SessionHeard.session(
      Self.list,
      app: AppModel { request, _ in
        request.element.id == "ok"
          ? [.remove("alert"), .focus("b")] : [.insert(opening, into: nil, at: nil)]
      })
    _ = session.perform(.touchElement("b"))
    #expect(session.heard(.activate) == ["[lost: b]", "[alertAppeared]", "Really?"])
    #expect(session.heard(.next) == ["OK, button"])
    #expect(session.heard(.activate).last == "B, button")
  }

  @Test func changedLabelIsSaid() throws {
    var session = try session(at: "a", doing: [.change("a") { $0.label = "Unlike" }])
    #expect(session.heard(.activate) == ["Unlike, button"])
  }

  @Test func changedOrderKeepsTheCursor() throws {
    var session = try session(at: "a", doing: [.change("a") { $0.sortPriority = -1 }])
    #expect(session.heard(.activate) == ["A, button"])
    #expect(session.heard(.next) == ["[boundary]", "A, button"])
  }

  @Test func notifications() throws {
    var moved = try session(at: "a", doing: [.layoutChanged("c")])
    #expect(moved.heard(.activate) == ["C, button"])
    var stays = try session(at: "b", doing: [.layoutChanged(nil)])
    #expect(stays.heard(.activate) == ["B, button"])
    var screen = try session(at: "c", doing: [.screenChanged(nil)])
    #expect(screen.heard(.activate) == ["[screen: untitled]", "A, button"])
    var target = try session(at: "c", doing: [.screenChanged("b")])
    #expect(target.heard(.activate) == ["[screen: untitled]", "B, button"])
  }

  /// A whole new state of the screen: the cursor stays on the same `id`, else on the same path and label.
  @Test func replacement() throws {
    let next = try OrderedLabels.screen(
      "elements: [{id: z, button: Z}, {id: b, button: B, value: '2'}, {button: C}]")
    var session = try session(at: "b", doing: [.replace(next)])
    #expect(session.heard(.activate) == ["B, 2, button"])
    var other = try self.session(at: "c", doing: [.replace(next)])
    #expect(other.heard(.activate).first == "[lost: c]")
  }

  /// A copy of a session goes its own way.
  @Test func sessionsAreValues() throws {
    var session = try SessionHeard.session(Self.list)
    var copy = session
    _ = copy.perform(.last)
    #expect(session.heard(.next) == ["B, button"])
    #expect(copy.focusedElement?.label == "C")
  }
}
