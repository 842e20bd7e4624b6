internal import AccessibilityTree
internal import Documents

/// Turns the items of a hierarchy into a screen.
struct AccessibilitySnapshotImport {
  private let items: [AccessibilitySnapshotItems.Item]
  private let order: [Int]
  private let tables: AccessibilitySnapshotTables
  private var report: ImportReport
  private var drafts = DraftTree()
  private var descriptions: [Int: ImportedDescription] = [:]

  /// Creates an import.
  init(_ items: AccessibilitySnapshotItems, report: ImportReport) {
    self.items = items.items
    self.report = report
    let (order, isMoved) = items.inReadingOrder()
    self.order = order
    if isMoved { self.report.infer("positions from the traversal order") }
    tables = AccessibilitySnapshotTables(items.items)
  }

  /// Reads every item and returns the screen.
  mutating func screen() throws(SourceError) -> ImportedScreen {
    var screen = Screen(tree: ElementTree())
    var root = Element()
    root.childOrder = .asWritten
    drafts.begin(root, .holder)
    var open: [Int32] = []
    for index in order {
      while let holder = open.last, holder != items[index].parent {
        open.removeLast()
        drafts.end()
      }
      if items[index].isContainer {
        let container = try AccessibilitySnapshotContainer(items[index].node, report: &report)
        try begin(container, index)
        open.append(Int32(index))
      } else {
        try add(index)
      }
    }
    for _ in open { drafts.end() }
    drafts.end()
    if items[0].isContainer, !items.dropFirst().contains(where: { $0.parent < 0 }) {
      screen.takeSize(of: screenFrame, report: &report)
    }
    let places: [Int32]
    (screen.tree, places, _) = drafts.built(report: &report)
    var imported = ImportedScreen(screen: screen, report: report)
    for (draft, description) in descriptions where places[draft] >= 0 {
      imported.descriptions[Int(places[draft])] = description
    }
    return imported
  }

  /// The frame of the one outermost container, if it starts where a screen does.
  private var screenFrame: Frame? {
    guard case .frame(let frame) = AccessibilitySnapshotShape.judge(items[0].node["frame"]),
      frame.x == 0, frame.y == 0
    else { return nil }
    return frame
  }

  private mutating func begin(
    _ container: AccessibilitySnapshotContainer, _ index: Int
  ) throws(SourceError) {
    var element = container.element
    if let table = tables.table(of: index) { element.table = table }
    drafts.begin(element, container.saysNothing ? .spliced : .holder)
  }

  private mutating func add(_ index: Int) throws(SourceError) {
    let number = drafts.count
    let read = try AccessibilitySnapshotElement(
      items[index].node, number: number, report: &report)
    var element = read.element
    element.cell = tables.cell(of: index)
    if let id = tables.id(of: index) { element.id = id }
    drafts.add(element, .element)
    if let description = read.description { descriptions[number] = description }
  }
}
