/// The states and properties of a node of a web page, by the names of WAI-ARIA.
struct ARIAStates: Equatable {
  /// Yes, no, or in between.
  enum Tristate {
    case yes, no, mixed

    /// Creates a state from its word; an empty one, as in `[checked]`, is a yes.
    init(_ word: String) {
      switch word {
      case "false", "0": self = .no
      case "mixed", "2": self = .mixed
      default: self = .yes
      }
    }
  }

  /// What is so of a node or not, in two bytes.
  struct Flags: OptionSet {
    let rawValue: UInt16

    static let isSelected = Flags(rawValue: 1 << 0)
    static let isDisabled = Flags(rawValue: 1 << 1)
    static let isHidden = Flags(rawValue: 1 << 2)
    static let isModal = Flags(rawValue: 1 << 3)
    static let isMultiline = Flags(rawValue: 1 << 4)
    static let hasPopup = Flags(rawValue: 1 << 5)
    static let isRequired = Flags(rawValue: 1 << 6)
    static let isInvalid = Flags(rawValue: 1 << 7)
    static let isCurrent = Flags(rawValue: 1 << 8)
    static let hasRoleDescription = Flags(rawValue: 1 << 9)
  }

  /// What few nodes say.
  struct Details: Equatable {
    var checked: Tristate?
    var pressed: Tristate?
    var isExpanded: Bool?
    /// Whether text can be typed in, or `nil` when the source does not say.
    var isEditable: Bool?
    var level: Int?
    var minimum: Double?
    var maximum: Double?
    var valueText: String?
  }

  var flags: Flags = []
  var details = Details()

  var isSelected: Bool { flags.contains(.isSelected) }
  var isDisabled: Bool { flags.contains(.isDisabled) }
  var isHidden: Bool { flags.contains(.isHidden) }
  var isModal: Bool { flags.contains(.isModal) }
  var isMultiline: Bool { flags.contains(.isMultiline) }
  var hasPopup: Bool { flags.contains(.hasPopup) }
  var isRequired: Bool { flags.contains(.isRequired) }
  var isInvalid: Bool { flags.contains(.isInvalid) }
  var isCurrent: Bool { flags.contains(.isCurrent) }
  var hasRoleDescription: Bool { flags.contains(.hasRoleDescription) }

  var checked: Tristate? { details.checked }
  var pressed: Tristate? { details.pressed }
  var isExpanded: Bool? { details.isExpanded }
  /// Whether text can be typed in, or `nil` when the source does not say.
  var isEditable: Bool? { details.isEditable }
  var level: Int? { details.level }
  var minimum: Double? { details.minimum }
  var maximum: Double? { details.maximum }
  var valueText: String? { details.valueText }

  /// The level of a heading as far as elements have one.
  var headingLevel: Int? { level.flatMap { (1...6).contains($0) ? $0 : nil } }

  /// Takes a property in.
  ///
  /// - Parameters:
  ///   - key: The name of the property, with or without `aria-`; unknown ones are passed over.
  ///   - word: Its value as text; empty for one that is only named.
  mutating func take(_ key: Substring, _ word: String) {
    let isTrue = word != "false" && word != "0"
    switch key.hasPrefix("aria-") ? key.dropFirst(5) : key {
    case "checked": details.checked = Tristate(word)
    case "pressed": details.pressed = Tristate(word)
    case "expanded": details.isExpanded = isTrue
    case "selected": set(.isSelected, isTrue)
    case "disabled": set(.isDisabled, isTrue)
    case "hidden": set(.isHidden, isTrue)
    case "modal": set(.isModal, isTrue)
    case "multiline": set(.isMultiline, isTrue)
    case "editable": details.isEditable = isTrue
    case "haspopup", "hasPopup": set(.hasPopup, isTrue)
    case "required": set(.isRequired, isTrue)
    case "invalid": set(.isInvalid, isTrue)
    case "current": set(.isCurrent, isTrue)
    case "roledescription": set(.hasRoleDescription, word.nonblank != nil)
    case "level": details.level = Int(word) ?? Double(word).flatMap { Int(exactly: $0) }
    case "valuemin": details.minimum = Self.finite(word)
    case "valuemax": details.maximum = Self.finite(word)
    case "valuetext": details.valueText = word.nonblank
    default: break
    }
  }

  private mutating func set(_ flag: Flags, _ isSet: Bool) {
    if isSet { flags.insert(flag) } else { flags.remove(flag) }
  }

  /// Returns a number that is neither infinite nor unreasonably large.
  ///
  /// - Parameter word: The number as text.
  /// - Returns: The number, or `nil`.
  static func finite(_ word: String) -> Double? {
    Double(word).flatMap { abs($0) < 1e15 ? $0 : nil }
  }
}
