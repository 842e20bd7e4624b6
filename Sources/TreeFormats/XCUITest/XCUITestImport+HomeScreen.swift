internal import AccessibilityTree

extension XCUITestImport {
  /// Marks what stands on pages of the home screen beside the one that shows, Spotlight among them.
  ///
  /// Pages are turned with three fingers: swiping from item to item stays on the page (assumed).
  mutating func findOtherHomePages() {
    guard isHomeScreen, let appFrame else { return }
    for index in dump.nodes.indices {
      if let parent = dump.parent(of: index), marks[parent].contains(.isOnOtherPage) {
        marks[index].insert(.isOnOtherPage)
      } else if !dump.nodes[index].isVisible, let frame = dump.nodes[index].frame,
        frame.x >= appFrame.x + appFrame.width || frame.x + frame.width <= appFrame.x
      {
        marks[index].insert(.isOnOtherPage)
      }
    }
  }
}
