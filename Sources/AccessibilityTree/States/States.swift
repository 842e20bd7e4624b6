/// What is so of an element for the moment, by the states and properties of WAI-ARIA 1.2.
///
/// `nil` is what nobody has stated, which is not the same as a no. Whether an element is expanded, dimmed or
/// hidden stands in the element itself.
public struct States: Equatable, Hashable, Sendable {
  /// Whether a toggle button is pressed.
  public var pressed: Tristate?
  /// Whether a checkbox, radio button, switch or choice is checked.
  public var checked: Tristate?
  /// Whether a tab, row, cell or choice is selected.
  public var isSelected: Bool?
  /// Whether something has to be filled in.
  public var isRequired: Bool?
  /// Whether the value can be read but not changed.
  public var isReadOnly: Bool?
  /// Whether a field takes several lines.
  public var isMultiline: Bool?
  /// Whether the content is still being loaded or changed.
  public var isBusy: Bool?
  /// What is wrong with what was filled in.
  public var invalid: Invalid?
  /// Among its like, what the element is the current one of.
  public var current: Current?
  /// What activating the element opens.
  public var popup: Popup?
  /// How changes below the element are told.
  public var live: Live?
  /// Which way the element runs.
  public var orientation: Orientation?
  /// How the rows below a header are sorted by it.
  public var sort: Sort?

  /// Nothing stated.
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
