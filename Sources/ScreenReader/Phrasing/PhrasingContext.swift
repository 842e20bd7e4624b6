public import AccessibilityTree
public import Voices

/// Everything that the utterance at one stop depends on.
public struct PhrasingContext {
  /// A container that the cursor has just entered or left.
  public struct Surrounding {
    /// The container.
    public var element: Element
    /// The container's node in the tree.
    public var node: Int
    /// The number of stops, or groups of stops, directly inside.
    public var count: Int
    /// The label of the first stop inside, or `nil`.
    public var first: String?
    /// The number of items of a list, a feed or a list box directly inside, or `nil` if there are none.
    public var listItems: Int?
    /// The index of the direct child that is or contains the element, counted from 1; 0 if not computed.
    public internal(set) var item = 0
    /// Whether the cursor comes from another direct child, or from outside the container.
    public internal(set) var isNewItem = true
    /// The number of direct children that are or contain stops; 0 if not computed.
    public internal(set) var items = 0

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - element: The container.
    ///   - node: The container's node in the tree.
    ///   - count: The number of stops, or groups of stops, directly inside.
    ///   - first: The label of the first stop inside.
    public init(element: Element, node: Int, count: Int, first: String? = nil) {
      self.element = element
      self.node = node
      self.count = count
      self.first = first
    }
  }

  /// A position among the elements of a segmented control or a tab bar, counted from 1.
  public struct Position {
    /// The index of the element, counted from 1.
    public var index: Int
    /// The number of elements.
    public var count: Int

    /// Creates a position.
    ///
    /// - Parameters:
    ///   - index: The index of the element, counted from 1.
    ///   - count: The number of elements.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// An edge of a list, a landmark or a table.
  public struct Boundary: Sendable {
    /// The edge and the kind of container.
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

    /// The edge and the kind of container.
    public var kind: Kind
    /// The container.
    public var element: Element

    /// Creates an edge.
    ///
    /// - Parameters:
    ///   - kind: The edge and the kind of container.
    ///   - element: The container.
    public init(_ kind: Kind, of element: Element) {
      self.kind = kind
      self.element = element
    }
  }

  /// The element, as it is spoken.
  public internal(set) var element: Element
  /// The element's own statement, without the data from other elements that ``element`` may include.
  public internal(set) var own: Element
  /// The elements that this one represents and that are spoken as part of it, in order.
  public internal(set) var inside: [Element] = []
  /// The side of a container that the stop represents.
  public var side: ReadingOrder.Side = .element
  /// The reason for the utterance.
  public let occasion: Occasion
  /// The phrases of the reader.
  public let book: Phrasebook
  /// The form in which the utterance is written.
  public let form: PhraseForm
  /// The user's settings.
  public let settings: ReaderSettings
  /// The platform of the screen.
  public let platform: Platform
  /// The toolkit that draws the screen, or `nil` for the platform's own.
  public var toolkit: Toolkit?
  /// The language of the reader's phrases, or `nil` if it is the element's language.
  public let phraseLanguage: String?
  /// The language of the element's own texts.
  public let language: String
  /// The language of elements that do not state one.
  public let screenLanguage: String
  /// The element that the cursor comes from, or `nil` if it comes from outside.
  public var previous: Element?
  /// The containers that the cursor has just entered, outermost first.
  public var entered: [Surrounding] = []
  /// The containers that the cursor has just left, innermost first; only for readers that announce them.
  public var left: [Surrounding] = []
  /// The containers that end with this utterance, innermost first; only for readers that announce left containers
  /// during a read-all, or edges.
  public var ending: [Surrounding] = []
  /// The containers that begin with this utterance, outermost first; only for readers that announce edges.
  public internal(set) var starting: [Surrounding] = []
  /// Whether the cursor has moved backward.
  public internal(set) var isBackward = false
  /// The innermost container around the element that has its own name, or `nil`; only for readers that announce left
  /// containers.
  public var surrounding: Surrounding?
  /// The only child of a container whose edge the stop is, or `nil` if there are more children.
  public var onlyChild: Element?
  /// The number of stops, or containers, inside a container whose edge the stop is.
  ///
  /// For an element that is spoken as one by a line reader, the number of its direct children.
  public var countInside: Int?
  /// The table row that contains the element; only for readers that announce left containers.
  public var row: Element?
  /// Looks around the element; only for readers that tell of what was left.
  var search: ContainerSearch?
  /// Whether the element begins the utterance: whether it is the first part of a line, and no silent label of it comes
  /// before it.
  public internal(set) var isFirstPart = true
  /// Whether the element is all that is heard of its line.
  package internal(set) var isWholeLine = true
  /// Whether the element ends what is heard of a cell or of what a quick key leads to.
  package internal(set) var isLastPart = true
  /// The cell in which the cursor was before; only for readers that announce left containers.
  public internal(set) var previousCell: TableCell?
  /// The position of the caret, if the element has keyboard focus.
  public var caret: KeyboardFocus.Caret?
  /// The position among tabs or segments.
  public var position: Position?
  /// Whether the element is an item of a tab bar, by its trait or its parent.
  public var isTab = false
  /// The edges of lists, landmarks and tables at the element, innermost first.
  public var boundaries: [Boundary] = []
  /// The position of the element in a data table.
  public var cell: CellContext?

