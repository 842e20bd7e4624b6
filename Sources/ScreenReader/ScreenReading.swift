public import AccessibilityTree
import Bridges
public import Voices

/// A screen as a reader presents it: its stops in order, and the utterance at each.
///
/// ```swift
/// let reader = Reader.voiceOverIOS
/// let reading = ScreenReading(recipe, reader: reader, phrases: try reader.phrases())
/// reading.utterance(at: 2, from: 1)   // heard: "Rate, button"
/// ```
public struct ScreenReading: Sendable {
  /// The screen as the platform shows it to the reader.
  public internal(set) var screen: Screen
  /// The screen as the app states it, which is what the app changes; `nil` where that is the same.
  var stated: Screen?
  /// For each node the one of the screen that was given that it is made of, or -1; empty where the nodes are the same.
  package private(set) var origins: [Int32]
  /// The stops, in the reader's order.
  public internal(set) var order: ReadingOrder
  /// The reader.
  public let reader: Reader
  /// The user's settings.
  public internal(set) var settings: ReaderSettings
  /// The form in which utterances are written.
  public let form: PhraseForm
  /// Where the focus of the keyboard is, for readers that tell of it.
  package internal(set) var keyboardFocus: KeyboardFocus?

  let phrases: PhraseLibrary
  let book: Phrasebook
  /// The language of the reader's own words, or `nil` where it is that of the screen.
  let phraseLanguage: String?
  let tables: [Int: TableContext]
  var telling: TellingNodes

  /// Reads a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - reader: The reader.
  ///   - phrases: The phrases of the reader.
  ///   - settings: The user's settings, or `nil` for the defaults.
  ///   - form: The form in which utterances are written, or `nil` for the reader's default.
  ///   - explained: Whether the order keeps the data that `OrderExplanation` needs.
  /// - Complexity: O(n log n) in the number of nodes.
  public init(
    _ screen: Screen, reader: Reader, phrases: PhraseLibrary, settings: ReaderSettings? = nil,
    form: PhraseForm? = nil, explained: Bool = false
  ) {
    let told = reader.bridge.told(screen)
    let given = told.screen
    origins = told.origins
    let shown = reader.bridge.screen(given)
    stated = shown == nil ? nil : given
    let screen = shown ?? given
    self.screen = screen
    self.reader = reader
    self.settings = settings ?? reader.defaults
    self.form = form ?? reader.forms.first ?? .spoken
    self.phrases = phrases
    let screenLanguage = screen.language ?? Screen.defaultLanguage
    let language = self.settings.language ?? screenLanguage
    self.book = phrases.book(for: language) ?? phrases.english
    self.phraseLanguage = book.languageTag(apartFrom: screenLanguage)
    self.order = ReadingOrder(screen, reader: reader, explained: explained)
    self.tables = TableContext.all(in: screen.tree, order)
    self.telling = TellingNodes(screen.tree.nodes, reader)
  }

  /// Returns the element at a stop as it is spoken, with labels and parts from other elements.
  ///
  /// - Parameter stop: The index of a stop.
  /// - Returns: The element; its label may come from other elements.
  public func element(at stop: Int) -> Element {
    resolved(order.stops[stop].element)
  }

  /// Returns an element with labels and parts taken from other elements.
  package func resolved(_ node: Int) -> Element { order.resolved[node] ?? screen.tree[node] }

  /// Returns the utterance at a stop.
  ///
  /// - Parameters:
  ///   - stop: The index of a stop.
  ///   - previous: The stop that the cursor comes from, or `nil` if it comes from outside.
  ///   - occasion: The reason for the utterance.
  /// - Returns: The utterance, without containers that hold both stops.
  public func utterance(
    at stop: Int, from previous: Int?, on occasion: Occasion = .moving
  ) -> Utterance {
    let parts = reader.grammar.parts(on: occasion, of: screen.toolkit)
    return utterance(at: stop, from: previous, on: occasion, parts)
  }

  /// Returns the utterance after a pause when the user stays on a stop, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - stop: The index of a stop.
  ///   - occasion: How the cursor reached the stop.
  /// - Returns: The utterance.
  public func tutorUtterance(at stop: Int, on occasion: Occasion = .again) -> Utterance? {
    guard !reader.grammar.tutor.isEmpty, settings.verbosity.speaks(.hints) else { return nil }
    let utterance = utterance(at: stop, from: stop, on: occasion, reader.grammar.tutor)
    return utterance.fragments.isEmpty ? nil : utterance
  }

  /// Returns the utterance of each part of a stop: of its element, or of the elements of a line.
  ///
  /// - Parameters:
  ///   - stop: The index of a stop.
  ///   - previous: The stop that the cursor comes from, or `nil` if it comes from outside.
  /// - Returns: The node of each part with its utterance; together they form the utterance at the stop.
  public func parts(at stop: Int, from previous: Int?) -> [(element: Int, utterance: Utterance)] {
    let grammar = reader.grammar.parts(on: .moving, of: screen.toolkit)
    return order.stops[stop].parts.enumerated().map { number, node in
      (
        node,
        utterance(
          of: node, at: place(stop, number), from: before(stop, number, previous), on: .moving,
          grammar)
      )
    }
  }

