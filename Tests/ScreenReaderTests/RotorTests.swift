import AccessibilityTree
import ScreenReader
import Testing
import Voices

/// Every rotor: none found, one, many, and both edges.
@Suite("Rotors")
struct RotorTests {
  struct Finder: CustomTestStringConvertible, Sendable {
    let name: String
    /// An element that the rotor finds, without its label.
    let element: String
    /// What a miss says.
    let miss: String
    var testDescription: String { name }

    init(_ name: String, _ element: String, miss: String) {
      self.name = name
      self.element = element
      self.miss = miss
    }
  }

  static let finders: [Finder] = [
    Finder("Headings", "{traits: [header], label: LABEL}", miss: "heading not found"),
    Finder(
      "Heading 1", "{traits: [header], headingLevel: 1, label: LABEL}", miss: "heading not found"),
    Finder(
      "Heading 6", "{traits: [header], headingLevel: 6, label: LABEL}", miss: "heading not found"),
    Finder("Links", "{traits: [link], label: LABEL}", miss: "link not found"),
    Finder(
      "Visited Links", "{traits: [link, visited], label: LABEL}", miss: "visited link not found"),
    Finder("Form Controls", "{traits: [checkbox], label: LABEL}", miss: "form control not found"),
    Finder("Buttons", "{traits: [button], label: LABEL}", miss: "button not found"),
    Finder("Text Fields", "{traits: [textEntry], label: LABEL}", miss: "text field not found"),
    Finder(
      "Search Fields", "{traits: [searchField], label: LABEL}", miss: "search field not found"),
    Finder("Static Text", "{traits: [staticText], label: LABEL}", miss: "static text not found"),
    Finder("Images", "{traits: [image], label: LABEL}", miss: "image not found"),
    Finder(
      "Tables", "{container: table, children: [{label: LABEL}, {label: cell}]}",
      miss: "table not found"),
    Finder(
      "Lists", "{container: list, children: [{label: LABEL}, {label: item}]}",
      miss: "list not found"),
    Finder(
      "Landmarks", "{container: landmark, children: [{label: LABEL}, {label: part}]}",
      miss: "landmark not found"),
    Finder(
      "Containers", "{group: Group, children: [{label: LABEL}, {label: member}]}",
      miss: "container not found"),
  ]

  /// Three that match between others that do not, met in both directions, with a miss at each edge.
  @Test("finds", arguments: finders)
  func finds(_ finder: Finder) throws {
    func element(_ label: String) -> String { finder.element.replacing("LABEL", with: label) }
    var session = try SessionHeard.session(
      "elements: [{label: x}, \(element("One")), {label: y}, \(element("Two")), {label: z}]")
    #expect(session.heard(.rotor(finder.name)) == [finder.name])
    _ = session.perform(.down)
    #expect(session.focusedElement?.label == "One")
    _ = session.perform(.down)
    #expect(session.focusedElement?.label == "Two")
    #expect(session.heard(.down) == ["[noResults]", finder.miss])
    #expect(session.focusedElement?.label == "Two")
    _ = session.perform(.up)
    #expect(session.focusedElement?.label == "One")
    #expect(session.heard(.up) == ["[noResults]", finder.miss])
  }

  /// A rotor with nothing here is not offered.
  @Test("is not offered without a match", arguments: finders)
  func isNotOffered(_ finder: Finder) throws {
    var session = try SessionHeard.session("elements: [{label: x}]")
    #expect(!session.rotorNames.contains(finder.name))
    let heard = session.heard(.rotor(finder.name))
    #expect(heard.first?.hasPrefix("[refused: the rotor has no \"\(finder.name)\" here") == true)
  }

  @Test func turningHasNoEnd() throws {
    var session = try SessionHeard.session("elements: [{heading: A}, {link: B}]")
    let names = session.rotorNames
    #expect(session.currentRotor == names.first)
    var turned: [String] = []
    for _ in names { turned += session.heard(.nextRotor) }
    #expect(turned == Array(names.dropFirst()) + [names[0]])
    #expect(session.heard(.previousRotor) == [names.last ?? ""])
  }