  /// The traits of the element.
  public var traits: Traits { element.traits }
  /// Which parts of utterances are spoken.
  public var verbosity: Verbosity { settings.verbosity }

  /// Returns the context for an element that is spoken as part of this one.
  ///
  /// - Parameter inner: One of the elements of ``inside``.
  /// - Returns: The context without entered, left or surrounding containers.
  public func about(_ inner: Element) -> PhrasingContext {
    var context = self
    context.element = inner
    context.own = inner
    context.inside = []
    context.entered = []
    context.left = []
    context.boundaries = []
    context.position = nil
    context.isTab = inner.traits.contains(.tab)
    return context
  }

  /// Returns the innermost matching container around the element, or `nil`; only for readers that announce left
  /// containers.
  ///
  /// - Parameter isWanted: Returns whether a container matches.
  /// - Returns: The container.
  public func container(where isWanted: (Element) -> Bool) -> Surrounding? {
    search?.container(where: isWanted)
  }

  /// Returns whether a container has a matching element at any depth; only for readers that announce left containers.
  ///
  /// - Parameters:
  ///   - container: A container.
  ///   - isWanted: Returns whether an element matches.
  /// - Returns: Whether one of the elements inside matches.
  public func holds(_ container: Surrounding, where isWanted: (Element) -> Bool) -> Bool {
    search?.holds(container.node, where: isWanted) ?? false
  }

  /// All headers of the element's cell, even if they are spoken elsewhere in its row; only for readers that announce
  /// left containers.
  public var cellHeaders: CellContext.All { search?.cellHeaders ?? CellContext.All() }

  /// Returns the text of a phrase, or `nil` if the reader does not say it.
  ///
  /// - Parameter key: The phrase.
  /// - Returns: The text for the platform of the screen.
  public func phrase(_ key: PhraseKey) -> Phrase? { book[key, form, on: platform.rawValue] }

  /// Adds a phrase if the reader says it.
  ///
  /// - Parameters:
  ///   - key: The phrase.
  ///   - kind: What the phrase describes.
  ///   - values: The values for the gaps of the phrase.
  ///   - isAssumed: Whether no evidence shows that the phrase is said here.
  ///   - isNote: Whether the phrase is shown beside the description.
  ///   - fragments: The fragments so far.
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

  /// Returns the language of another element's texts, or `nil` if it is this element's language.
  ///
  /// - Parameter other: The other element's language, or `nil` for the screen's.
  /// - Returns: A BCP 47 tag, or `nil`.
  public func language(ofOther other: String?) -> String? {
    let other = other ?? screenLanguage
    return other == language ? nil : other
  }

  /// Adds text from the app, if there is any, without the glyphs of icon fonts.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - kind: What the text describes.
  ///   - target: The text of the element that the text comes from; its speech attributes apply.
  ///   - language: The language of the text, or `nil` for the element's.
  ///   - isAssumed: Whether no evidence shows that the text is said here.
  ///   - fragments: The fragments so far.
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
