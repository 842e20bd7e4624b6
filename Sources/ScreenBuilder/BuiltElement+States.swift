public import AccessibilityTree
public import Documents

/// What is stated in the words of ARIA. Whether the role, the traits and the states go together is checked,
/// and the screen made with `try`.
extension BuiltElement {
  /// Sets the role, if traits do not cover it.
  ///
  /// - Parameter role: The role; it may repeat the role of the traits but not contradict it.
  /// - Returns: A changed copy.
  public func role(_ role: AccessibilityTree.Role) -> BuiltElement<Role, SourceError> {
    with(\.role, role).checked
  }

  /// Sets whether a toggle button is pressed, spoken as "on" or "off".
  ///
  /// - Parameter state: Whether the button is pressed.
  /// - Returns: A changed copy.
  public func pressed(_ state: Tristate = .true) -> BuiltElement<Role, SourceError> {
    with(\.states.pressed, state).checked
  }

  /// Sets whether a checkbox, radio button, switch or option is checked, spoken as "checked" or "unchecked".
  ///
  /// - Parameter state: Whether the element is checked.
  /// - Returns: A changed copy.
  public func checked(_ state: Tristate = .true) -> BuiltElement<Role, SourceError> {
    with(\.states.checked, state).checked
  }

  /// Sets whether a tab, row, cell or option is selected, spoken as "selected" if it is.
  ///
  /// - Parameter isSelected: Whether the element is selected.
  /// - Returns: A changed copy.
  public func selectedState(_ isSelected: Bool = true) -> BuiltElement<Role, SourceError> {
    with(\.states.isSelected, isSelected).checked
  }

  /// Sets whether a value is required.
  ///
  /// - Parameter isRequired: Whether a value is required.
  /// - Returns: A changed copy.
  public func required(_ isRequired: Bool = true) -> BuiltElement<Role, SourceError> {
    with(\.states.isRequired, isRequired).checked
  }

  /// Sets whether the value can be read but not changed.
  ///
  /// - Parameter isReadOnly: Whether the value is read-only.
  /// - Returns: A changed copy.
  public func readOnly(_ isReadOnly: Bool = true) -> BuiltElement<Role, SourceError> {
    with(\.states.isReadOnly, isReadOnly).checked
  }

  /// Sets whether a text field has several lines.
  ///
  /// - Parameter isMultiline: Whether the field has several lines.
  /// - Returns: A changed copy.
  public func multiline(_ isMultiline: Bool = true) -> BuiltElement<Role, SourceError> {
    with(\.states.isMultiline, isMultiline).checked
  }

  /// Sets whether the content is still loading or changing.
  ///
  /// - Parameter isBusy: Whether the content is busy.
  /// - Returns: A changed copy.
  public func busy(_ isBusy: Bool = true) -> Self { with(\.states.isBusy, isBusy) }

  /// Marks the value as invalid.
  ///
  /// - Parameter invalid: The kind of error.
  /// - Returns: A changed copy.
  public func invalid(_ invalid: States.Invalid = .true) -> BuiltElement<Role, SourceError> {
    with(\.states.invalid, invalid).checked
  }

  /// Marks the element as the current item of its set.
  ///
  /// - Parameter current: The kind of set.
  /// - Returns: A changed copy.
  public func current(_ current: States.Current = .true) -> Self { with(\.states.current, current) }

  /// Sets the kind of popup that activating the element opens.
  ///
  /// - Parameter popup: The kind of popup.
  /// - Returns: A changed copy.
  public func hasPopup(_ popup: States.Popup) -> BuiltElement<Role, SourceError> {
    with(\.states.popup, popup).checked
  }

  /// Makes the element a live region.
  ///
  /// - Parameter live: How urgently changes are announced.
  /// - Returns: A changed copy.
  public func live(_ live: States.Live) -> Self { with(\.states.live, live) }

  /// Sets the direction of the element's axis.
  ///
  /// - Parameter orientation: The direction.
  /// - Returns: A changed copy.
  public func orientation(
    _ orientation: States.Orientation
  ) -> BuiltElement<Role, SourceError> { with(\.states.orientation, orientation).checked }

  /// Sets the sort order of the rows below a header.
  ///
  /// - Parameter sort: The sort order.
  /// - Returns: A changed copy.
  public func sort(_ sort: States.Sort) -> BuiltElement<Role, SourceError> {
    with(\.states.sort, sort).checked
  }
}
