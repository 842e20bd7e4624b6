import AccessibilityTree

/// What a key of a screen file calls for, which is how a YAML scalar without quotes is read.
enum NativeValueType {
  /// A text, a word or an `id`: `12`, `on` and `null` are words.
  case word
  /// A list of texts.
  case words
  /// A number, or a list of numbers.
  case number
  /// `true` or `false`.
  case flag
  /// A word among which are `true` and `false`.
  case wordOrFlag
  /// A list or a mapping with keys of its own.
  case structure

  /// Returns what a key calls for wherever it stands, or `nil` when the key is not known.
  static func of(_ key: String) -> NativeValueType? {
    if let key = NativeElementKey.byName[key] { return key.type }
    let isWord = NativeShortForm.byName[key] != nil || Behaviour.Effect.Name(rawValue: key) != nil
    return isWord ? .word : nil
  }
}

extension NativeElementKey {
  /// What the key calls for.
  var type: NativeValueType {
    switch self {
    case .id, .label, .value, .hint, .container, .order, .combine, .labelledBy, .language, .role,
      .live, .orientation, .sort, .description, .placeholder, .roleDescription, .errorMessage,
      .keyShortcuts:
      .word
    case .traits, .linked, .actions, .userInputLabels, .dragSources, .dropPoints, .directTouch:
      .words
    case .frame, .activationPoint, .path, .sortPriority, .headingLevel, .level: .number
    case .isElement, .hidden, .decorative, .clips, .modal, .groupsChildren, .expanded,
      .respondsToUserInteraction, .selectedState, .required, .readOnly, .multiline, .busy:
      .flag
    case .pressed, .checked, .invalid, .current, .hasPopup: .wordOrFlag
    case .content, .rotors, .table, .cell, .speech, .position, .range, .behaviours, .children:
      .structure
    default: fact.map(Self.type) ?? .structure
    }
  }

  private static func type(of fact: FactKey) -> NativeValueType {
    switch fact.shape {
    case .text, .color, .word: .word
    case .texts, .words: .words
    case .number, .integer, .numbers: .number
    case .flag: .flag
    case .list, .mapping, .suppressions, .variants: .structure
    }
  }
}
