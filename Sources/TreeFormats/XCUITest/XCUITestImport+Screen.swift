internal import AccessibilityTree

extension XCUITestImport {
  /// Applies the rules one after the other, and returns the screen.
  mutating func screen() -> Screen {
    removeBars()
    placeInRows()
    findElements()
    let reachability = XCUITestReachability(
      dump, marks: marks, window: appFrame, web: web)
    keepReachable(reachability)
    let titles = titles()
    let headers = sectionHeaders()
    for header in headers { report.infer("headings from the sections of tables", at: header) }
    let drafts = drafts(headers: Set(titles + headers))
    dropRepetitions(drafts)
    findHolders()
    var screen = Screen(tree: tree(drafts, reachability))
    screen.title = titles.first.flatMap { drafts[$0]?.label } ?? windowTitle
    screen.app = dump.nodes.prefix(2).first { $0.type == .application }
      .flatMap { dump.string($0.label) }
    takePlatform(of: &screen)
    return screen
  }

  /// On a Mac a window has a title.
  private var windowTitle: String? {
    guard dump.isOfMac else { return nil }
    return dump.nodes.first { $0.type.isWindow }.flatMap { dump.string($0.label) }
  }
}
