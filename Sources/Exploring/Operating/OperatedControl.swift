package import AccessibilityTree
package import BrowserPages
import NavigationScript
import OtherTechnologies
import ScreenReader
import Transcript
import TranscriptDiff

/// A control that is operated.
package struct OperatedControl: Sendable {
  /// Its node in the tree of the screen on which it was found.
  package let node: Int
  /// The number of its node in the document, or `nil` for a screen from a file.
  package let documentNode: Int?
  /// Its node in the tree of the page before a bridge converts it for the reader; it is the same on each visit.
  package let place: Int
  /// The path of that node.
  package let path: String
  /// The role of that node.
  package let statedRole: Role?
  /// Its location in the document, or `nil` for a screen from a file.
  package let markup: PageMarkup?
  /// The names of the controls that were opened on the way to it, in order.
  package fileprivate(set) var openers: [String] = []
  /// Its place among all that was found, once it is operated.
  var number = 0
  /// The part of the page that it stands in: 0 for the page as it opens, and a number of its own for each other one.
  var part = 0
  /// The element.
  package let element: Element
  /// The effect of a click on its page.
  package fileprivate(set) var parting: PageParting
  /// Whether the browser itself makes it a control.
  let isNative: Bool
  /// The steps that open what it stands in.
  fileprivate(set) var approach: [FlowStep] = []
  /// The steps that bring the cursor from the top to it, or `nil` where none were found.
  fileprivate(set) var way: [FlowStep]?
  /// The keys that give it the focus of the keyboard, or `nil` where none were found.
  var keys: [KeyPress]?

  /// The role of the control.
  package var role: Role? { element.semanticRole }

  /// The name of the control; empty if it has none.
  package var name: String { element.label ?? "" }

  /// Whether it takes what is typed.
  var isField: Bool {
    (role == .textBox || role == .searchBox || element.traits.contains(.secureTextField))
      && element.states.isReadOnly != true
  }

  /// Whether its name tells of buying, deleting or leaving; what is chosen or filled does none of these.
  var mayDestroy: Bool {
    switch role {
    // What says that it opens something has done nothing yet: "Delete…", "Share" with a menu.
    case .button, .link, .menuItem:
      !opens && OpeningWords.destroy(name)
    default: false
    }
  }

  /// The steps that bring the cursor from the opening of the page to it, or `nil` where none were found.
  var steps: [FlowStep]? { way.map { approach + $0 } }

  /// Whether it says that it opens something.
  var opens: Bool { element.isExpanded == false || element.states.popup != nil }
}

/// Finds the controls of a screen, and the ways to them.
struct ControlFinder {
  private let start: Session
  private let rendering: Rendering
  private let tree: ElementTree
  private let markup: [PageMarkup?]
  /// The nodes of the page by their numbers in the document.
  private let places: [Int: Int]
  private let paths: ElementPaths
  /// When no way is looked for any more.
  private let end: ContinuousClock.Instant

  init(
    _ session: Session, _ rendering: Rendering, stated: StatedScreen?,
    until end: ContinuousClock.Instant
  ) {
    self.end = end
    start = session
    self.rendering = rendering
    markup = stated?.markup ?? []
    tree = stated?.screen.tree ?? session.screen.tree
    let numbered = tree.elements.indices.compactMap { [tree] node in
      tree[node].documentNode.map { ($0, node) }
    }
    places = Dictionary(numbered) { first, _ in first }
    paths = ElementPaths(tree)
  }

  /// The controls in the order in which they are heard; of a part that was opened, those that are new with it.
  ///
  /// `parting` tells what a click on a node of a page does. Past a count, or a moment, no way is looked for.
  func controls<Failure: Error>(
    most: Int, in part: OpenedPart? = nil, _ parting: (Int) throws(Failure) -> PageParting
  ) throws(Failure) -> [OperatedControl] {
    let reading = start.reading
    var controls: [OperatedControl] = []
    var known: Set<Int> = []
    for stop in reading.order.stops.indices {
      for (piece, node) in reading.order.stops[stop].parts.enumerated() {
        let element = reading.resolved(node)
        let number = (element.documentNode ?? -1) > 0 ? element.documentNode : nil
        guard Self.isOperated(element, isPage: start.app.isLive),
          known.insert(number ?? node).inserted,
          number != nil || !start.app.isLive,
          part?.controls.contains(number ?? -1) ?? true
        else { continue }
        var control = self.control(node, number, element, in: part)
        if isOfBrowser(control) { continue }
        if controls.count < most, ContinuousClock.now < end {
          if let number { control.parting = try parting(number) }
          let isOperated =
            control.parting.way != .leaves && !control.mayDestroy
            && !element.traits.contains(.notEnabled)
          if isOperated { control.way = way(to: stop, piece, element) }
        }
        controls.append(control)
      }
    }
    return controls
  }

