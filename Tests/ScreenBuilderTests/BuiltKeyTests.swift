import AccessibilityTree
import Documents
import ScreenBuilder
import ScreenReader
import Testing

@testable import TreeFormats

/// Every key of an element and every short form has its way to be written down in Swift.
@Suite("Builder: keys")
struct BuiltKeyTests {
  /// An element as a screen file has it, and as Swift has it.
  struct Pair: Sendable, CustomTestStringConvertible {
    var yaml: String
    var tree: ElementTree
    var testDescription: String { yaml }

    init<Failure: BuildFailure>(
      _ yaml: String, @ElementBuilder _ elements: () -> BuiltElements<Failure>
    ) {
      self.yaml = yaml
      tree = elements().tree
    }
  }

  static let shortForms = [
    Pair("- heading: A") { Element.Heading("A") },
    Pair("- A") { "A" },
    Pair("- text: A") { Element.Text("A") },
    Pair("- button: A") { Element.Button("A") },
    Pair("- link: A") { Element.Link("A") },
    Pair("- image: A") { Element.Image("A") },
    Pair("- {switch: A, value: on}") { Element.Switch("A", .on) },
    Pair("- {switch: A, value: mixed}") { Element.Switch("A", .mixed) },
    Pair("- {slider: A, value: 50%}") { Element.Slider("A", percent: 50) },
    Pair("- {textField: A, value: B}") { Element.TextField("A", value: "B") },
    Pair("- textField:") { Element.TextField() },
    Pair("- secureField: A") { Element.SecureField("A") },
    Pair("- searchField: A") { Element.SearchField("A") },
    Pair("- tab: A") { Element.Tab("A") },
    Pair("- backButton: A") { Element.BackButton("A") },
    Pair("- {list: A, children: [B, C]}") {
      Element.List("A") {
        "B"
        "C"
      }
    },
    Pair("- {group: , children: [B]}") { Element.Group { "B" } },
    Pair("- {landmark: A, children: [B]}") { Element.Landmark("A") { "B" } },
    Pair("- {container: table, label: A, children: [B]}") { Element.Table("A") { "B" } },
    Pair("- {tabBar: A, children: [{tab: B}]}") { Element.TabBar("A") { Element.Tab("B") } },
    Pair("- {segmented: A, children: [{button: B}]}") {
      Element.Segmented("A") { Element.Button("B") }
    },
    Pair("- {children: [{label: A, children: [B]}]}") {
      Element.View { Element.View("A") { "B" } }
    },
  ]

