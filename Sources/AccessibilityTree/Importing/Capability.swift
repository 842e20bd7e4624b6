/// A kind of facts about a screen that a format of dumps can carry, or cannot.
///
/// What an input cannot carry is not known, which is another thing than that it is not there: a dump without
/// headings says nothing about the headings of its screen. Each format says once what it cannot carry, the
/// screen keeps it in its ``ImportOrigin``, and rules of the audit say what they need.
public enum Capability: String, CaseIterable, Sendable, CustomStringConvertible {
  /// What kind of control an element is.
  case roles
  /// The traits of UIKit.
  case traits
  /// Words of the app's own for roles.
  case roleDescriptions
  /// Words of the app's own for states.
  case stateDescriptions
  /// That something is collapsed, where that it is expanded is told.
  case collapsedStates
  /// Whether something is expanded.
  case expandedStates
  /// Hints.
  case hints
  /// Every action besides the usual one.
  case actions
  /// What empty fields show.
  case placeholders
  /// The app's own actions.
  case customActions
  /// Custom content.
  case customContent
  /// The app's own rotors.
  case customRotors
  /// Which texts are headings.
  case headings
  /// The levels of headings.
  case headingLevels
  /// What the screen is called.
  case screenTitles
  /// The languages of texts.
  case languages
  /// What holds what.
  case containers
  /// Lists, tables and landmarks.
  case listsTablesAndLandmarks
  /// Lists and the positions in them.
  case listPositions
  /// What web views show.
  case webContent
  /// How many rows and columns a cell takes.
  case cellSpans
  /// Which nodes the cursor stops at.
  case stops
  /// The order in which a reader goes from element to element.
  case readingOrder
  /// Where elements stand.
  case frames
  /// How large the screen is.
  case screenSizes
  /// How many pixels make a point, so that sizes in points are known.
  case densities
  /// The areas that answer touches, where those are larger than what is drawn.
  case touchAreas
  /// Where a double tap lands.
  case activationPoints
  /// Whether something can be seen.
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
