/// The names that iOS gives to its scroll bars, which are in the trees that tests see and never heard.
enum ScrollBarName {
  /// What the names begin with, one language a line.
  ///
  /// Seen in page sources and descriptions of real apps; other languages are told by the place of the bar.
  private static let beginnings = [
    "Vertical scroll bar", "Horizontal scroll bar",
    "垂直スクロールバー", "水平スクロールバー",
    "垂直滚动条", "水平滚动条",
  ]

  /// Returns whether a label is the name of a scroll bar: "Vertical scroll bar, 2 pages".
  ///
  /// Nothing but a number of pages may follow, so that a button to a page about scroll bars is none.
  static func isOne(_ label: String) -> Bool {
    guard let beginning = beginnings.first(where: label.hasPrefix) else { return false }
    let rest = label.dropFirst(beginning.count).filter { !$0.isWhitespace }
    guard let comma = rest.first else { return true }
    return ",，、،".contains(comma) && rest.dropFirst().first?.isWholeNumber == true
  }
}