  private func utterance(
    at stop: Int, from previous: Int?, on occasion: Occasion, _ parts: [UtterancePart]
  ) -> Utterance {
    let place = order.stops[stop]
    var said = utterance(
      of: place.element, at: self.place(stop, 0), from: before(stop, 0, previous), on: occasion,
      parts)
    for (number, other) in place.others.enumerated() {
      let more = utterance(
        of: other, at: self.place(stop, number + 1), from: before(stop, number + 1, previous),
        on: occasion, parts)
      said.append(more)
    }
    return said
  }

  /// Returns what is said of one part of a stop.
  func utterance(
    of node: Int, at place: Place, from previous: Place?, on occasion: Occasion,
    _ parts: [UtterancePart], change: (inout PhrasingContext) -> Void = { _ in }
  ) -> Utterance {
    let element = resolved(node)
    let screenLanguage = screenLanguage
    let language = element.language ?? screenLanguage
    let (book, phraseLanguage) = words(in: element.language)
    let group = order.stops[place.stop].standing(ofPart: place.part).node
    let isMerged = order.nodes[group].kind == .merged
    var context = PhrasingContext(
      element: element,
      own: isMerged || !element.labelledBy.isEmpty ? screen.tree[node] : element,
      occasion: occasion, book: book, form: form, settings: settings,
      platform: screen.platform, toolkit: screen.toolkit, phraseLanguage: phraseLanguage,
      language: language, screenLanguage: screenLanguage)
    context.side = order.stops[place.stop].side
    context.isFirstPart = place.part == 0 && !order.stops[place.stop].beginsUnheard
    context.isWholeLine = order.stops[place.stop].others.isEmpty
    context.previous = previous.map { resolved(self.node(at: $0)) }
    if isMerged { context.inside = insideElements(of: group) }
    addContainers(node, at: place, from: previous, to: &context)
    if reader.grammar.tellsOfLeaving { addLeft(node, at: place, from: previous, to: &context) }
    change(&context)
    return utterance(parts, context)
  }

  /// Returns what is said of an element that is no stop, such as all of a page.
  func utterance(of element: Element, on occasion: Occasion, _ parts: [UtterancePart]) -> Utterance
  {
    let (book, phraseLanguage) = words(in: element.language)
    let context = PhrasingContext(
      element: element, own: element, occasion: occasion, book: book, form: form,
      settings: settings, platform: screen.platform, toolkit: screen.toolkit,
      phraseLanguage: phraseLanguage, language: element.language ?? screenLanguage,
      screenLanguage: screenLanguage)
    return utterance(parts, context)
  }

  private func utterance(_ parts: [UtterancePart], _ context: PhrasingContext) -> Utterance {
    var fragments: [Fragment] = []
    fragments.reserveCapacity(6)
    for part in parts { part.add(context, &fragments) }
    return Utterance(
      fragments: fragments, language: context.language,
      separator: settings.separator ?? reader.grammar.separator ?? context.book.separator)
  }

  /// Returns the utterance when an app becomes active and the cursor lands on a stop.
  ///
  /// iOS 27 speaks the app's name before the element (measured): "OpenCCman Convert Large File Heading".
  ///
  /// - Parameter stop: The index of a stop.
  /// - Returns: The utterance, which begins with the app's name if the screen has one.
  public func arrival(at stop: Int) -> Utterance {
    var utterance = utterance(at: stop, from: nil, on: .arrival)
    if let app = screen.app?.withoutGlyphs, !app.isEmpty {
      let language = screen.language ?? Screen.defaultLanguage
      utterance.fragments.insert(
        Fragment(.container, app, language: language == utterance.language ? nil : language), at: 0)
    }
    return utterance
  }

  /// Returns the words for an element with a language of its own, else those of the user or the screen.
  ///
  /// A user who has chosen a language hears the reader in it, whatever the app's words are in.
  func words(in language: String?) -> (book: Phrasebook, language: String?) {
    guard let language else { return (book, phraseLanguage) }
    let book = settings.language == nil ? phrases.book(for: language) ?? book : book
    return (book, book.languageTag(apartFrom: language))
  }

  private func addContainers(
    _ node: Int, at place: Place, from previous: Place?, to context: inout PhrasingContext
  ) {
    context.isTab = context.traits.contains(.tab)
    let stop = place.stop
    var container = order.stops[stop].standing(ofPart: place.part).container
    if container < 0 { return }
    let outermost = container >= 0 ? order.containers[container].outermostPlaces : -1
    var isEdge = true
    // What holds one container that was there before holds all around it.
    var isAround = false
    // A screen may nest thousands deep: what the loop asks for is taken out of it.
    let (containers, onlyOutermost) = (order.containers, reader.grammar.onlyOutermostPlaces)
    while container >= 0 {
      let info = containers[container]
      if !isAround, let previous {
        isAround = isInside(previous, container) || begins(previous, container)
      }
      if !isAround { context.entered.append(surrounding(container)) }
      if !onlyOutermost || container == outermost, info.kind.givesPlaces {
        addPlaces(of: info, container, node, at: stop, isEdge: isEdge, to: &context)
      }
      isEdge = isEdge && (stop == info.first || stop == info.last)
      container = info.parent
    }
    context.entered.reverse()
  }

