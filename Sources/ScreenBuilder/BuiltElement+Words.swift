public import AccessibilityTree
public import Documents

extension BuiltElement {
  /// Gives the `id`, unique on the screen and never spoken; the screen is then made with `try`.
  ///
  /// - Parameter id: The `id`.
  /// - Returns: A changed copy.
  public func id(_ id: String) -> BuiltElement<Role, SourceError> { with(\.id, id).checked }

  /// Gives what acting on the element does, heard last and after a pause.
  ///
  /// - Parameter hint: The hint.
  /// - Returns: A changed copy.
  public func hint(_ hint: String) -> Self { with(\.hint, hint) }

  /// Adds traits to those of the role.
  ///
  /// - Parameter traits: The traits.
  /// - Returns: A changed copy.
  public func traits(_ traits: Traits) -> Self { with(\.traits, element.traits.union(traits)) }

  /// Marks the element as selected, heard as "selected" before the label.
  ///
  /// - Parameter isSelected: Whether it is.
  /// - Returns: A changed copy.
  public func selected(_ isSelected: Bool = true) -> Self { trait(.selected, isSelected) }

  /// Marks the element as one that cannot be used now, heard as "dimmed".
  ///
  /// - Parameter isDisabled: Whether it is.
  /// - Returns: A changed copy.
  public func disabled(_ isDisabled: Bool = true) -> Self { trait(.notEnabled, isDisabled) }

  /// Gives the language of the words.
  ///
  /// - Parameter tag: A BCP 47 tag: `ko`, `zh-Hant`.
  /// - Returns: A changed copy.
  public func language(_ tag: String) -> Self { with(\.language, tag) }

  /// Tells whether what the element discloses is shown, heard as "expanded" or "collapsed".
  ///
  /// - Parameter isExpanded: Whether it is shown.
  /// - Returns: A changed copy.
  public func expanded(_ isExpanded: Bool = true) -> Self { with(\.isExpanded, isExpanded) }

  /// Adds a further fact, heard after the value if it is important and on demand otherwise.
  ///
  /// - Parameters:
  ///   - label: What the fact is about: "Age".
  ///   - value: The fact: "three years".
  ///   - isImportant: Whether the fact is spoken with the element.
  /// - Returns: A changed copy.
  public func content(_ label: String, _ value: String, important isImportant: Bool = false) -> Self
  {
    let fact = CustomContent(label: label, value: value, isImportant: isImportant)
    return adding([fact], to: \.content)
  }

  /// Adds how a range of a text is spoken; the range is checked, and the screen made with `try`.
  ///
  /// - Parameter attribute: The range and how it is spoken.
  /// - Returns: A changed copy.
  public func speech(_ attribute: SpeechAttribute) -> BuiltElement<Role, SourceError> {
    adding([attribute], to: \.speech).checked
  }

  /// Adds names by which Voice Control calls the element; they are never spoken.
  ///
  /// - Parameter names: The names.
  /// - Returns: A changed copy.
  public func userInputLabels(_ names: String...) -> Self { adding(names, to: \.userInputLabels) }

  private func trait(_ trait: Traits, _ isSet: Bool) -> Self {
    with(\.traits, isSet ? element.traits.union(trait) : element.traits.subtracting(trait))
  }
}

extension BuiltElement where Role: ValuedRole {
  /// Gives the value, heard after the label.
  ///
  /// - Parameter value: The value.
  /// - Returns: A changed copy.
  public func value(_ value: String) -> Self { with(\.value, value) }
}

extension BuiltElement where Role: LevelledRole {
  /// Gives the level of a heading, heard as "heading level 2".
  ///
  /// - Parameter level: The level.
  /// - Returns: A changed copy.
  public func headingLevel(_ level: HeadingLevel) -> Self { with(\.headingLevel, level.rawValue) }
}
