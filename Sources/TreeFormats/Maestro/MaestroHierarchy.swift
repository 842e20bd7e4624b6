internal import AccessibilityTree
internal import Documents

/// Reads the tree that `maestro hierarchy` prints.
struct MaestroHierarchy {
  /// The lowest that a status bar of iOS reaches, in points.
  private static let statusBarHeight = 64.0

  private(set) var report: ImportReport
  /// Where each node of the screen is written, in bytes from the start of the JSON.
  private(set) var offsets: [Int] = []

  /// Creates a reader.
  init(report: ImportReport) { self.report = report }

  /// Walks through a tree without recursion.
  static func walk(
    _ root: DocumentNode, begin: (MaestroElement) -> Void, end: () -> Void
  ) throws(SourceError) {
    var levels: [ArraySlice<DocumentNode>] = [[root]]
    while let last = levels.indices.last {
      guard let node = levels[last].popFirst() else {
        levels.removeLast()
        if !levels.isEmpty { end() }
        continue
      }
      let element = try MaestroElement(node)
      begin(element)
      levels.append(element.children.map { $0.items[...] } ?? [])
    }
  }

  /// Reads a screen of Android.
  mutating func android(_ root: DocumentNode) throws(SourceError) -> Screen {
    var dump = AndroidDump()
    try Self.walk(
      root,
      begin: { element in
        var view = AndroidElement()
        for (name, value) in element.attributes {
          // No attribute that is read has a longer name.
          guard name.utf8.count < 40 else { continue }
          name.withCString { start in
            start.withMemoryRebound(to: UInt8.self, capacity: name.utf8.count + 1) { bytes in
              guard let attribute = AndroidAttribute(bytes) else { return }
              Array(value.utf8).withUnsafeBufferPointer { view.take(attribute, $0) }
            }
          }
        }
        // Maestro leaves out what can be checked, and says what is.
        if view.flags.contains(.isChecked) { view.flags.insert(.isCheckable) }
        dump.views.begin(view)
        dump.offsets.append(Int32(truncatingIfNeeded: element.offset))
      }, end: { dump.views.end() })
    var work = AndroidFacts(dump, report: report)
    let screen = work.screen()
    (report, offsets) = (work.report, work.offsets)
    return screen
  }

  /// Reads a screen of iOS.
  mutating func ios(_ root: DocumentNode) throws(SourceError) -> Screen {
    var views = LabelledViews()
    var counts = report
    try Self.walk(
      root,
      begin: { element in
        views.begin(
          LabelledView(
            element: MaestroRoles.element(element, report: &counts), offset: element.offset))
      }, end: { views.end() })
    report = counts
    let size = views.nodes.first { $0.element.frame.map { $0.width > 0 && $0.height > 0 } == true }?
      .element.frame
    let app = takeApp(&views)
    removeStatusBar(&views)
    report.infer("elements from labels")
    var work = LabelledViewImport(views, report: report)
    var screen = Screen(tree: work.tree())
    (report, offsets) = (work.report, work.offsets)
    screen.app = app
    screen.takeSize(of: size, report: &report)
    return screen
  }

  /// The outermost view, or the first one in it, is the app.
  private func takeApp(_ views: inout LabelledViews) -> String? {
    for index in views.nodes.indices.prefix(2) {
      guard let label = views[index].element.label, views.hasChildren(index) else { continue }
      views[index].element.label = nil
      return label
    }
    return nil
  }

  /// The status bar follows the app, in a view beside it at the top of the screen.
  private func removeStatusBar(_ views: inout LabelledViews) {
    var child = 1
    while child < views.count {
      let end = views.end(of: child)
      let frames = views.nodes[child..<end].compactMap(\.element.frame).filter { $0.height > 0 }
      if child > 1, !frames.isEmpty,
        frames.allSatisfy({ $0.y >= 0 && $0.y + $0.height <= Self.statusBarHeight })
      {
        views[child].removal = "status bars"
      }
      child = end
    }
  }
}
