internal import AccessibilityTree

/// What a role of a web page is, by any of its names.
enum ARIARole: Equatable {
  /// A role of WAI-ARIA, or one of Chrome's own that says the same.
  case role(Role)
  /// A role that no table here knows, by its name.
  case unknown(String)
  /// A part of a text, a line break: never heard.
  case silent
  case text
  case listMarker
  /// A field that opens a picker: dates, times, colours.
  case pickerField
  /// A landmark that is none of WAI-ARIA's own kinds.
  case landmark

  /// Creates the role of a name.
  init(named name: String) {
    self = Role(word: name).map(ARIARole.role) ?? Self.byName[name] ?? .unknown(name)
  }

  /// The role in the words of WAI-ARIA, or `nil` where it has none.
  var role: Role? { if case .role(let role) = self { role } else { nil } }

  /// Whether the role is that of a page as a whole.
  var isDocument: Bool { self == .role(.document) || self == .role(.application) }

  /// Whether snapshots write a node's value as a text inside it.
  var hasValue: Bool {
    switch self {
    case .pickerField: true
    case .role(let role):
      [
        .textBox, .searchBox, .spinButton, .slider, .progressBar, .meter, .comboBox,
      ].contains(role)
    default: false
    }
  }
}
