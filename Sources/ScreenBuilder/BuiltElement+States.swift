public import AccessibilityTree
public import Documents

/// What is stated in the words of ARIA. Whether the role, the traits and the states go together is checked,
/// and the screen made with `try`.
extension BuiltElement {
  /// Declares the role, where traits have no word for it.
  ///
  /// - Parameter role: The role; it may repeat what the traits say, and not contradict it.
  /// - Returns: A changed copy.
  public func role(_ role: AccessibilityTree.Role) -> BuiltElement<Role, SourceError> {
    with(\.role, role).checked
  }

  /// Tells whether a toggle button is pressed, heard as "on" or "off".
  ///
  /// - Parameter state: Whether it is.
  /// - Returns: A changed copy.
  public func pressed(_ state: Tristate = .true) -> BuiltElement<Role, SourceError> {
    with(\.states.pressed, state).checked
  }

  /// Tells whether a checkbox, radio button, switch or choice is checked, heard as "checked" or "unchecked".
  ///
  /// - Parameter state: Whether it is.
  /// - Returns: A changed copy.
  public func checked(_ state: Tristate = .true) -> BuiltElement<Role, SourceError> {
    with(\.states.checked, state).checked
  }

  /// Tells whether a tab, row, cell or choice is selected, heard as "selected" if it is.
  ///
  /// - Parameter isSelected: Whether it is.
  /// - Returns: A changed copy.
  public func selectedState(_ isSelected: Bool = true) -> BuiltElement<Role, SourceError> {
    with(\.states.isSelected, isSelected).checked
  }

  /// Tells whether something has to be filled in.
  ///
  /// - Parameter isRequired: Whether it has.
  /// - Returns: A changed copy.
  public func required(_ isRequired: Bool = true) -> BuiltElement<Role, SourceError> {
    with(\.states.isRequired, isRequired).checked
  }

  /// Tells whether the value can be read but not changed.
  ///
  /// - Parameter isReadOnly: Whether it is so.
  /// - Returns: A changed copy.
  public func readOnly(_ isReadOnly: Bool = true) -> BuiltElement<Role, SourceError> {
    with(\.states.isReadOnly, isReadOnly).checked
  }

  /// Tells whether a field takes several lines.
  ///
  /// - Parameter isMultiline: Whether it does.
  /// - Returns: A changed copy.
  public func multiline(_ isMultiline: Bool = true) -> BuiltElement<Role, SourceError> {
    with(\.states.isMultiline, isMultiline).checked
  }

  /// Tells whether the content is still being loaded or changed.
  ///
  /// - Parameter isBusy: Whether it is.
  /// - Returns: A changed copy.
  public func busy(_ isBusy: Bool = true) -> Self { with(\.states.isBusy, isBusy) }

  /// Tells that what was filled in is wrong.
  ///
  /// - Parameter invalid: What is wrong with it.
  /// - Returns: A changed copy.
  public func invalid(_ invalid: States.Invalid = .true) -> BuiltElement<Role, SourceError> {
    with(\.states.invalid, invalid).checked
  }

  /// Tells that the element is the current one among its like.
  ///
  /// - Parameter current: What it is the current one of.
  /// - Returns: A changed copy.
  public func current(_ current: States.Current = .true) -> Self { with(\.states.current, current) }

  /// Tells what activating the element opens.
  ///
  /// - Parameter popup: What opens.
  /// - Returns: A changed copy.
  public func hasPopup(_ popup: States.Popup) -> BuiltElement<Role, SourceError> {
    with(\.states.popup, popup).checked
  }

  /// Tells that changes below the element are told.
  ///
  /// - Parameter live: How they are.
  /// - Returns: A changed copy.
  public func live(_ live: States.Live) -> Self { with(\.states.live, live) }

  /// Tells which way the element runs.
  ///
  /// - Parameter orientation: Which way.
  /// - Returns: A changed copy.
  public func orientation(
    _ orientation: States.Orientation
  ) -> BuiltElement<Role, SourceError> { with(\.states.orientation, orientation).checked }

  /// Tells how the rows below a header are sorted by it.
  ///
  /// - Parameter sort: How they are.
  /// - Returns: A changed copy.
  public func sort(_ sort: States.Sort) -> BuiltElement<Role, SourceError> {
    with(\.states.sort, sort).checked
  }
}