  @Test func sameItem() throws {
    var session = try SessionHeard.session(
      "elements: [{button: A}, {link: B}, {button: C, traits: [selected]}]")
    _ = session.perform(.rotor("Same Item"))
    #expect(session.heard(.down) == ["selected, C, button"])
    #expect(session.heard(.down) == ["[noResults]", "same item not found"])
  }

  @Test func verticalNavigation() throws {
    var session = try SessionHeard.session(
      """
      elements:
        - {label: A, frame: [0, 0, 90, 40]}
        - {label: B, frame: [100, 0, 90, 40]}
        - {label: C, frame: [0, 50, 90, 40]}
        - {label: D, frame: [100, 50, 90, 40]}
      """)
    _ = session.perform(.rotor("Vertical Navigation"))
    #expect(session.heard(.down) == ["C"])
    #expect(session.heard(.down) == ["[noResults]", "item not found"])
    #expect(session.heard(.up) == ["A"])
  }

  @Test func text() throws {
    var session = try SessionHeard.session("elements: [\"Hi you\\nline 2\"]")
    _ = session.perform(.rotor("Characters"))
    #expect(session.heard(.up) == ["2"])
    _ = session.perform(.rotor("Characters"))
    #expect((0..<4).map { _ in session.heard(.down) } == [["H"], ["i"], ["space"], ["y"]])
    #expect(session.heard(.up) == ["space"])
    _ = session.perform(.rotor("Words"))
    #expect((0..<2).map { _ in session.heard(.down) } == [["Hi"], ["you"]])
    _ = session.perform(.rotor("Lines"))
    #expect(
      (0..<3).map { _ in session.heard(.down) } == [
        ["Hi you"], ["line 2"], ["[boundary]", "line 2"],
      ])
  }

  @Test func textMovesTheInsertionPoint() throws {
    var session = try SessionHeard.session("elements: [{textField: Name, value: ab}]")
    _ = session.perform(.activate)
    _ = session.perform(.rotor("Characters"))
    #expect(session.heard(.down) == ["[insertionPointMoved]", "a"])
    _ = session.perform(.type("X"))
    #expect(session.focusedElement?.value == "aXb")
  }

  @Test func actions() throws {
    var session = try SessionHeard.session("elements: [{label: A, actions: [Reply, Like]}]")
    #expect(session.currentRotor == "Actions")
    #expect(session.heard(.down) == ["Reply"])
    #expect(session.heard(.down) == ["Like"])
    #expect(session.heard(.activate) == ["Performed action, 'Like'"])
    #expect(session.heard(.down) == ["Activate (default)"])
    #expect(
      session.heard(.activate) == [
        "A, actions available ‖ Swipe up or down to select a custom action, then double tap to activate."
      ])
    #expect(session.heard(.up) == ["Like"])
    #expect(session.heard(.up) == ["Reply"])
  }

  @Test func edit() throws {
    var session = try SessionHeard.session("elements: [{textField: Name, value: Ada}]")
    #expect(!session.rotorNames.contains("Edit"))
    _ = session.perform(.activate)
    #expect(session.heard(.rotor("Edit")) == ["Edit"])
    #expect(session.heard(.down) == ["Select All"])
    #expect(session.heard(.activate) == ["Select All"])
    #expect((0..<2).map { _ in session.heard(.down) } == [["Select All"], ["Cut"]])
    #expect(session.heard(.activate) == ["Cut"])
    #expect(session.focusedElement?.value == nil)
    _ = session.perform(.type("x"))
    #expect((0..<2).map { _ in session.heard(.down) } == [["Select All"], ["Paste"]])
    _ = session.perform(.activate)
    #expect(session.focusedElement?.value == "xAda")
  }

  @Test func typingReplacesTheSelection() throws {
    var session = try SessionHeard.session("elements: [{textField: Name, value: Ada}]")
    _ = session.perform(.activate)
    _ = session.perform(.rotor("Edit"))
    _ = session.perform(.down)
    _ = session.perform(.activate)
    _ = session.perform(.type("Bo"))
    #expect(session.focusedElement?.value == "Bo")
  }

  /// A rotor from Swift is asked with the current item and a direction, and its loops are cut in listings.
  @Test func searchedRotor() throws {
    let order = ["a", "c", "b"]
    let search = RotorSearch("By price") { current, direction, _ in
      guard let index = order.firstIndex(of: current.element ?? "") else {
        return .init(element: "a")
      }
      let next = index + (direction == .next ? 1 : -1)
      return order.indices.contains(next) ? .init(element: order[next]) : nil
    }
    var session = try SessionHeard.session(
      "elements: [{id: x, label: X}, {id: a, label: A}, {id: b, label: B}, {id: c, label: C}]",
      app: AppModel(rotors: [search]) { _, _ in nil })
    _ = session.perform(.rotor("By price"))
    #expect(session.heard(.down) == ["A"])
    #expect(session.heard(.down) == ["C"])
    #expect(session.heard(.down) == ["B"])
    #expect(session.heard(.down) == ["[boundary]", "B"])
    #expect(session.heard(.up) == ["C"])
    #expect(
      search.items(from: .init(element: "c"), on: session.screen).map(\.element) == ["a", "b"])
    let loop = RotorSearch("Loop") { current, _, _ in
      .init(element: current.element == "a" ? "b" : "a")
    }
    #expect(loop.items(from: .init(element: "a"), on: session.screen).map(\.element) == ["a", "b"])
  }

  @Test func adjustValue() throws {
    var session = try SessionHeard.session("elements: [{slider: Volume, value: 50%}]")
    #expect(session.currentRotor == "Adjust Value")
    #expect(session.heard(.up) == ["60%"])
    #expect(session.heard(.down) == ["50%"])
  }

  @Test func moreContent() throws {
    var session = try SessionHeard.session(
      "elements: [{label: Bailey, content: [{label: Age, value: three}, {label: Vaccinated}]}]")
    _ = session.perform(.rotor("More Content"))
    #expect(session.heard(.down) == ["Age, three"])
    #expect(session.heard(.down) == ["Vaccinated"])
    #expect(session.heard(.down) == ["[boundary]", "Vaccinated"])
  }

  @Test func settings() throws {
    var session = try SessionHeard.session("elements: [{button: A, hint: Does it.}]")
    _ = session.perform(.rotor("Hints"))
    #expect(session.heard(.down) == ["off"])
    #expect(session.heard(.next) == ["[boundary]", "A, button"])
    #expect(session.heard(.up) == ["on"])
    _ = session.perform(.rotor("Speaking Rate"))
    #expect(session.heard(.up) == ["55%"])
    _ = session.perform(.rotor("Navigation Style"))
    #expect(session.heard(.down) == ["Grouped"])
    #expect(session.settings.navigationStyle == .grouped)
  }

  static let menu = """
    elements:
      - rotors:
          - name: Vegan options
            items: [dal, {element: soup, text: oat milk}, {element: rice}]
        children:
          - {id: naan, text: Naan}
          - {id: dal, text: Dal}
          - {id: soup, text: Soup with oat milk}
          - {id: rice, text: Rice}
    """

  @Test func customRotor() throws {
    var session = try SessionHeard.session(Self.menu)
    #expect(session.rotorNames.last == "Vegan options")
    #expect(session.heard(.rotor("vegan options")) == ["Vegan options"])
    #expect(session.heard(.down) == ["Dal"])
    #expect(session.heard(.down) == ["oat milk"])
    #expect(session.focusedElement?.id == "soup")
    #expect(session.heard(.down) == ["Rice"])
    #expect(session.heard(.down) == ["[boundary]", "Rice"])
    #expect(session.heard(.up) == ["oat milk"])
    #expect(session.heard(.up) == ["Dal"])
    #expect(session.heard(.up) == ["[boundary]", "Dal"])
  }

  /// From between its items a custom rotor goes to the nearest one this way.
  @Test func customRotorFromElsewhere() throws {
    var session = try SessionHeard.session(Self.menu)
    _ = session.perform(.touchElement("soup"))
    _ = session.perform(.rotor("Vegan options"))
    #expect(session.heard(.down) == ["Rice"])
  }

  @Test func containerRotorsAreOfferedInside() throws {
    var session = try SessionHeard.session(
      "elements: [{label: Outside}, {rotors: [{name: Prices, items: [p]}], children: [{id: p, label: 2}]}]"
    )
    #expect(!session.rotorNames.contains("Prices"))
    _ = session.perform(.next)
    #expect(session.rotorNames.contains("Prices"))
  }

  /// A rotor of the app's with a system rotor's name takes its place, and of two with one name the inner
  /// one counts: turning the rotor still reaches every option once.
  @Test func rotorsOfTheSameName() throws {
    var session = try SessionHeard.session(
      """
      elements:
        - rotors:
            - {name: Headings, items: [two]}
            - {name: Prices, items: [one]}
            - {name: Chapters, items: [one]}
          children:
            - rotors: [{name: Prices, items: [two]}]
              children: [{id: one, heading: One}, {id: two, text: Two}]
      """)
    let names = session.rotorNames
    #expect(Set(names).count == names.count)
    #expect(names.filter { $0 == "Headings" }.count == 1)
    #expect(names.suffix(2) == ["Prices", "Chapters"])
    #expect(session.heard(.rotor("Headings")) == ["Headings"])
    #expect(session.heard(.down) == ["Two"])
    _ = session.perform(.first)
    _ = session.perform(.rotor("Prices"))
    #expect(session.heard(.down) == ["Two"])
    let turned = names.flatMap { _ in session.heard(.nextRotor) }
    #expect(turned == ["Chapters"] + names.dropLast())
  }

  @Test func placesToDragAndDropAreActions() throws {
    var session = try SessionHeard.session(
      "elements: [{label: Top}, {button: Photo, dragSources: [Drag photo]}, {label: Bin, dropPoints: [Drop]}]"
    )
    let hint = " ‖ Swipe up or down to select a custom action, then double tap to activate."
    #expect(session.heard(.next) == ["Photo, button, actions available\(hint)"])
    #expect(session.heard(.down) == ["Drag photo"])
    #expect(session.heard(.next) == ["Bin, actions available\(hint)"])
  }

  /// As recorded on a cell of iOS 26.5, where the rotor began with Characters and ended on Actions.
  @Test func theOrderOnACell() throws {
    var session = try SessionHeard.session(
      "elements: [{heading: Comments}, {group: Comment, children: [{label: A, actions: [Reply]}]}]")
    _ = session.perform(.next)
    #expect(
      session.rotorNames.prefix(7) == [
        "Characters", "Words", "Lines", "Speaking Rate", "Containers", "Headings", "Actions",
      ])
  }

  /// The rotor turns to actions and values by itself, until the user turns it.
  @Test func theRotorTurnsByItself() throws {
    var session = try SessionHeard.session(
      "elements: [{label: A, actions: [Reply]}, {heading: B}, {slider: C, actions: [Mute]}, {label: D, actions: [Reply]}]"
    )
    #expect(session.currentRotor == "Actions")
    _ = session.perform(.next)
    #expect(session.currentRotor == "Characters")
    _ = session.perform(.next)
    #expect(session.currentRotor == "Adjust Value")
    _ = session.perform(.rotor("Headings"))
    // With the rotor on headings, swiping down chooses no action, and no hint says so.
    #expect(session.heard(.next) == ["D, actions available"])
    #expect(session.currentRotor == "Headings")
    _ = session.perform(.rotor("Actions"))
    #expect(session.heard(.previous).last?.contains("select a custom action") == true)
  }

  @Test(arguments: [("’", "right single quotation mark"), ("→", "right arrow"), ("½", "one half")])
  func signsHaveNames(sign: String, name: String) throws {
    var session = try SessionHeard.session("elements: [{label: \"\(sign)\"}]")
    _ = session.perform(.rotor("Characters"))
    #expect(session.heard(.down) == [name])
  }

  @Test func hintsStayOffWhenAScreenCloses() throws {
    let detail = try OrderedLabels.screen("elements: [{button: Done}]")
    var session = try SessionHeard.session(
      "elements: [{button: Open, hint: Opens it.}]",
      app: AppModel { request, _ in request.act == .activate ? [.open(detail)] : nil })
    _ = session.perform(.activate)
    _ = session.perform(.rotor("Hints"))
    #expect(session.heard(.down) == ["off"])
    #expect(session.heard(.escape).last == "Open, button")
  }

  @Test func everyStandardRotorHasAName() throws {
    let phrases = try PhraseLibrary()
    for key in phrases.english.keys where key.rawValue.hasPrefix("rotor") {
      #expect(phrases.english[key, .spoken] != nil, "\(key.rawValue)")
    }
  }
}
