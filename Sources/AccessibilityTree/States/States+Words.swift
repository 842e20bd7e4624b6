extension States {
  /// The states by the keys of screen files.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    /// ``States/pressed``.
    case pressed
    /// ``States/checked``.
    case checked
    /// ``States/isSelected``; `selected` is a trait.
    case selected = "selectedState"
    /// ``States/isRequired``.
    case required
    /// ``States/isReadOnly``.
    case readOnly
    /// ``States/isMultiline``.
    case multiline
    /// ``States/isBusy``.
    case busy
    /// ``States/invalid``.
    case invalid
    /// ``States/current``.
    case current
    /// ``States/popup``.
    case popup = "hasPopup"
    /// ``States/live``.
    case live
    /// ``States/orientation``.
    case orientation
    /// ``States/sort``.
    case sort
  }

  /// The kind of error in a field's value.
  public enum Invalid: String, CaseIterable, Hashable, Sendable {
    /// An unspecified error.
    case `true`
    /// A grammar error.
    case grammar
    /// A spelling error.
    case spelling
  }

  /// The kind of set in which an element is the current item.
  public enum Current: String, CaseIterable, Hashable, Sendable {
    /// The current page among links to pages.
    case page
    /// The current step of a process.
    case step
    /// The current location in a diagram.
    case location
    /// The current date of a calendar.
    case date
    /// The current time of a timetable.
    case time
    /// The current item of another set.
    case `true`
  }

  /// The kind of popup that an element opens.
  public enum Popup: String, CaseIterable, Hashable, Sendable {
    /// A menu.
    case menu
    /// A list of options.
    case listBox = "listbox"
    /// A tree.
    case tree
    /// A grid, such as the days of a month.
    case grid
    /// A dialog.
    case dialog
  }

  /// How urgently changes are announced.
  public enum Live: String, CaseIterable, Hashable, Sendable {
    /// When the reader is idle.
    case polite
    /// At once.
    case assertive
  }

  /// The direction of an element's axis.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// Horizontal.
    case horizontal
    /// Vertical.
    case vertical
  }

  /// The sort order of rows.
  public enum Sort: String, CaseIterable, Hashable, Sendable {
    /// From the smallest to the largest.
    case ascending
    /// From the largest to the smallest.
    case descending
    /// In another order.
    case other
    /// Not sorted by this header.
    case unsorted = "none"
  }
}
