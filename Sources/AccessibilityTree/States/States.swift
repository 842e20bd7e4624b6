/// The current states of an element, by the states and properties of WAI-ARIA 1.2.
///
/// `nil` means that the state is unknown, which is different from `false`. The element itself stores whether it is
/// expanded, dimmed or hidden.
public struct States: Equatable, Hashable, Sendable {
  /// Whether a toggle button is pressed.
  public var pressed: Tristate?
  /// Whether a checkbox, radio button, switch or option is checked.
  public var checked: Tristate?
  /// Whether a tab, row, cell or option is selected.
  public var isSelected: Bool?
  /// Whether a value is required.
  public var isRequired: Bool?
  /// Whether the value can be read but not changed.
  public var isReadOnly: Bool?
  /// Whether a text field has several lines.
  public var isMultiline: Bool?
  /// Whether the content is still loading or changing.
  public var isBusy: Bool?
  /// The kind of error in the value.
  public var invalid: Invalid?
  /// The kind of set in which the element is the current item.
  public var current: Current?
  /// The kind of popup that the element opens.
  public var popup: Popup?
  /// How urgently changes below the element are announced.
  public var live: Live?
  /// The direction of the element's axis.
  public var orientation: Orientation?
  /// The sort order of the rows below a header.
  public var sort: Sort?

  /// Creates states with nothing stated.
  public init() {}

  /// Nothing stated.
  package static let none = States()

  /// The states that are stated, in the order in which files write them.
  package var stated: [Key] {
    if self == .none { return [] }
    return Key.allCases.filter { key in
      var only = States()
      only.copy(key, from: self)
      return only != .none
    }
  }

  /// Takes one state over from others.
  package mutating func copy(_ key: Key, from other: States) {
    switch key {
    case .pressed: pressed = other.pressed
    case .checked: checked = other.checked
    case .selected: isSelected = other.isSelected
    case .required: isRequired = other.isRequired
    case .readOnly: isReadOnly = other.isReadOnly
    case .multiline: isMultiline = other.isMultiline
    case .busy: isBusy = other.isBusy
    case .invalid: invalid = other.invalid
    case .current: current = other.current
    case .popup: popup = other.popup
    case .live: live = other.live
    case .orientation: orientation = other.orientation
    case .sort: sort = other.sort
    }
  }

  /// Takes back what an element of a role cannot have, as browsers do with what ARIA does not know.
  package mutating func keepOnly(of role: Role?) {
    guard let role else { return }
    for key in stated where !role.supports(key) { copy(key, from: .none) }
  }
}
