internal import AccessibilityTree

/// What is in a dump and no part of the page that is read: the status bar, the bars that show scrolling,
/// and on a Mac what has a place of its own, the menu bar (VO-M) and the Touch Bar.
extension XCUITestImport {
  /// Marks these bars, with all below them.
  mutating func removeBars() {
    // An app that lives in the menu bar has nothing else.
    let hasWindow = dump.nodes.contains { $0.type.isWindow }
    for index in dump.nodes.indices {
      if let parent = dump.parent(of: index), marks[parent].contains(.isRemoved) {
        marks[index].insert(.isRemoved)
      } else if dump.nodes[index].type == .statusBar {
        remove(index, "status bars")
      } else if isScrollBar(index) {
        remove(index, "scroll bars")
      } else if dump.nodes[index].type == .menuBar, hasWindow {
        remove(index, "menu bars")
      } else if dump.nodes[index].type == .touchBar {
        remove(index, "Touch Bars")
      }
    }
  }

  private mutating func remove(_ index: Int, _ what: String) {
    marks[index].insert(.isRemoved)
    report.drop(what, subject: dump.subject(index))
  }

  /// Returns whether a node shows how far a view is scrolled.
  ///
  /// Scroll bars have labels in every language ("Vertical scroll bar, 2 pages", "垂直スクロールバー,
  /// 3ページ"). Where the name is known it tells them, anywhere. Elsewhere their place does: directly in a
  /// scrolling view, no stop of the reader, a percentage for a value, and a narrow strip along one of the
  /// view's edges.
  private func isScrollBar(_ index: Int) -> Bool {
    let node = dump.nodes[index]
    if node.type == .scrollBar { return true }
    if node.type == .other, ScrollBarName.isOne(dump.string(node.label) ?? "") { return true }
    guard node.type == .other, !node.flags.contains(.isAccessible), !node.value.isEmpty,
      let parent = dump.parent(of: index), dump.nodes[parent].type.scrolls,
      let value = dump.string(node.value), Self.isPercentage(value)
    else { return false }
    guard let frame = node.frame, let view = dump.nodes[parent].frame else { return false }
    return Self.isStrip(frame, along: view)
  }

  private static func isPercentage(_ text: String) -> Bool {
    let signs: Set<Character> = ["%", "٪", "％"]
    let digits = text.filter { !signs.contains($0) && !$0.isWhitespace }
    return text.contains(where: signs.contains) && !digits.isEmpty
      && digits.allSatisfy { $0.isWholeNumber || $0 == "." || $0 == "," }
  }

  /// The widest that a scroll bar's frame is: 30 points were measured, 44 is the least a finger needs.
  private static let widestStrip = 44.0

  private static func isStrip(_ frame: Frame, along view: Frame) -> Bool {
    let left = abs(frame.x - view.x)
    let right = abs(frame.x + frame.width - view.x - view.width)
    let top = abs(frame.y - view.y)
    let bottom = abs(frame.y + frame.height - view.y - view.height)
    let isVertical = frame.width <= widestStrip && min(left, right) <= widestStrip
    let isHorizontal = frame.height <= widestStrip && min(top, bottom) <= widestStrip
    return isVertical || isHorizontal
  }
}
