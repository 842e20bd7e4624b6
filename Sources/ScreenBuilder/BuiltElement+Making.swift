import AccessibilityTree

extension BuiltElement where Role: NamedRole, Failure == Never {
  /// Makes an element.
  ///
  /// - Parameter label: The name, without the word for the role.
  public init(_ label: String) { self.init(label: label) }
}

extension BuiltElement where Role == Roles.Switch, Failure == Never {
  /// Makes a switch, heard as "Alerts, switch button, on".
  ///
  /// - Parameters:
  ///   - label: The name, without the word for the role.
  ///   - state: How the switch stands.
  public init(_ label: String, _ state: SwitchState) {
    self.init(label: label, value: state.rawValue)
  }
}

extension BuiltElement where Role == Roles.Slider, Failure == Never {
  /// Makes something that a swipe up or down changes, heard as "Volume, 50%, adjustable".
  ///
  /// - Parameters:
  ///   - label: The name, without the word for the role.
  ///   - value: What it stands at.
  public init(_ label: String, value: String) { self.init(label: label, value: value) }

  /// Makes something that a swipe up or down changes by a tenth, heard as "Volume, 50%, adjustable".
  ///
  /// - Parameters:
  ///   - label: The name, without the word for the role.
  ///   - percent: What it stands at, from 0 to 100; other numbers are taken for the nearest of them.
  public init(_ label: String, percent: Int) {
    self.init(label: label, value: "\(min(max(0, percent), 100))%")
  }
}

extension BuiltElement where Role: TypingRole, Role: ValuedRole, Failure == Never {
  /// Makes a field.
  ///
  /// - Parameters:
  ///   - label: The name, without the word for the role; `nil` for a field without one.
  ///   - value: The text that is in the field, or the placeholder.
  public init(_ label: String? = nil, value: String? = nil) {
    self.init(label: label, value: value, holding: .init())
  }
}

extension BuiltElement where Role == Roles.Image, Failure == Never {
  /// Makes an image that conveys nothing, and so is not heard.
  ///
  /// - Parameter label: What the image shows, for those who read the code.
  public init(decorative label: String) {
    self = BuiltElement(label: label).decorative()
  }
}

extension BuiltElement where Role: HoldingRole {
  /// Makes an element that holds others.
  ///
  /// - Parameters:
  ///   - label: The name, or `nil` for a container without one.
  ///   - children: What it holds.
  public init(
    _ label: String? = nil, @ElementBuilder _ children: () -> BuiltElements<Failure>
  ) {
    self.init(label: label, holding: children().tree)
  }
}