  static let properties = [
    Pair("- {id: a, label: A}") { Element.View("A").id("a") },
    Pair("- {button: A, value: B, hint: C}") { Element.Button("A").value("B").hint("C") },
    Pair("- {button: A, traits: [selected, notEnabled, playsSound]}") {
      Element.Button("A").selected().disabled().traits(.playsSound)
    },
    Pair("- {button: A, frame: [1, 2, 3, 4]}") { Element.Button("A").frame(1, 2, 3, 4) },
    Pair("- {button: A, frame: [1, 2, 0, 0]}") { Element.Button("A").frame(1, 2, -3, -4) },
    Pair("- {button: A, activationPoint: [1, 2]}") { Element.Button("A").activationPoint(1, 2) },
    Pair("- {button: A, path: [[1, 2], [3, 4]]}") {
      Element.Button("A").path([Point(x: 1, y: 2), Point(x: 3, y: 4)])
    },
    Pair("- {button: A, isElement: false, hidden: true}") {
      Element.Button("A").isElement(false).hidden()
    },
    Pair("- {image: A, decorative: true}") { Element.Image("A").decorative() },
    Pair("- {group: A, clips: true, modal: true, groupsChildren: true, combine: contain}") {
      Element.Group("A") {}.clips().modal().groupsChildren().combine(.contain)
    },
    Pair("- {group: A, order: [c, b], children: [{text: B, id: b}, {text: C, id: c}]}") {
      Element.Group("A") {
        Element.Text("B").id("b")
        Element.Text("C").id("c")
      }
      .order("c", "b")
    },
    Pair("- {children: [A], order: asWritten}") { Element.View { "A" }.orderedAsWritten() },
    Pair("- {button: A, sortPriority: 2}") { Element.Button("A").sortPriority(2) },
    Pair("- {text: A, id: a}\n  - {value: B, labelledBy: a, linked: [a]}") {
      Element.Text("A").id("a")
      Element.View(value: "B").labelledBy("a").linked("a")
    },
    Pair("- {button: A, actions: [B, C], on: {action: {C: [close]}}}") {
      Element.Button("A").action("B").action("C", .close)
    },
    Pair("- {text: A, content: [{label: B, value: C, important: true}, {label: D, value: E}]}") {
      Element.Text("A").content("B", "C", important: true).content("D", "E")
    },
    Pair("- {text: A, id: a, rotors: [{name: R, items: [a, {element: a, text: T}, {text: U}]}]}") {
      Element.Text("A").id("a").rotor("R", .element("a"), .element("a", text: "T"), .text("U"))
    },
    Pair("- {button: A, userInputLabels: [B, C], language: ko}") {
      Element.Button("A").userInputLabels("B", "C").language("ko")
    },
    Pair("- {heading: A, headingLevel: 2}") { Element.Heading("A").headingLevel(.h2) },
    Pair("- {button: A, expanded: false, respondsToUserInteraction: true}") {
      Element.Button("A").expanded(false).respondsToUserInteraction()
    },
    Pair(
      """
      - container: table
        label: A
        table: {rows: 2, columns: 3, rowHeaders: {0: [b]}, columnHeaders: {1: [b]}}
        children: [{text: B, id: b, cell: {row: 0, column: null, rowSpan: 2}}]
      """
    ) {
      Element.Table("A") { Element.Text("B").id("b").cell(row: 0, column: nil, rowSpan: 2) }
        .size(rows: 2, columns: 3).headers(rows: [0: ["b"]], columns: [1: ["b"]])
    },
    Pair("- {text: PIN, speech: [{range: [0, 3], spellOut: true}]}") {
      Element.Text("PIN").speech(SpeechAttribute(range: 0..<3, spellOut: true))
    },
    Pair("- {text: A, dragSources: [B], dropPoints: [C, D]}") {
      Element.Text("A").dragSources("B").dropPoints("C", "D")
    },
    Pair("- {text: A, directTouch: [silentOnTouch, requiresActivation]}") {
      Element.Text("A").directTouch(.silentOnTouch, .requiresActivation)
    },
    Pair("- {text: A, textColor: '#111', backgroundColor: '#FFF', fontSize: 12, bold: true}") {
      Element.Text("A").textColor("#111").backgroundColor("#FFF").fontSize(12).bold()
    },
    Pair(
      "- {label: A, role: button, pressed: mixed}\n  - {label: B, role: checkbox, checked: true}"
    ) {
      Element.View("A") {}.role(.button).pressed(.mixed)
      Element.View("B") {}.role(.checkbox).checked()
    },
    Pair("- {tab: A, selectedState: true, busy: true, current: page}") {
      Element.Tab("A").selectedState().busy().current(.page)
    },
    Pair("- {textField: A, required: true, readOnly: false, multiline: true, invalid: spelling}") {
      Element.TextField("A").required().readOnly(false).multiline().invalid(.spelling)
    },
    Pair("- {button: A, hasPopup: listbox, live: polite}") {
      Element.Button("A").hasPopup(.listBox).live(.polite)
    },
    Pair(
      "- {label: A, role: columnheader, sort: none}\n  - {slider: B, value: C, orientation: vertical}"
    ) {
      Element.View("A") {}.role(.columnHeader).sort(.unsorted)
      Element.Slider("B", value: "C").orientation(.vertical)
    },
    Pair("- {textField: A, description: B, placeholder: C, roleDescription: D, errorMessage: E}") {
      Element.TextField("A").description("B").placeholder("C").roleDescription("D").errorMessage(
        "E")
    },
    Pair("- {button: A, keyShortcuts: Control+R, level: 2, position: {index: 1, count: 3}}") {
      Element.Button("A").keyShortcuts("Control+R").level(2).position(1, of: 3)
    },
    Pair("- {button: A, range: {value: 1, min: 0, max: 2, text: half}}") {
      Element.Button("A").range(1, from: 0, to: 2, text: "half")
    },
    Pair("- {link: A, opens: app, media: {captions: false}}") {
      Element.Link("A").opens(.app)
        .fact(.media, .mapping([.init(key: "captions", value: .boolean(false))]))
    },
  ]