  /// A control that has the focus of the keyboard and is no stop of the reader's.
  func control(withFocus number: Int, in tree: ElementTree, of part: OpenedPart?)
    -> OperatedControl?
  {
    guard let node = tree.elements.firstIndex(where: { $0.documentNode == number }),
      Self.isOperated(tree[node])
    else { return nil }
    let control = control(node, number, tree[node], in: part)
    return isOfBrowser(control) ? nil : control
  }

  // The parts of a date field, and the calendar that it opens: no author can mend them.
  private func isOfBrowser(_ control: OperatedControl) -> Bool {
    start.app.isLive && !markup.isEmpty && control.markup == nil
  }

  /// How often Tab stays inside of what has the focus: a date field is one that readers hear by its parts.
  func mostTabs(inside number: Int) -> Int { places[number].map { tree[$0].mostTabsInside } ?? 0 }

  private func control(
    _ node: Int, _ number: Int?, _ element: Element, in part: OpenedPart?
  ) -> OperatedControl {
    let place = number.flatMap { places[$0] } ?? node
    let markup = markup.indices.contains(place) ? markup[place] : nil
    var control = OperatedControl(
      node: node, documentNode: number, place: place, path: paths.path(of: place).description,
      statedRole: tree.elements.indices.contains(place)
        ? tree[place].semanticRole : element.semanticRole,
      markup: markup, element: element, parting: PageParting(way: .stays),
      isNative: Self.isNative(markup))
    if let part { (control.openers, control.approach) = (part.openers, part.approach) }
    return control
  }

  private static let controls: Set<Role> = [
    .button, .link, .checkbox, .radio, .switchControl, .slider, .spinButton, .tab, .comboBox,
    .textBox, .listBox,
    .searchBox, .menuItem, .menuItemCheckbox, .menuItemRadio, .option, .treeItem, .gridCell,
  ]

  /// Whether an element of a page is a control.
  static func isOperated(_ element: Element, isPage: Bool = true) -> Bool {
    // What the app of a file does is what its file says.
    if !isPage { return !element.behaviours.isEmpty }
    return element.semanticRole.map(controls.contains) == true || element.isExpanded != nil
  }

  /// Returns steps that lead to a part of a stop, as a person would write them; each is tried.
  private func way(to stop: Int, _ part: Int, _ element: Element) -> [FlowStep]? {
    for words in start.reading.searchWords(at: stop, part: part, in: rendering) {
      let search = FlowSearch(HeardText.literal(words))
      var session = start
      var steps: [FlowStep] = []
      // Others may bear the same name.
      for _ in 0..<Self.mostNamesakes {
        guard find(search, &session) else { break }
        steps.append(FlowStep(.find(search)))
        if isHere(session, stop, part, element) { return steps }
        guard !session.perform(.next).contains(where: \.isEnd) else { break }
        steps.append(FlowStep(.perform(.next, count: 1)))
      }
    }
    guard part == 0 else { return nil }
    var session = start
    session.perform(.first)
    for _ in 0..<stop { session.perform(.next) }
    guard isHere(session, stop, part, element) else { return nil }
    let first = FlowStep(.perform(.first, count: 1))
    return stop == 0 ? [first] : [first, FlowStep(.perform(.next, count: stop))]
  }

  private static func isNative(_ markup: PageMarkup?) -> Bool {
    guard let html = markup?.html else { return false }
    let tag = html.dropFirst().prefix { $0.isLetter }
    return ["button", "a", "input", "select", "textarea", "summary"].contains(tag)
  }

  private static let mostNamesakes = 20

  private func find(_ search: FlowSearch, _ session: inout Session) -> Bool {
    Self.find(search, &session, rendering, until: end)
  }

  /// Brings the cursor to what says something, as a flow does.
  static func find(
    _ search: FlowSearch, _ session: inout Session, _ rendering: Rendering,
    until end: ContinuousClock.Instant
  ) -> Bool {
    var patterns = TextPatterns()
    let stop = session.cursor?.stop
    let here = stop.map { session.reading.utterance(at: $0, from: $0) }
    switch search.swipe(
      session, here: here, in: rendering, &patterns, mayGoOn: { ContinuousClock.now < end })
    {
    case .here: break
    case .found(let found, _): session = found
    case .missed, .failed, .stopped: return false
    }
    search.settle(&session, in: rendering)
    return true
  }

  private func isHere(_ session: Session, _ stop: Int, _ part: Int, _ element: Element) -> Bool {
    guard session.cursor?.stop == stop else { return false }
    if let number = element.documentNode {
      return session.focusedElement?.documentNode == number
    }
    return part == 0
  }
}
