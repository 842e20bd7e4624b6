/// One node of a screen: an accessibility element, a container, or a view that only holds others.
///
/// An element labelled "Rate" with the trait ``Traits/button`` is heard as "Rate, button".
public struct Element: Equatable, Hashable, Sendable {
  /// The identifier, unique on the screen and never spoken, like `accessibilityIdentifier`.
  public var id: String?
  /// The name, without the word for the role.
  public var label: String?
  /// The value, heard after the label.
  public var value: String?
  /// What acting on the element does, heard last and after a pause.
  public var hint: String?
  /// What the element is and how it behaves.
  public var traits: Traits = []
  /// The rectangle on the screen, in screen points.
  public var frame: Frame?
  /// Where a double tap lands, in screen points, or `nil` for the middle of the frame.
  public var activationPoint: Point?
  /// The outline of the cursor, in screen points; never used for order.
  public var path: [Point] = []
  /// Whether the cursor stops here, or `nil` for the default of ``ElementTree/isElement(_:)``.
  public var isElement: Bool?
  /// Whether the node and all below it vanish.
  public var isHidden: Bool = false
  /// Whether the node is an image that conveys nothing, and so vanishes.
  public var isDecorative: Bool = false
  /// Whether what lies outside of the frame is cut off.
  public var clips: Bool = false
  /// Whether the node hides its siblings, like `accessibilityViewIsModal`.
  public var isModal: Bool = false
  /// What kind of container the node is.
  public var container: Container?
  /// Whether what is below is heard without anything in between.
  public var groupsChildren: Bool = false
  /// The order in which the children are heard.
  public var childOrder: ChildOrder = .byPosition
  /// Among siblings, a higher number is heard first.
  public var sortPriority: Double = 0
  /// How the node treats its children.
  public var combination: Combination?
  /// The `id`s of the elements that name this one.
  public var labelledBy: [String] = []
  /// The `id`s of the elements that belong to this one.
  public var linked: [String] = []
  /// The names of custom actions, in order.
  public var actions: [String] = []
  /// Further facts, spoken or on demand.
  public var content: [CustomContent] = []
  /// Rotors of the app's own.
  public var rotors: [CustomRotor] = []
  /// What Voice Control calls the element; never spoken.
  public var userInputLabels: [String] = []
  /// The language of the words as a BCP 47 tag, or `nil` for the screen's.
  public var language: String?
  /// The level of a heading, from 1 to 6.
  public var headingLevel: Int?
  /// Whether what the element discloses is shown, or `nil` when it discloses nothing.
  public var isExpanded: Bool?
  /// Whether the element takes input, or `nil` when its traits say so.
  public var respondsToUserInteraction: Bool?
  /// The rows, columns and headers of a data table.
  public var table: DataTable?
  /// Where a cell stands in its data table.
  public var cell: TableCell?
  /// How parts of the label, value and hint are spoken.
  public var speech: [SpeechAttribute] = []
  /// The names of what can be dragged from here.
  public var dragSources: [String] = []
  /// The names of where things can be dropped here.
  public var dropPoints: [String] = []
  /// How the element takes touches directly.
  public var directTouch: [DirectTouch] = []
  /// What the app does when the reader acts on the element.
  public var behaviours: [Behaviour] = []
  /// Facts that only the audit reads, such as colours.
  public var facts: [PropertyValue.Entry] = []

  /// Creates an element; everything else is set afterwards.
  ///
  /// - Parameters:
  ///   - label: The name, without the word for the role.
  ///   - value: The value.
  ///   - hint: What acting on the element does.
  ///   - traits: What the element is and how it behaves.
  ///   - frame: The rectangle on the screen, in screen points.
  public init(
    _ label: String? = nil, value: String? = nil, hint: String? = nil, traits: Traits = [],
    frame: Frame? = nil
  ) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.frame = frame
  }
}
