/// A kind of facts about a screen that a dump format may or may not contain.
///
/// A fact that an input cannot contain is unknown, which differs from absent: a dump without heading marks does not
/// mean a screen without headings. Each format states what it cannot contain, the screen keeps this in its
/// ``ImportOrigin``, and audit rules state what they need.
public enum Capability: String, CaseIterable, Sendable, CustomStringConvertible {
  /// What kind of control an element is.
  case roles
  /// The traits of UIKit.
  case traits
  /// The author's texts for roles.
  case roleDescriptions
  /// The author's texts for states.
  case stateDescriptions
  /// Collapsed states, in a format that has expanded ones.
  case collapsedStates
  /// Expanded and collapsed states.
  case expandedStates
  /// Hints.
  case hints
  /// All actions except the default one.
  case actions
  /// The placeholders of empty fields.
  case placeholders
  /// The app's custom actions.
  case customActions
  /// Custom content.
  case customContent
  /// The app's custom rotors.
  case customRotors
  /// Which texts are headings.
  case headings
  /// The levels of headings.
  case headingLevels
  /// The titles of screens.
  case screenTitles
  /// The languages of texts.
  case languages
  /// The nesting of elements.
  case containers
  /// Lists, tables and landmarks.
  case listsTablesAndLandmarks
  /// Lists and the positions of their items.
  case listPositions
  /// The content of web views.
  case webContent
  /// How many rows and columns a cell spans.
  case cellSpans
  /// Which nodes the cursor stops at.
  case stops
  /// The order in which a reader goes from element to element.
  case readingOrder
  /// The frames of elements.
  case frames
  /// The size of the screen.
  case screenSizes
  /// The number of pixels per point, which gives sizes in points.
  case densities
  /// The touch areas, if they are larger than the visible elements.
  case touchAreas
  /// The activation points.
  case activationPoints
  /// Whether elements are visible.
  case visibility
  /// The identifiers of elements.
  case identifiers
  /// The names that Voice Control understands.
  case inputLabels

  /// The facts as plural nouns: "custom rotors".
  public var description: String {
    switch self {
    case .roleDescriptions: "role descriptions"
    case .stateDescriptions: "state descriptions"
    case .collapsedStates: "collapsed states"
    case .expandedStates: "expanded states"
    case .customActions: "custom actions"
    case .customContent: "custom content"
    case .customRotors: "custom rotors"
    case .headingLevels: "heading levels"
    case .screenTitles: "screen titles"
    case .listsTablesAndLandmarks: "lists, tables and landmarks"
    case .listPositions: "lists and their positions"
    case .webContent: "the contents of web views"
    case .cellSpans: "spans of table cells"
    case .stops: "stops of the cursor"
    case .readingOrder: "reading orders"
    case .screenSizes: "screen sizes"
    case .densities: "densities of screens"
    case .touchAreas: "touch areas"
    case .activationPoints: "activation points"
    case .inputLabels: "user input labels"
    default: rawValue
    }
  }
}