  // A reader that tells of edges has said a container at the stop of its own.
  private func begins(_ place: Place, _ container: Int) -> Bool {
    let stop = order.stops[place.stop]
    return reader.grammar.tellsOfEdges && stop.side == .start && stop.own == container
  }

  func surrounding(_ container: Int) -> PhrasingContext.Surrounding {
    let info = order.containers[container]
    let first = info.first + (info.edges == .none ? 0 : 1)
    var surrounding = PhrasingContext.Surrounding(
      element: screen.tree[info.element], node: info.element, count: info.count,
      first: first <= info.last ? screen.tree[order.stops[first].element].label : nil)
    surrounding.items = info.items
    surrounding.listItems = info.listItems
    return surrounding
  }

  private func addLeft(
    _ node: Int, at place: Place, from previous: Place?, to context: inout PhrasingContext
  ) {
    let stop = order.stops[place.stop]
    if keyboardFocus?.node == node { context.caret = keyboardFocus?.caret }
    if context.side != .element {
      var children = screen.tree.children(of: node)
      if let only = children.next(), children.next() == nil {
        context.onlyChild = screen.tree[only]
      }
      let own = order.containers[stop.own]
      context.countInside = own.listItems ?? own.count
    } else if context.element.role == .listBox {
      context.countInside = ListedItems(of: node, screen.tree).count
    }
    if context.element.cell != nil, let row = screen.tree.parent(of: node) {
      context.row = screen.tree[row].semanticRole == .row ? screen.tree[row] : nil
    }
    let around = stop.standing(ofPart: place.part)
    if around.container >= 0 {
      context.surrounding = surrounding(around.container)
      context.surrounding?.item = around.item
      let last = previous.map { order.stops[$0.stop].standing(ofPart: $0.part) }
      context.surrounding?.isNewItem =
        last?.container != around.container || last?.item != around.item
    }
    context.search = ContainerSearch(
      self, node: node, container: around.container, isInCell: context.element.cell != nil)
    if context.occasion == .readAll || reader.grammar.tellsOfEdges {
      context.ending = containers(around: around.container, without: after(place))
    }
    if reader.grammar.tellsOfEdges {
      context.starting = containers(around: around.container, without: ahead(of: place)).reversed()
    }
    guard let previous else { return }
    context.isBackward = previous.stop > place.stop
    context.previousCell = screen.tree[self.node(at: previous)].cell
    var container = order.stops[previous.stop].standing(ofPart: previous.part).container
    while container >= 0, !isInside(place, container) {
      context.left.append(surrounding(container))
      container = order.containers[container].parent
    }
  }

  /// Returns the containers around something of which another place is no part, innermost first.
  private func containers(
    around innermost: Int, without place: Place?
  ) -> [PhrasingContext.Surrounding] {
    var found: [PhrasingContext.Surrounding] = []
    var container = innermost
    while container >= 0, place.map({ !isInside($0, container) }) ?? true {
      found.append(surrounding(container))
      container = order.containers[container].parent
    }
    return found
  }

  private func addPlaces(
    of info: ContainerContext, _ container: Int, _ node: Int, at stop: Int, isEdge: Bool,
    to context: inout PhrasingContext
  ) {
    switch info.kind {
    case .group: break
    case .tabBar, .segmented:
      if case .tabBar = info.kind { context.isTab = true }
      if context.position == nil {
        context.position = .init(index: stop - info.first + 1, count: info.last - info.first + 1)
      }
    case .list, .landmark:
      guard isEdge, vendsPlaces(info) else { return }
      let isList = if case .list = info.kind { true } else { false }
      if stop == info.first {
        addBoundary(isList ? .listStart : .landmarkStart, of: info, to: &context)
      } else if stop == info.last {
        addBoundary(isList ? .listEnd : .landmarkEnd, of: info, to: &context)
      }
    case .table:
      if isEdge, stop == info.first {
        addBoundary(.tableStart, of: info, to: &context)
      } else if isEdge, stop == info.last {
        addBoundary(.tableEnd, of: info, to: &context)
      }
      if context.cell == nil { context.cell = tables[container]?.cell(node) }
    }
  }

  private func addBoundary(
    _ kind: PhrasingContext.Boundary.Kind, of info: ContainerContext,
    to context: inout PhrasingContext
  ) {
    context.boundaries.append(.init(kind, of: screen.tree[info.element]))
  }

  // Children that are listed, or come in the order of their source, are vended by their container.
  private func vendsPlaces(_ info: ContainerContext) -> Bool {
    reader.grammar.tellsEdgesOfPlainViews || screen.tree[info.element].childOrder != .byPosition
  }
}
