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
    Pair("- heading: A") { Heading("A") },
    Pair("- A") { "A" },
    Pair("- text: A") { Text("A") },
    Pair("- button: A") { Button("A") },
    Pair("- link: A") { Link("A") },
    Pair("- image: A") { Image("A") },
    Pair("- {switch: A, value: on}") { Switch("A", .on) },
    Pair("- {switch: A, value: mixed}") { Switch("A", .mixed) },
    Pair("- {slider: A, value: 50%}") { Slider("A", percent: 50) },
    Pair("- {textField: A, value: B}") { TextField("A", value: "B") },
    Pair("- textField:") { TextField() },
    Pair("- secureField: A") { SecureField("A") },
    Pair("- searchField: A") { SearchField("A") },
    Pair("- tab: A") { Tab("A") },
    Pair("- backButton: A") { BackButton("A") },
    Pair("- {list: A, children: [B, C]}") {
      List("A") {
        "B"
        "C"
      }
    },
    Pair("- {group: , children: [B]}") { Group { "B" } },
    Pair("- {landmark: A, children: [B]}") { Landmark("A") { "B" } },
    Pair("- {container: table, label: A, children: [B]}") { Table("A") { "B" } },
    Pair("- {tabBar: A, children: [{tab: B}]}") { TabBar("A") { Tab("B") } },
    Pair("- {segmented: A, children: [{button: B}]}") { Segmented("A") { Button("B") } },
    Pair("- {children: [{label: A, children: [B]}]}") { View { View("A") { "B" } } },
  ]

  static let properties = [
    Pair("- {id: a, label: A}") { View("A").id("a") },
    Pair("- {button: A, value: B, hint: C}") { Button("A").value("B").hint("C") },
    Pair("- {button: A, traits: [selected, notEnabled, playsSound]}") {
      Button("A").selected().disabled().traits(.playsSound)
    },
    Pair("- {button: A, frame: [1, 2, 3, 4]}") { Button("A").frame(1, 2, 3, 4) },
    Pair("- {button: A, frame: [1, 2, 0, 0]}") { Button("A").frame(1, 2, -3, -4) },
    Pair("- {button: A, activationPoint: [1, 2]}") { Button("A").activationPoint(1, 2) },
    Pair("- {button: A, path: [[1, 2], [3, 4]]}") {
      Button("A").path([Point(x: 1, y: 2), Point(x: 3, y: 4)])
    },
    Pair("- {button: A, isElement: false, hidden: true}") {
      Button("A").isElement(false).hidden()
    },
    Pair("- {image: A, decorative: true}") { Image("A").decorative() },
    Pair("- {group: A, clips: true, modal: true, groupsChildren: true, combine: contain}") {
      Group("A") {}.clips().modal().groupsChildren().combine(.contain)
    },
    Pair("- {group: A, order: [c, b], children: [{text: B, id: b}, {text: C, id: c}]}") {
      Group("A") {
        Text("B").id("b")
        Text("C").id("c")
      }
      .order("c", "b")
    },
    Pair("- {children: [A], order: asWritten}") { View { "A" }.orderedAsWritten() },
    Pair("- {button: A, sortPriority: 2}") { Button("A").sortPriority(2) },
    Pair("- {text: A, id: a}\n  - {value: B, labelledBy: a, linked: [a]}") {
      Text("A").id("a")
      View(value: "B").labelledBy("a").linked("a")
    },
    Pair("- {button: A, actions: [B, C], on: {action: {C: [close]}}}") {
      Button("A").action("B").action("C", .close)
    },
    Pair("- {text: A, content: [{label: B, value: C, important: true}, {label: D, value: E}]}") {
      Text("A").content("B", "C", important: true).content("D", "E")
    },
    Pair("- {text: A, id: a, rotors: [{name: R, items: [a, {element: a, text: T}, {text: U}]}]}") {
      Text("A").id("a").rotor("R", .element("a"), .element("a", text: "T"), .text("U"))
    },
    Pair("- {button: A, userInputLabels: [B, C], language: ko}") {
      Button("A").userInputLabels("B", "C").language("ko")
    },
    Pair("- {heading: A, headingLevel: 2}") { Heading("A").headingLevel(.h2) },
    Pair("- {button: A, expanded: false, respondsToUserInteraction: true}") {
      Button("A").expanded(false).respondsToUserInteraction()
    },
    Pair(
      """
      - container: table
        label: A
        table: {rows: 2, columns: 3, rowHeaders: {0: [b]}, columnHeaders: {1: [b]}}
        children: [{text: B, id: b, cell: {row: 0, column: null, rowSpan: 2}}]
      """
    ) {
      Table("A") { Text("B").id("b").cell(row: 0, column: nil, rowSpan: 2) }
        .size(rows: 2, columns: 3).headers(rows: [0: ["b"]], columns: [1: ["b"]])
    },
    Pair("- {text: PIN, speech: [{range: [0, 3], spellOut: true}]}") {
      Text("PIN").speech(SpeechAttribute(range: 0..<3, spellOut: true))
    },
    Pair("- {text: A, dragSources: [B], dropPoints: [C, D]}") {
      Text("A").dragSources("B").dropPoints("C", "D")
    },
    Pair("- {text: A, directTouch: [silentOnTouch, requiresActivation]}") {
      Text("A").directTouch(.silentOnTouch, .requiresActivation)
    },
    Pair("- {text: A, textColor: '#111', backgroundColor: '#FFF', fontSize: 12, bold: true}") {
      Text("A").textColor("#111").backgroundColor("#FFF").fontSize(12).bold()
    },
    Pair(
      "- {label: A, role: button, pressed: mixed}\n  - {label: B, role: checkbox, checked: true}"
    ) {
      View("A") {}.role(.button).pressed(.mixed)
      View("B") {}.role(.checkbox).checked()
    },
    Pair("- {tab: A, selectedState: true, busy: true, current: page}") {
      Tab("A").selectedState().busy().current(.page)
    },
    Pair("- {textField: A, required: true, readOnly: false, multiline: true, invalid: spelling}") {
      TextField("A").required().readOnly(false).multiline().invalid(.spelling)
    },
    Pair("- {button: A, hasPopup: listbox, live: polite}") {
      Button("A").hasPopup(.listBox).live(.polite)
    },
    Pair(
      "- {label: A, role: columnheader, sort: none}\n  - {slider: B, value: C, orientation: vertical}"
    ) {
      View("A") {}.role(.columnHeader).sort(.unsorted)
      Slider("B", value: "C").orientation(.vertical)
    },
    Pair("- {textField: A, description: B, placeholder: C, roleDescription: D, errorMessage: E}") {
      TextField("A").description("B").placeholder("C").roleDescription("D").errorMessage("E")
    },
    Pair("- {button: A, keyShortcuts: Control+R, level: 2, position: {index: 1, count: 3}}") {
      Button("A").keyShortcuts("Control+R").level(2).position(1, of: 3)
    },
    Pair("- {button: A, range: {value: 1, min: 0, max: 2, text: half}}") {
      Button("A").range(1, from: 0, to: 2, text: "half")
    },
    Pair("- {link: A, opens: app, media: {captions: false}}") {
      Link("A").opens(.app)
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
      Slider("A", value: "B").id("a")
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
      TextField("A").id("a")
        .onType(.set("a", .traits(adding: .selected, removing: .button)))
    },
    Pair(
      "- {id: a, button: A, on: {activate: [insert: {into: a, at: 1, elements: [{list: B, children: [C]}]}]}}"
    ) {
      Button("A").id("a").onActivate(.insert(into: "a", at: 1) { List("B") { "C" } })
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
