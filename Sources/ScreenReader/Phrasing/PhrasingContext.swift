public import AccessibilityTree
public import Voices

/// All that the words for one stop depend on.
public struct PhrasingContext {
  /// A container that the cursor has just entered or left.
  public struct Surrounding {
    /// The container.
    public var element: Element
    /// The container's node in the tree.
    public var node: Int
    /// How many stops, or groups of them, lie right inside.
    public var count: Int
    /// The label of the first stop inside, or `nil`.
    public var first: String?
    /// How many items of a list, a feed or a list box lie right inside, or `nil` where there are none.
    public var listItems: Int?
    /// Which of the nodes right inside the element is, or is in, counted from 1; 0 where that is not asked for.
    public internal(set) var item = 0
    /// Whether the cursor comes from another of these nodes, or from outside of the container.
    public internal(set) var isNewItem = true
    /// How many nodes right inside are stops or hold some; 0 where that is not asked for.
    public internal(set) var items = 0

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - element: The container.
    ///   - node: The container's node in the tree.
    ///   - count: How many stops, or groups of them, lie right inside.
    ///   - first: The label of the first stop inside.
    public init(element: Element, node: Int, count: Int, first: String? = nil) {
      self.element = element
      self.node = node
      self.count = count
      self.first = first
    }
  }

  /// A place among the elements of a segmented control or a tab bar, counted from 1.
  public struct Position {
    /// Which of them it is.
    public var index: Int
    /// How many there are.
    public var count: Int

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - index: Which of them it is, counted from 1.
    ///   - count: How many there are.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// An edge of a list, a landmark or a table.
  public struct Boundary: Sendable {
    /// Which edge of which kind of container.
    public enum Kind: Sendable {
      /// The first stop of a list.
      case listStart
      /// The last stop of a list.
      case listEnd
      /// The first stop of a landmark.
      case landmarkStart
      /// The last stop of a landmark.
      case landmarkEnd
      /// The first stop of a table.
      case tableStart
      /// The last stop of a table.
      case tableEnd
    }

    /// Which edge of which kind of container.
    public var kind: Kind
    /// The container.
    public var element: Element

    /// Creates an edge.
    ///
    /// - Parameters:
    ///   - kind: Which edge of which kind of container.
    ///   - element: The container.
    public init(_ kind: Kind, of element: Element) {
      self.kind = kind
      self.element = element
    }
  }

  /// The element, as it is spoken.
  public internal(set) var element: Element
  /// The element as it states itself, where ``element`` says what it takes from others; else `nil`.
  public internal(set) var ownElement: Element?
  /// The elements that this one stands for and that are heard as part of it, in their order.
  public internal(set) var inside: [Element] = []
  /// Which side of a container the stop is.
  public var side: ReadingOrder.Side = .element
  /// Why something is said.
  public let occasion: Occasion
  /// The words of the reader.
  public let book: Phrasebook
  /// How the words are written down.
  public let form: PhraseForm
  /// What the user has chosen.
  public let settings: ReaderSettings
  /// The platform of the screen.
  public let platform: Platform
  /// What the screen was drawn with, or `nil` for the platform's own.
  public var toolkit: Toolkit?
  /// The language of the reader's words, or `nil` where it is that of the element's own.
  public let phraseLanguage: String?
  /// The language of the element's own words.
  public let language: String
  /// The language of elements that have none of their own.
  public let screenLanguage: String
  /// The element that the cursor comes from, or `nil` where it comes from outside.
  public var previous: Element?
  /// The containers that the cursor has just entered, outermost first.
  public var entered: [Surrounding] = []
  /// The containers that the cursor has just left, innermost first; only for readers that tell of them.
  public var left: [Surrounding] = []
  /// The containers that end with what is said, innermost first; only for readers that tell of what was left,
  /// while everything is being read, or of edges.
  public var ending: [Surrounding] = []
  /// The containers that begin with what is said, outermost first; only for readers that tell of edges.
  public internal(set) var starting: [Surrounding] = []
  /// Whether the cursor comes from further on.
  public internal(set) var isBackward = false
  /// The innermost container around the element that has words of its own, or `nil`; only for readers that
  /// tell of what was left.
  public var surrounding: Surrounding?
  /// The only child of a container at whose edge the stop is, or `nil` where there are more.
  public var onlyChild: Element?
  /// How many stops, or containers, lie inside of a container at whose edge the stop is; of an element that is
  /// heard as one, for readers of lines, how many nodes it has right inside.
  public var countInside: Int?
  /// The row of a table in which the element is; only for readers that tell of what was left.
  public var row: Element?
  /// Finds a container around the element; only for readers that tell of what was left.
  var searchAround: ((_ isWanted: (Element) -> Bool) -> Surrounding?)?
  /// Finds out whether a container holds an element of some kind; only for readers that tell of what was left.
  var searchInside: ((_ node: Int, _ isWanted: (Element) -> Bool) -> Bool)?
  /// Finds the headers of the cell that the element is in; only for readers that tell of what was left.
  var searchHeaders: (() -> CellContext.All)?
  /// Whether the element begins what is heard: of a line, whether it is the first part, and no label of it that
  /// is not heard stands before it.
  public internal(set) var isFirstPart = true
  /// Whether the element ends what is heard of a cell or of what a quick key leads to.
  package internal(set) var isLastPart = true
  /// The cell in which the cursor was before; only for readers that tell of what was left.
  public internal(set) var previousCell: TableCell?
  /// Where the caret is, if the element has the keyboard's focus.
  public var caret: KeyboardFocus.Caret?
  /// The place among tabs or segments.
  public var position: Position?
  /// Whether the element is an item of a tab bar, by its trait or by its place.
  public var isTab = false
  /// The edges of lists, landmarks and tables that the element stands at, innermost first.
  public var boundaries: [Boundary] = []
  /// Where the element stands in a data table.
  public var cell: CellContext?

