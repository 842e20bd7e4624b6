import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats

/// What is heard of TalkBack while one works with an app: editing, panes, reading controls.
@Suite struct TalkBackSessionTests {
  @Test func saysTheTextThatIsSelectedCutAndPasted() throws {
    var session = try Self.session("[{textField: Note, id: note, value: Peas}]")
    _ = session.perform(.activate)
    let heard = ["Select all", "Copy", "Cut", "Paste"].map { name in
      Self.heard(session.perform(.action(name)))
    }
    #expect(heard == [["selected text: Peas"], ["copied, Peas"], ["cut, Peas"], ["pasted, Peas"]])
    _ = session.perform(.action("Select all"))
    #expect(Self.heard(session.perform(.delete(1))) == ["cleared text"])
    #expect(session.screen.tree.elements.first { $0.id == "note" }?.value == nil)
  }

  @Test func saysWhatASliderHasBecomeInPercent() throws {
    var session = try Self.session("[{slider: Volume, value: 40%}]")
    #expect(Self.heard(session.perform(.increment)) == ["50 percent"])
  }

  @Test func noSoundTellsOfKeyboards() throws {
    var session = try Self.session("[{textField: Note}]")
    #expect(!session.perform(.activate).contains(.earcon(.keyboardAppeared)))
  }

  @Test func nothingOfASecretIsSaid() throws {
    var session = try Self.session("[{secureField: Code, id: code}]")
    _ = session.perform(.activate)
    _ = session.perform(.type("hush"))
    #expect(Self.heard(session.perform(.action("Select all"))) == ["Select all"])
    #expect(session.perform(.action("Copy")).contains { $0.isRefusal })
    #expect(Self.heard(session.perform(.delete(1))) == ["cleared text"])
  }

  @Test func tellsOfPanesThatCome() throws {
    var session = try Self.session(
      "[{button: Filter, id: filter}, {id: sheet, hidden: true, paneTitle: Filters, children: [{button: Apply}]}]"
    )
    #expect(Self.heard(session.receive([.change("sheet") { $0.isHidden = false }])) == ["Filters"])
    #expect(session.receive([.change("filter") { $0.label = "Filter, 2" }]).isEmpty)
    let renamed = session.receive([
      .change("sheet") {
        $0.facts = [.init(key: FactKey.paneTitle.rawValue, value: .text("More filters"))]
      }
    ])
    #expect(Self.heard(renamed) == ["More filters"])
    #expect(Self.heard(session.receive([.change("sheet") { $0.isHidden = true }])).isEmpty)
  }

  @Test func keepsTheTitlesOfPanesInDumps() throws {
    let xml = """
      <hierarchy><node class="android.widget.FrameLayout"><node class="android.view.ViewGroup" pane-title="Basket">
      <node class="android.widget.TextView" text="Peas"/></node></node></hierarchy>
      """
    let imported = try TreeReaders.read(SourceText(bytes: Array(xml.utf8), path: "dump.xml"))
    let session = try ReaderOptions().session(on: imported.screen, app: .inert)
    #expect(session.screen.title == "Basket")
    #expect(session.screen.tree.elements.contains { $0.statedFacts.text(.paneTitle) == "Basket" })
  }

  @Test func viewsTellWhatTheAppCallsTheirActions() throws {
    let yaml = """
      platform: android
      toolkit: android
      elements: [{toolkitType: android.widget.Button, toolkitStates: [clickable, long-clickable], value: Rate,
      tapLabel: rate it, longPressLabel: move it}]
      """
    let screen = try NativeReader().read(
      SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    ).screen
    let stops = try Transcript(ReaderOptions().reading(screen), rendering: Rendering(.spoken)).stops
    #expect(stops.map(\.hint) == ["Double-tap to rate it, Double-tap and hold to move it"])
  }

  @Test func backAndHomeAreAskedOfTheApp() throws {
    let elements = "[{button: Buy, on: {escape: [announce: Closed], home: [announce: Gone]}}]"
    let asked = try Self.session(elements).screen.tree[0].behaviours.map(\.trigger)
    #expect(asked == [.act(.escape), .act(.home)])
    var session = try Self.session("[{button: Buy}]")
    let (back, home) = (session.perform(.back), session.perform(.home))
    #expect(back.contains { $0.isEnd } && home.contains { $0.isEnd })
    #expect(
      home.contains { if case .request(let asked) = $0 { asked.act == .home } else { false } })
  }

  private static let windows = """
    [{systemPart: window, label: Shop, container: group, children: [{list: Fruit, children: [{button: Pear},
    {button: Plum}]}, {button: Buy}]}, {systemPart: window, label: Player, container: group,
    children: [{button: Pause}, {button: Stop}]}]
    """

  static let controls: [(name: String, start: Int, heard: [String])] = [
    ("Windows", 0, ["Pause"]), ("Containers", 0, ["Buy"]), ("Containers", 2, ["Pause"]),
    ("Default", 0, ["Plum"]),
  ]

  @Test(arguments: controls)
  func movesBy(_ row: (name: String, start: Int, heard: [String])) throws {
    var session = try Self.session(Self.windows, [.init("rotor", "all")])
    for _ in 0..<row.start { _ = session.perform(.next) }
    #expect(Self.heard(session.perform(.rotor(row.name))) == [row.name])
    #expect(Self.heard(session.perform(.down)) == row.heard)
  }

  @Test func controlsThatAreOffAreNotOffered() throws {
    let session = try Self.session(Self.windows)
    #expect(!session.rotorNames.contains("Windows") && session.rotorNames.contains("Controls"))
  }

  static func session(
    _ elements: String, _ assignments: [ReaderOptions.Assignment] = []
  ) throws -> Session {
    let yaml = "platform: android\nelements: \(elements)"
    let screen = try NativeReader().read(
      SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    ).screen
    var session = try ReaderOptions(assignments: assignments).session(on: screen, app: .inert)
    session.start()
    return session
  }

  /// The first words of each utterance, and what is announced.
  static func heard(_ events: [Event]) -> [String] {
    events.compactMap { event in
      switch event {
      case .utterance(let spoken): spoken.utterance.fragments.first?.text
      case .announcement(let announcement, _): announcement.text
      default: nil
      }
    }
  }
}
