import AccessibilityTree
import Documents

/// Reads and writes what is stated of an element in the words of ARIA: its role, states and numbers.
enum NativeRoles {
  static func role(_ value: DocumentNode) throws(SourceError) -> Role {
    let name = NativeElementKey.role.rawValue
    let text = try value.string(for: name)
    guard let role = Role(word: text) else {
      throw value.error(
        "unknown role \(SafeText.quoted(text))",
        suggestion: Spelling.suggestion(
          for: text, among: Role.allCases.map(\.rawValue), noun: "roles"))
    }
    return role
  }

  /// Reads a state into those of an element.
  static func read(
    _ key: States.Key, _ value: DocumentNode, into states: inout States
  ) throws(SourceError) {
    let name = key.rawValue
    switch key {
    case .pressed: states.pressed = try word(name, value)
    case .checked: states.checked = try word(name, value)
    case .selected: states.isSelected = try value.boolean(for: name)
    case .required: states.isRequired = try value.boolean(for: name)
    case .readOnly: states.isReadOnly = try value.boolean(for: name)
    case .multiline: states.isMultiline = try value.boolean(for: name)
    case .busy: states.isBusy = try value.boolean(for: name)
    case .invalid: states.invalid = try word(name, value, none: "false")
    case .current: states.current = try word(name, value, none: "false")
    case .popup: states.popup = try word(name, value, none: "false")
    case .live: states.live = try word(name, value, none: "off")
    case .orientation: states.orientation = try word(name, value)
    case .sort: states.sort = try word(name, value)
    }
  }

  /// Returns a state as a file writes it, or `nil` when it is not stated.
  static func value(_ key: States.Key, of states: States) -> PropertyValue? {
    switch key {
    case .pressed: written(states.pressed)
    case .checked: written(states.checked)
    case .selected: states.isSelected.map { .boolean($0) }
    case .required: states.isRequired.map { .boolean($0) }
    case .readOnly: states.isReadOnly.map { .boolean($0) }
    case .multiline: states.isMultiline.map { .boolean($0) }
    case .busy: states.isBusy.map { .boolean($0) }
    case .invalid: written(states.invalid)
    case .current: written(states.current)
    case .popup: written(states.popup)
    case .live: written(states.live)
    case .orientation: written(states.orientation)
    case .sort: written(states.sort)
    }
  }

  // `true` and `false` are words here as well as truth values, in quotes or without.
  private static func word<Word>(
    _ name: String, _ value: DocumentNode, none: String? = nil
  ) throws(SourceError) -> Word?
  where Word: RawRepresentable & CaseIterable, Word.RawValue == String {
    let text = value.kind == .boolean ? value.text : try value.string(for: name)
    if text == none { return nil }
    guard let word = Word(rawValue: text) else {
      throw value.error(
        "unknown word \(SafeText.quoted(text)) for \"\(name)\"",
        suggestion: Spelling.suggestion(
          for: text, among: Word.allCases.map(\.rawValue) + (none.map { [$0] } ?? []),
          noun: "words"))
    }
    return word
  }

  private static func written<Word>(_ word: Word?) -> PropertyValue?
  where Word: RawRepresentable, Word.RawValue == String {
    word.map { word in Bool(word.rawValue).map { .boolean($0) } ?? .text(word.rawValue) }
  }

  static func position(_ value: DocumentNode) throws(SourceError) -> SetPosition {
    guard value.kind == .mapping else {
      throw value.error(
        "\"position\" takes a mapping, not \(value.described)",
        suggestion: "for example, position: {index: 2, count: 5}")
    }
    try value.requireKeys(["index", "count"], of: "a position")
    guard let index = value.given("index") else {
      throw value.error("a position needs an \"index\"", suggestion: "count from 1")
    }
    return SetPosition(
      index: try index.integer(for: "index", in: 1...largest),
      count: try value.given("count")?.integer(for: "count", in: 0...largest))
  }

  static func value(_ position: SetPosition) -> PropertyValue {
    var entries = [PropertyValue.Entry(key: "index", value: .number(Double(position.index)))]
    if let count = position.count {
      entries.append(.init(key: "count", value: .number(Double(count))))
    }
    return .mapping(entries)
  }

  static func range(_ value: DocumentNode) throws(SourceError) -> ValueRange {
    guard value.kind == .mapping else {
      throw value.error(
        "\"range\" takes a mapping, not \(value.described)",
        suggestion: "for example, range: {value: 5, min: 0, max: 10}")
    }
    try value.requireKeys(["value", "min", "max", "text"], of: "a range")
    return ValueRange(
      value: try value.given("value")?.number(for: "value"),
      minimum: try value.given("min")?.number(for: "min"),
      maximum: try value.given("max")?.number(for: "max"),
      text: try value.word("text")?.string(for: "text"))
  }

  static func value(_ range: ValueRange) -> PropertyValue {
    var entries: [PropertyValue.Entry] = []
    for (key, number) in [("value", range.value), ("min", range.minimum), ("max", range.maximum)] {
      if let number, number.isFinite { entries.append(.init(key: key, value: .number(number))) }
    }
    if let text = range.text { entries.append(.init(key: "text", value: .text(text))) }
    return .mapping(entries)
  }

  /// The largest place, number of places or level.
  static let largest = 1_000_000

  /// Returns what is wrong among the role, states and numbers of an element as an error with its place.
  static func error(_ mistake: FactMistake, in node: DocumentNode) -> SourceError {
    let place = node[mistake.key] ?? node
    let inner: DocumentNode? =
      switch mistake {
      case .beyondCount: place["index"]
      case .emptyRange: place["max"]
      case .contradiction, .unsupported: nil
      }
    return (inner ?? place).error(mistake.message, suggestion: mistake.suggestion)
  }
}