  /// The traits of the element.
  public var traits: Traits { element.traits }
  /// Which parts of utterances are spoken.
  public var verbosity: Verbosity { settings.verbosity }

  /// Returns what the words for an element depend on that is heard as part of this one.
  ///
  /// - Parameter inner: One of the elements of ``inside``.
  /// - Returns: The context without what is gone into, left or around.
  public func about(_ inner: Element) -> PhrasingContext {
    var context = self
    context.element = inner
    context.ownElement = nil
    context.inside = []
    context.entered = []
    context.left = []
    context.boundaries = []
    context.position = nil
    context.isTab = inner.traits.contains(.tab)
    return context
  }

  /// Returns the innermost container around the element that is of some kind, or `nil`; only for readers that
  /// tell of what was left.
  ///
  /// - Parameter isWanted: Returns whether a container is of the kind.
  /// - Returns: The container.
  public func container(where isWanted: (Element) -> Bool) -> Surrounding? {
    searchAround?(isWanted)
  }

  /// Returns whether a container holds an element of some kind, however deep; only for readers that tell of what
  /// was left.
  ///
  /// - Parameters:
  ///   - container: A container.
  ///   - isWanted: Returns whether an element is of the kind.
  /// - Returns: Whether one of the elements inside is.
  public func holds(_ container: Surrounding, where isWanted: (Element) -> Bool) -> Bool {
    searchInside?(container.node, isWanted) ?? false
  }

  /// All headers of the cell that the element is in, whether or not they are heard elsewhere in its row; only
  /// for readers that tell of what was left.
  public var cellHeaders: CellContext.All { searchHeaders?() ?? CellContext.All() }

  /// Returns the words of a phrase, or `nil` where the reader does not say it.
  ///
  /// - Parameter key: The phrase.
  /// - Returns: The words, as they are on the platform of the screen.
  public func phrase(_ key: PhraseKey) -> Phrase? { book[key, form, on: platform.rawValue] }

  /// Adds a phrase, if the reader says it.
  ///
  /// - Parameters:
  ///   - key: The phrase.
  ///   - kind: What the words say about the element.
  ///   - values: What fills the gaps of the phrase.
  ///   - isAssumed: Whether nothing shows that the words are said here.
  ///   - isNote: Whether the words stand beside the description.
  ///   - fragments: What is said so far.
  public func say(
    _ key: PhraseKey, as kind: Fragment.Kind, filling values: KeyValuePairs<String, String> = [:],
    isAssumed: Bool = false, isNote: Bool = false, into fragments: inout [Fragment]
  ) {
    guard let phrase = phrase(key) else { return }
    fragments.append(
      Fragment(
        kind, phrase.filled(values), speechText: phrase.filledSpeech(values), phrase: key,
        language: phrase.language ?? phraseLanguage, isAssumed: isAssumed || phrase.isAssumed,
        isNote: isNote))
  }

  /// Returns the language of another element's words, or `nil` where it is that of this element's.
  ///
  /// - Parameter other: The language of its own, or `nil` for the screen's.
  /// - Returns: A BCP 47 tag, or `nil`.
  public func language(ofOther other: String?) -> String? {
    let other = other ?? screenLanguage
    return other == language ? nil : other
  }

  /// Adds a text of the app's, if there is one; glyphs of icon fonts are left out of it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kind: What it says about the element.
  ///   - target: Which of the element's texts it is, so that its speech attributes come along.
  ///   - language: Its language, or `nil` for the element's.
  ///   - isAssumed: Whether nothing shows that it is said here.
  ///   - fragments: What is said so far.
  public func say(
    text: String?, as kind: Fragment.Kind, target: SpeechAttribute.Target? = nil,
    language: String? = nil, isAssumed: Bool = false, into fragments: inout [Fragment]
  ) {
    guard let given = text else { return }
    let text = given.withoutGlyphs
    if text.isEmpty { return }
    var speech = element.speech.isEmpty ? [] : element.speech.filter { $0.target == target }
    if !speech.isEmpty, let kept = given.keptAmongGlyphs {
      speech = speech.compactMap { $0.keeping(kept) }
    }
    fragments.append(
      Fragment(kind, text, language: language, isAssumed: isAssumed, speech: speech))
  }
}
