import AccessibilityTree
import Documents
import Readers
import NavigationScript
import ScreenBuilder
import ScreenReader
import Synchronization
import Testing
import TreeFormats
import Voices

/// What the app does can be code, and is then run when the reader acts.
@Suite("Builder: code")
struct BuilderCodeTests {
  private func session(_ screens: Screen...) throws -> Session {
    var session = Session(
      screens[0], reader: .voiceOverIOS, phrases: try PhraseLibrary(),
      app: try Behaviours(screens: screens).app)
    session.start()
    return session
  }

  private func announcements(_ events: [Event]) -> [String] {
    events.compactMap { if case .announcement(let said, _) = $0 { said.text } else { nil } }
  }

  @Test func everyActIsAnswered() throws {
    let typed = Mutex("")
    let screen = Screen {
      Element.View("Volume", value: "50%").traits([.adjustable, .textEntry, .isEditing])
        .onActivate { [.announce(Announcement("activated"))] }
        .onIncrement { [.announce(Announcement("up"))] }
        .onDecrement { [.announce(Announcement("down"))] }
        .onEscape { [.announce(Announcement("escaped"))] }
        .onMagicTap { [.announce(Announcement("magic"))] }
        .onScroll { [.announce(Announcement("scrolled \($0.rawValue)"))] }
        .onType { text in
          typed.withLock { $0 = text }
          return [.announce(Announcement("typed"))]
        }
        .action("Mute") { [.announce(Announcement("muted"))] }
    }
    var session = try session(screen)
    let commands: [(Command, String)] = [
      (.activate, "activated"), (.increment, "up"), (.decrement, "down"), (.escape, "escaped"),
      (.magicTap, "magic"), (.scroll(.down), "scrolled down"), (.action("Mute"), "muted"),
    ]
    for (command, said) in commands {
      #expect(announcements(session.perform(command)) == [said])
    }
    #expect(announcements(session.perform(.type("x"))) == ["typed"])
    #expect(typed.withLock(\.self) == "50%x")
  }

  /// Declared effects come first, then what code answers; code sees the screen as it is.
  @Test func effectsAndCodeTogether() throws {
    let screen = try Screen("List") {
      Element.Button("Add").onActivate(.announce("Adding")).id("add")
        .on(.act(.activate)) { request, screen in
          [.announce(Announcement("\(screen.title ?? ""), \(request.element.id ?? "")"))]
        }
    }
    var session = try session(screen)
    #expect(announcements(session.perform(.activate)) == ["Adding", "List, add"])
  }

  /// A screen that only code opens brings its own behaviours along, declared ones too.
  @Test func screensThatCodeOpens() throws {
    let reply = Screen("Reply") {
      Element.Button("Send").onActivate(.close, .announce("Posted", after: 750))
      Element.Button("Lost").onActivate(.open("nowhere"))
    }
    let comments = Screen("Comments") {
      Element.Button("Reply").onActivate { [.open(reply)] }
    }
    var session = try session(comments)
    session.perform(.activate)
    #expect(session.screen.title == "Reply")
    session.perform(.next)
    #expect(
      session.perform(.activate).contains(
        .refused(.impossibleEffect("the app opens \"nowhere\", but the only screens are "))))
    session.perform(.previous)
    #expect(announcements(session.perform(.activate)) == ["Posted"])
    #expect(session.screen.title == "Comments")
  }

  /// No screen file holds code: it is left out, and effects beside it are kept.
  @Test func codeIsInNoFile() throws {
    let screen = Screen {
      Element.Button("A").onActivate { [] }
      Element.Button("B").onActivate { [] }.onActivate(.close)
    }
    let yaml = String(decoding: try NativeWriter(screen).yaml(path: "-"), as: UTF8.self)
    #expect(
      yaml == "elements:\n  - button: A\n  - button: B\n    on: {activate: [close]}\n")
  }

  @Test func codeIsEqualOnlyToItself() {
    let first = Element.Button("A").onActivate { [] }
    let second = Element.Button("A").onActivate { [] }
    #expect(first.element == first.element)
    #expect(first.element != second.element)
    #expect(Set([first.element, second.element, first.element]).count == 2)
  }

  /// Elements that an app inserts in code are written down in the same way.
  @Test func insertedElements() throws {
    let screen = try Screen {
      Element.List("Todos") { "Milk" }.id("todos")
      Element.Button("Add").onActivate {
        [.insert(ElementTree { Element.Text("Bread") }, into: "todos", at: nil)]
      }
    }
    var session = try session(screen)
    session.perform(.last)
    session.perform(.activate)
    #expect(session.screen.tree.elements.map(\.label) == ["Todos", "Milk", "Bread", "Add"])
  }

  /// More levels than an insertion may have are refused when it happens, in words.
  @Test func tooDeepAnInsertion() throws {
    var tree = ElementTree()
    for _ in 0..<100 { tree.begin(Element("A")) }
    for _ in 0..<100 { tree.end() }
    let screen = Screen { Element.Button("A").onActivate(.insert { tree }) }
    let error = #expect(throws: SourceError.self) { try Behaviours(screens: [screen]) }
    #expect(error?.message == "\"insert\" needs either an \"element\" or \"elements\"")
  }

  @Test func conditionsAndLoops() throws {
    func screen(_ isSignedIn: Bool, _ names: [String]) throws -> Screen {
      try Screen {
        if isSignedIn {
          Element.Button("Sign out")
        } else {
          Element.Button("Sign in").id("sign-in")
        }
        if names.isEmpty { "Nothing here" }
        for name in names { Element.Button(name) }
        switch names.count {
        case 0: Element.Text("none")
        case 1: Element.Text("one")
        default: Element.Text("many").id("many")
        }
      }
    }
    #expect(
      try screen(true, []).tree.elements.map(\.label) == ["Sign out", "Nothing here", "none"])
    #expect(
      try screen(false, ["A", "B"]).tree.elements.map(\.label) == ["Sign in", "A", "B", "many"])
    #expect(Screen {}.tree.count == 0)
  }
}
