public import AccessibilityTree
import Bridges
public import Voices

/// A screen as a reader goes through it: its stops in order, and what is heard at each.
///
/// ```swift
/// let reading = ScreenReading(recipe, phrases: try PhraseLibrary())
/// reading.utterance(at: 2, from: 1)   // heard: "Rate, button"
/// ```
public struct ScreenReading: Sendable {
  /// The screen as the platform shows it to the reader.
  public internal(set) var screen: Screen
  /// The screen as the app states it, which is what the app changes; `nil` where that is the same.
  var stated: Screen?
  /// The stops, in the reader's order.
  public let order: ReadingOrder
  /// What the reader says in which order.
  public let dialect: Dialect
  /// Which parts of utterances are spoken.
  public internal(set) var verbosity: Verbosity

  let phrases: PhraseLibrary
  let book: Phrasebook
  /// The language of the reader's own words, or `nil` where it is that of the screen.
  let phraseLanguage: String?
  private let tables: [Int: TableContext]

  /// Reads a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - phrases: The words of the reader.
  ///   - dialect: What the reader says in which order.
  ///   - verbosity: Which parts of utterances are spoken.
  ///   - explained: Whether the order keeps what ``OrderExplanation`` needs.
  /// - Complexity: O(n log n) in the number of nodes.
  public init(
    _ screen: Screen, phrases: PhraseLibrary, dialect: Dialect = .voiceOverIOS(),
    verbosity: Verbosity = Verbosity(), explained: Bool = false
  ) {
    let given = Bridges.toolkitOnIOS(screen).screen
    let screen = Bridges.uiKit(given)
    stated = screen.tree == given.tree ? nil : given
    self.screen = screen
    self.dialect = dialect
    self.verbosity = verbosity
    self.phrases = phrases
    let language = screen.language ?? Screen.defaultLanguage
    self.book = phrases.book(for: language) ?? phrases.english
    self.phraseLanguage = book.languageTag(apartFrom: language)
    self.order = ReadingOrder(screen, dialect: dialect, explained: explained)
    self.tables = TableContext.all(in: screen.tree, order)
  }

  /// Returns the element at a stop as it is spoken: with labels and parts taken from other elements.
  ///
  /// - Parameter stop: The index of a stop.
  /// - Returns: The element; its label may come from others.
  public func element(at stop: Int) -> Element {
    let index = order.stops[stop].element
    return order.resolved[index] ?? screen.tree[index]
  }

  /// Returns what is said at a stop.
  ///
  /// - Parameters:
  ///   - stop: The index of a stop.
  ///   - previous: The stop that the cursor comes from, or `nil` when it comes from outside.
  /// - Returns: The utterance; containers that hold both stops are not named again.
  public func utterance(at stop: Int, from previous: Int?) -> Utterance {
    let element = element(at: stop)
    let screenLanguage = screen.language ?? Screen.defaultLanguage
    let language = element.language ?? screenLanguage
    let (book, phraseLanguage) = words(in: element.language)
    var context = PhrasingContext(
      element: element, book: book, dialect: dialect, verbosity: verbosity,
      phraseLanguage: phraseLanguage, language: language, screenLanguage: screenLanguage)
    addContainers(at: stop, from: previous, to: &context)
    var fragments: [Fragment] = []
    fragments.reserveCapacity(6)
    for part in dialect.parts { part.add(context, &fragments) }
    return Utterance(
      fragments: fragments, language: language, separator: context.book.separator)
  }

  /// Returns what is said when an app becomes active and the cursor lands on a stop.
  ///
  /// iOS 27 says the app's name before the element (measured): "OpenCCman Convert Large File Heading".
  ///
  /// - Parameter stop: The index of a stop.
  /// - Returns: The utterance with the app's name, if the screen has one, at its head.
  public func arrival(at stop: Int) -> Utterance {
    var utterance = utterance(at: stop, from: nil)
    if let app = screen.app, !app.isEmpty {
      let language = screen.language ?? Screen.defaultLanguage
      utterance.fragments.insert(
        Fragment(.container, app, language: language == utterance.language ? nil : language), at: 0)
    }
    return utterance
  }

  /// Returns the words for an element with a language of its own, else those of the screen.
  func words(in language: String?) -> (book: Phrasebook, language: String?) {
    guard let language else { return (book, phraseLanguage) }
    let book = phrases.book(for: language) ?? book
    return (book, book.languageTag(apartFrom: language))
  }

  private func addContainers(
    at stop: Int, from previous: Int?, to context: inout PhrasingContext
  ) {
    context.isTab = context.traits.contains(.tab)
    var container = order.stops[stop].container
    let outermost = container >= 0 ? order.containers[container].outermostPlaces : -1
    var isEdge = true
    while container >= 0 {
      let info = order.containers[container]
      let isEntered = previous.map { !info.holds($0) } ?? true
      if isEntered {
        let node = screen.tree[info.element]
        context.entered.append(
          .init(
            label: node.label, value: node.value, isDimmed: node.traits.contains(.notEnabled),
            language: node.language))
      }
      let givesPlaces = !dialect.switches.onlyOutermostPlaces || container == outermost
      if givesPlaces { addPlaces(of: info, container, at: stop, isEdge: isEdge, to: &context) }
      isEdge = isEdge && (stop == info.first || stop == info.last)
      container = info.parent
    }
    context.entered.reverse()
  }

  private func addPlaces(
    of info: ContainerContext, _ container: Int, at stop: Int, isEdge: Bool,
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
      guard isEdge else { return }
      let isList = if case .list = info.kind { true } else { false }
      if stop == info.first {
        context.boundaries.append(isList ? .listStart : .landmarkStart)
      } else if stop == info.last {
        context.boundaries.append(isList ? .listEnd : .landmarkEnd)
      }
    case .table:
      if context.cell == nil { context.cell = tables[container]?.cell(order.stops[stop].element) }
    }
  }
}
