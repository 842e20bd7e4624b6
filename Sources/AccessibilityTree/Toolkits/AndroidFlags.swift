/// What Android says of a view that is true or not, as screen files and dumps call it.
package struct AndroidFlags: OptionSet, Sendable {
  package let rawValue: UInt32

  /// Creates flags.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  // The library's own makes a set of each flag and takes their union, which costs more than all that asks for it.
  package init(arrayLiteral flags: AndroidFlags...) {
    rawValue = flags.reduce(0) { $0 | $1.rawValue }
  }

  package static let isClickable = AndroidFlags(rawValue: 1 << 0)
  package static let isLongClickable = AndroidFlags(rawValue: 1 << 1)
  package static let isFocusable = AndroidFlags(rawValue: 1 << 2)
  package static let isScreenReaderFocusable = AndroidFlags(rawValue: 1 << 3)
  package static let isFocused = AndroidFlags(rawValue: 1 << 4)
  package static let isCheckable = AndroidFlags(rawValue: 1 << 5)
  package static let isChecked = AndroidFlags(rawValue: 1 << 6)
  package static let isSelected = AndroidFlags(rawValue: 1 << 7)
  package static let isScrollable = AndroidFlags(rawValue: 1 << 8)
  package static let isDisabled = AndroidFlags(rawValue: 1 << 9)
  package static let isPassword = AndroidFlags(rawValue: 1 << 10)
  package static let isHeading = AndroidFlags(rawValue: 1 << 11)
  /// The text of a field is what an empty one shows.
  package static let showsHint = AndroidFlags(rawValue: 1 << 12)
  package static let isInvisible = AndroidFlags(rawValue: 1 << 13)
  /// The view is not important for accessibility.
  package static let isUnimportant = AndroidFlags(rawValue: 1 << 14)
  package static let isLive = AndroidFlags(rawValue: 1 << 15)
  /// The view can be expanded, so that it is collapsed.
  package static let isExpandable = AndroidFlags(rawValue: 1 << 16)
  /// The view can be collapsed, so that it is expanded.
  package static let isCollapsible = AndroidFlags(rawValue: 1 << 17)
  package static let isPartiallyChecked = AndroidFlags(rawValue: 1 << 18)
  /// What is checked is called selected, as Compose calls what one chooses of several.
  package static let isSelectable = AndroidFlags(rawValue: 1 << 19)

  private static let names = [
    "clickable", "long-clickable", "focusable", "screen-reader-focusable", "focused", "checkable",
    "checked", "selected", "scrollable", "disabled", "password", "heading", "showing-hint",
    "invisible", "unimportant", "live-region", "expandable", "collapsible", "partially-checked",
    "selectable",
  ]

  /// Creates the flag of a name; none for any other name.
  package init(name: String) { self = Self.byName[name] ?? [] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, AndroidFlags(rawValue: 1 << $0)) })

  /// The names of the flags that are set, in a fixed order.
  package var names: [String] {
    Self.names.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.names[$0] }
  }
}