  static let behaviours = [
    Pair(
      """
      - id: a
        slider: A
        value: B
        on:
          activate: [open: x, close, {remove: a}, {focus: a}, {announce: X, priority: low, after: 750}]
          increment: [screenChanged, screenChanged: a, layoutChanged, layoutChanged: a]
          decrement: [pageScrolled: Page 1, set: {a: {value: C, hint: D, expanded: true}}]
          escape: [close]
          magicTap: [announce: Y]
          scroll: [pageScrolled: Page 2]
      """
    ) {
      Element.Slider("A", value: "B").id("a")
        .onActivate(
          .open("x"), .close, .remove("a"), .focus("a"), .announce("X", priority: .low, after: 750)
        )
        .onIncrement(
          .screenChanged(), .screenChanged("a"), .layoutChanged(), .layoutChanged("a")
        )
        .onDecrement(
          .pageScrolled("Page 1"),
          .set("a", .value("C"), .hint("D"), .expanded(true))
        )
        .onEscape(.close).onMagicTap(.announce("Y")).onScroll(.pageScrolled("Page 2"))
    },
    Pair(
      "- {id: a, textField: A, on: {type: [set: {a: {traits: {add: [selected], remove: [button]}}}]}}"
    ) {
      Element.TextField("A").id("a")
        .onType(.set("a", .traits(adding: .selected, removing: .button)))
    },
    Pair(
      "- {id: a, button: A, on: {activate: [insert: {into: a, at: 1, elements: [{list: B, children: [C]}]}]}}"
    ) {
      Element.Button("A").id("a").onActivate(
        .insert(into: "a", at: 1) { Element.List("B") { "C" } })
    },
  ]

  @Test(arguments: shortForms + properties + behaviours)
  func sameTree(pair: Pair) throws {
    let yaml =
      "elements:\n"
      + pair.yaml.split(separator: "\n").map { line in
        line.hasPrefix("  - ") ? "\(line)\n" : "  \(line)\n"
      }.joined()
    #expect(pair.tree == (try read(yaml).tree))
  }

  private func read(_ yaml: String) throws -> Screen {
    let source = try SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    return try NativeReader().read(source).screen
  }

  @Test func everyKeyIsReached() {
    let all = Self.shortForms + Self.properties + Self.behaviours
    // A fact is reached by its key, whichever it is.
    for key in NativeElementKey.allCases where FactKey(rawValue: key.rawValue) == nil {
      #expect(all.contains { $0.yaml.contains("\(key.rawValue):") }, "\(key.rawValue)")
    }
    for short in NativeShortForm.allCases where short != .table {
      #expect(all.contains { $0.yaml.contains("\(short.rawValue):") }, "\(short.rawValue)")
    }
  }

  @Test func screenKeys() throws {
    let yaml = """
      screen: A
      app: B
      platform: ipados
      toolkit: flutter
      size: [300, 400]
      direction: rtl
      language: ar
      textSize: accessibilityMedium
      boldText: true
      elements: [C]
      """
    for key in NativeScreenKey.allCases where key != .origin {
      #expect(yaml.contains("\(key.rawValue):"), "\(key)")
    }
    let screen = Screen(
      "A", app: "B", platform: .ipados, toolkit: .flutter, size: Size(width: 300, height: 400),
      direction: .rtl,
      language: "ar", textSize: .accessibilityMedium, boldText: true
    ) { "C" }
    #expect(screen == (try read(yaml)))
    #expect(Screen { "C" } == (try read("elements: [C]")))
  }
}
