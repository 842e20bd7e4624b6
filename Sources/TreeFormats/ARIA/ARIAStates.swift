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

  var checked: Tristate?
  var pressed: Tristate?
  var isExpanded: Bool?
  var isSelected = false
  var isDisabled = false
  var isHidden = false
  var isModal = false
  var isMultiline = false
  /// Whether text can be typed in, or `nil` when the source does not say.
  var isEditable: Bool?
  var hasPopup = false
  var isRequired = false
  var isInvalid = false
  var isCurrent = false
  var hasRoleDescription = false
  var level: Int?
  var minimum: Double?
  var maximum: Double?
  var valueText: String?

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
    case "checked": checked = Tristate(word)
    case "pressed": pressed = Tristate(word)
    case "expanded": isExpanded = isTrue
    case "selected": isSelected = isTrue
    case "disabled": isDisabled = isTrue
    case "hidden": isHidden = isTrue
    case "modal": isModal = isTrue
    case "multiline": isMultiline = isTrue
    case "editable": isEditable = isTrue
    case "haspopup", "hasPopup": hasPopup = isTrue
    case "required": isRequired = isTrue
    case "invalid": isInvalid = isTrue
    case "current": isCurrent = isTrue
    case "roledescription": hasRoleDescription = word.nonblank != nil
    case "level": level = Int(word) ?? Double(word).flatMap { Int(exactly: $0) }
    case "valuemin": minimum = Self.finite(word)
    case "valuemax": maximum = Self.finite(word)
    case "valuetext": valueText = word.nonblank
    default: break
    }
  }

  /// Returns a number that is neither infinite nor unreasonably large.
  ///
  /// - Parameter word: The number as text.
  /// - Returns: The number, or `nil`.
  static func finite(_ word: String) -> Double? {
    Double(word).flatMap { abs($0) < 1e15 ? $0 : nil }
  }
}
