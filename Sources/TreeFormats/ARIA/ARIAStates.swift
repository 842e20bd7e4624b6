internal import AccessibilityTree

/// The states and properties of a node of a web page, by the names of WAI-ARIA.
struct ARIAStates: Equatable {
  /// What is so of a node or not, in a byte.
  struct Flags: OptionSet {
    let rawValue: UInt8

    static let isSelected = Flags(rawValue: 1 << 0)
    static let isDisabled = Flags(rawValue: 1 << 1)
    static let isHidden = Flags(rawValue: 1 << 2)
    static let isModal = Flags(rawValue: 1 << 3)
    static let isFocusable = Flags(rawValue: 1 << 4)
    /// The source says that it is not.
    static let isUnfocusable = Flags(rawValue: 1 << 5)
  }

  /// What few nodes say.
  struct Details: Equatable {
    var states = States()
    var isExpanded: Bool?
    /// Whether text can be typed in, or `nil` when the source does not say.
    var isEditable: Bool?
    var level: Int?
    var minimum: Double?
    var maximum: Double?
    var valueText: String?
    var roleDescription: String?
    var keyShortcuts: String?
  }

  var flags: Flags = []
  var details = Details()

  var isSelected: Bool { flags.contains(.isSelected) }
  var isDisabled: Bool { flags.contains(.isDisabled) }
  var isHidden: Bool { flags.contains(.isHidden) }
  var isModal: Bool { flags.contains(.isModal) }
  /// Whether the keyboard's focus can be given to it, or `nil` where the source does not say.
  var isFocusable: Bool? {
    flags.contains(.isFocusable) ? true : flags.contains(.isUnfocusable) ? false : nil
  }

  /// Takes a property in.
  mutating func take(_ key: Substring, _ word: String) {
    let isTrue = word != "false" && word != "0"
    switch key.hasPrefix("aria-") ? key.dropFirst(5) : key {
    case "checked": details.states.checked = Self.tristate(word)
    case "pressed": details.states.pressed = Self.tristate(word)
    case "expanded": details.isExpanded = isTrue
    case "selected": set(.isSelected, isTrue)
    case "disabled": set(.isDisabled, isTrue)
    case "hidden": set(.isHidden, isTrue)
    case "modal": set(.isModal, isTrue)
    case "focusable":
      set(.isFocusable, isTrue)
      set(.isUnfocusable, !isTrue)
    case "multiline": details.states.isMultiline = isTrue ? true : nil
    case "editable": details.isEditable = isTrue
    // An empty word, as in `[current]`, is a yes; so is a word that is none of ARIA's.
    case "haspopup", "hasPopup":
      details.states.popup = isTrue ? States.Popup(rawValue: word) ?? .menu : nil
    case "required": details.states.isRequired = isTrue ? true : nil
    case "readonly": details.states.isReadOnly = isTrue ? true : nil
    case "invalid":
      details.states.invalid = isTrue ? States.Invalid(rawValue: word) ?? .true : nil
    case "current":
      details.states.current = isTrue ? States.Current(rawValue: word) ?? .true : nil
    case "busy": details.states.isBusy = isTrue ? true : nil
    case "live": details.states.live = States.Live(rawValue: word)
    case "sort": details.states.sort = States.Sort(rawValue: word)
    case "orientation": details.states.orientation = States.Orientation(rawValue: word)
    case "roledescription": details.roleDescription = word.nonblank
    case "keyshortcuts": details.keyShortcuts = word.nonblank
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

  // An empty word, as in `[checked]`, is a yes.
  private static func tristate(_ word: String) -> Tristate {
    switch word {
    case "false", "0": .false
    case "mixed", "2": .mixed
    default: .true
    }
  }

  private static func finite(_ word: String) -> Double? {
    Double(word).flatMap { abs($0) < 1e15 ? $0 : nil }
  }
}
