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

  /// What is wrong with what was filled in.
  public enum Invalid: String, CaseIterable, Hashable, Sendable {
    /// Something.
    case `true`
    /// The grammar.
    case grammar
    /// The spelling.
    case spelling
  }

  /// What an element is the current one of.
  public enum Current: String, CaseIterable, Hashable, Sendable {
    /// The links to pages: this is the page shown.
    case page
    /// The steps of a process.
    case step
    /// The places of a diagram.
    case location
    /// The days of a calendar.
    case date
    /// The times of a timetable.
    case time
    /// Anything else.
    case `true`
  }

  /// What activating an element opens.
  public enum Popup: String, CaseIterable, Hashable, Sendable {
    /// A menu.
    case menu
    /// A list to choose from.
    case listBox = "listbox"
    /// A tree.
    case tree
    /// A grid, such as the days of a month.
    case grid
    /// A dialog.
    case dialog
  }

  /// How changes are told.
  public enum Live: String, CaseIterable, Hashable, Sendable {
    /// When there is time.
    case polite
    /// At once.
    case assertive
  }

  /// Which way an element runs.
  public enum Orientation: String, CaseIterable, Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// How rows are sorted.
  public enum Sort: String, CaseIterable, Hashable, Sendable {
    /// From the least to the most.
    case ascending
    /// From the most to the least.
    case descending
    /// In another way.
    case other
    /// Not by this header.
    case unsorted = "none"
  }
}
