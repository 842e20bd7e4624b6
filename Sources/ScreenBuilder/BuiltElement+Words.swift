public import AccessibilityTree
public import Documents

extension BuiltElement {
  /// Sets the `id`, unique on the screen and never spoken; the screen then needs `try`.
  ///
  /// - Parameter id: The `id`.
  /// - Returns: A changed copy.
  public func id(_ id: String) -> BuiltElement<Role, SourceError> { with(\.id, id).checked }

  /// Sets the hint about what acting on the element does, spoken last, after a pause.
  ///
  /// - Parameter hint: The hint.
  /// - Returns: A changed copy.
  public func hint(_ hint: String) -> Self { with(\.hint, hint) }

  /// Adds traits to those of the role.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: A changed copy.
  public func traits(_ traits: Traits) -> Self { with(\.traits, element.traits.union(traits)) }

  /// Marks the element as selected, spoken as "selected" before the label.
  ///
  /// - Parameter isSelected: Whether the element is selected.
  /// - Returns: A changed copy.
  public func selected(_ isSelected: Bool = true) -> Self { trait(.selected, isSelected) }

  /// Marks the element as disabled, spoken as "dimmed".
  ///
  /// - Parameter isDisabled: Whether the element is disabled.
  /// - Returns: A changed copy.
  public func disabled(_ isDisabled: Bool = true) -> Self { trait(.notEnabled, isDisabled) }

  /// Sets the language of the element's texts.
  ///
  /// - Parameter tag: A BCP 47 tag: `ko`, `zh-Hant`.
  /// - Returns: A changed copy.
  public func language(_ tag: String) -> Self { with(\.language, tag) }

  /// Sets whether the disclosed content is shown, spoken as "expanded" or "collapsed".
  ///
  /// - Parameter isExpanded: Whether the content is shown.
  /// - Returns: A changed copy.
  public func expanded(_ isExpanded: Bool = true) -> Self { with(\.isExpanded, isExpanded) }

  /// Adds a fact, spoken after the value if it is important, and otherwise on demand.
  ///
  /// - Parameters:
  ///   - label: The name of the fact: "Age".
  ///   - value: The content of the fact: "three years".
  ///   - isImportant: Whether the fact is spoken with the element.
  /// - Returns: A changed copy.
  public func content(_ label: String, _ value: String, important isImportant: Bool = false) -> Self
  {
    let fact = CustomContent(label: label, value: value, isImportant: isImportant)
    return adding([fact], to: \.content)
  }

  /// Sets how a range of a text is spoken; the range is checked, and the screen needs `try`.
  ///
  /// - Parameter attribute: The range and how it is spoken.
  /// - Returns: A changed copy.
  public func speech(_ attribute: SpeechAttribute) -> BuiltElement<Role, SourceError> {
    adding([attribute], to: \.speech).checked
  }

  /// Adds names by which Voice Control knows the element; they are never spoken.
  ///
  /// - Parameter names: The names.
  /// - Returns: A changed copy.
  public func userInputLabels(_ names: String...) -> Self { adding(names, to: \.userInputLabels) }

  private func trait(_ trait: Traits, _ isSet: Bool) -> Self {
    with(\.traits, isSet ? element.traits.union(trait) : element.traits.subtracting(trait))
  }
}

extension BuiltElement where Role: ValuedRole {
  /// Sets the value, spoken after the label.
  ///
  /// - Parameter value: The value.
  /// - Returns: A changed copy.
  public func value(_ value: String) -> Self { with(\.value, value) }
}

extension BuiltElement where Role: LevelledRole {
  /// Sets the level of a heading, spoken as "heading level 2".
  ///
  /// - Parameter level: The level.
  /// - Returns: A changed copy.
  public func headingLevel(_ level: HeadingLevel) -> Self { with(\.headingLevel, level.rawValue) }
}
