import AccessibilityTree

extension BuiltElement where Role: NamedRole, Failure == Never {
  /// Creates an element.
  ///
  /// - Parameter label: The accessible name, without the role word.
  public init(_ label: String) { self.init(label: label) }
}

extension BuiltElement where Role == Roles.Switch, Failure == Never {
  /// Creates a switch, spoken as "Alerts, switch button, on".
  ///
  /// - Parameters:
  ///   - label: The accessible name, without the role word.
  ///   - state: The state of the switch.
  public init(_ label: String, _ state: SwitchState) {
    self.init(label: label, value: state.rawValue)
  }
}

extension BuiltElement where Role == Roles.Slider, Failure == Never {
  /// Creates an adjustable element, spoken as "Volume, 50%, adjustable".
  ///
  /// - Parameters:
  ///   - label: The accessible name, without the role word.
  ///   - value: The current value.
  public init(_ label: String, value: String) { self.init(label: label, value: value) }

  /// Creates an adjustable element that a swipe changes by 10 %, spoken as "Volume, 50%, adjustable".
  ///
  /// - Parameters:
  ///   - label: The accessible name, without the role word.
  ///   - percent: The current value from 0 to 100; other numbers are clamped.
  public init(_ label: String, percent: Int) {
    self.init(label: label, value: "\(min(max(0, percent), 100))%")
  }
}

extension BuiltElement where Role: TypingRole, Role: ValuedRole, Failure == Never {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - label: The accessible name, without the role word; `nil` for a field without a name.
  ///   - value: The text in the field, or the placeholder.
  public init(_ label: String? = nil, value: String? = nil) {
    self.init(label: label, value: value, holding: .init())
  }
}

extension BuiltElement where Role == Roles.Image, Failure == Never {
  /// Creates a decorative image, which is silent.
  ///
  /// - Parameter label: A description of the image for readers of the code.
  public init(decorative label: String) {
    self = BuiltElement(label: label).decorative()
  }
}

extension BuiltElement where Role: HoldingRole {
  /// Creates an element with children.
  ///
  /// - Parameters:
  ///   - label: The accessible name, or `nil` for a container without a name.
  ///   - children: The children.
  public init(
    _ label: String? = nil, @ElementBuilder _ children: () -> BuiltElements<Failure>
  ) {
    self.init(label: label, holding: children().tree)
  }
}
