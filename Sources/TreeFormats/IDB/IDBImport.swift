internal import AccessibilityTree
internal import Documents

/// Turns the nodes of a dump into a screen, in the order in which they are written.
struct IDBImport {
  /// The lowest that a status bar reaches, in points: 54 on a phone with a Dynamic Island.
  private static let statusBarHeight = 64.0

  var report: ImportReport
  private(set) var screen = Screen(tree: ElementTree())
  var drafts = DraftTree()
  /// The drafts of elements that only a hit test found.
  private(set) var synthesized: Set<Int> = []
  private var appProcess: String?
  private var appFrame: Frame?
  /// Whether any node lists its traits.
  private(set) var saysTraits = false
  /// Whether any node tells what it shows while it is empty.
  private(set) var saysPlaceholders = false
  /// For each node of the screen where it is written, in bytes from the start of the source, or -1.
  private(set) var offsets: [Int] = []

  /// Creates an import.
  init(report: ImportReport) {
    self.report = report
    var root = Element()
    root.childOrder = .asWritten
    drafts.begin(root, .holder)
  }

  /// Takes in the outermost nodes and all below them.
  mutating func read(_ roots: [DocumentNode]) throws(SourceError) {
    struct Level {
      var nodes: ArraySlice<DocumentNode>
      /// Whether a holder is closed when the level ends.
      var isHeld = false
      /// The label of the element that the nodes stand in.
      var label: String?
    }
    var levels = [Level(nodes: roots[...])]
    while let last = levels.indices.last {
      guard let node = levels[last].nodes.popFirst() else {
        if levels.removeLast().isHeld { drafts.end() }
        continue
      }
      let element = try IDBElement(node)
      drafts.source = node.offset
      if isLeftOut(element, insideLabel: levels[last].label) { continue }
      let fate = fate(of: element)
      if fate == .element {
        add(element)
      } else {
        drafts.begin(holder(element), fate)
      }
      levels.append(
        Level(
          nodes: element.children[...], isHeld: fate != .element,
          label: fate == .element ? element.label : nil))
    }
  }

  private mutating func isLeftOut(_ element: IDBElement, insideLabel: String?) -> Bool {
    if element.traits != nil { saysTraits = true }
    if element.saysPlaceholder { saysPlaceholders = true }
    if element.role == .application, appProcess == nil {
      appProcess = element.process
      appFrame = element.frame
      screen.app = element.label
    }
    if element.isOfMac {
      screen.platform = .macos
      if element.role == .window, screen.title == nil { screen.title = element.label }
      if element.role == .window, appFrame == nil { appFrame = element.frame }
    }
    guard let reason = reasonToLeaveOut(element, insideLabel: insideLabel) else { return false }
    report.drop(reason, subject: element.described)
    return true
  }

  private func reasonToLeaveOut(_ element: IDBElement, insideLabel: String?) -> String? {
    if element.isHidden { return "hidden elements" }
    if isInStatusBar(element) { return "status bar elements" }
    if element.role.isOrnament || ScrollBarName.isOne(element.label ?? "") {
      return "scroll bars and splitters"
    }
    if let insideLabel, element.role == .staticText, insideLabel.isHeardLike(element.label) {
      return "repeated elements"
    }
    return nil
  }

  /// Whether a node is part of the status bar: of another process than the app, and at the top.
  ///
  /// Alerts and remote views belong to other processes too, and stay.
  private func isInStatusBar(_ element: IDBElement) -> Bool {
    if element.traits?.contains("StatusBarElement") == true { return true }
    guard let appProcess, let process = element.process, process != appProcess else { return false }
    return element.frame.map { $0.y + $0.height <= Self.statusBarHeight } ?? true
  }

  private mutating func add(_ node: IDBElement) {
    let element = node.element(number: drafts.count, report: &report)
    if node.isSynthesized { synthesized.insert(drafts.count) }
    guard Self.isWordless(element) else {
      drafts.add(element, .element)
      return
    }
    report.drop("elements without text", subject: node.described)
    // It keeps its number, by which the report may know it already.
    drafts.add(element, .removed)
  }

  /// An element without words and without a role has nothing to hear: empty places for suggestions
  /// above a keyboard, the area of the keyboard itself (measured).
  private static func isWordless(_ element: Element) -> Bool {
    element.label == nil && element.value == nil && element.hint == nil && element.actions.isEmpty
      && element.traits.subtracting(.notEnabled).isEmpty
  }

  private func fate(of node: IDBElement) -> DraftTree.Fate {
    let isContainer =
      node.role.isStructure || node.role == .generic && !node.children.isEmpty
    if !isContainer { return .element }
    switch node.role {
    case .application: return .spliced
    case .sheet, .tabGroup: return .holder
    case .group, .generic: return node.label == nil ? .spliced : .holder
    default: return .spliced
    }
  }

  private func holder(_ node: IDBElement) -> Element {
    var element = Element(node.label, frame: node.frame)
    element.childOrder = .asWritten
    element.id = node.id
    switch node.role {
    case .sheet: element.isModal = true
    case .tabGroup: element.container = .tabBar
    default: element.container = .group
    }
    return element
  }

  /// Returns the screen of all that was taken in.
  mutating func finish(size: Frame?) -> Screen {
    screen.takeSize(of: appFrame ?? size, report: &report)
    drafts.source = -1
    drafts[0].frame = appFrame ?? size
    findTabBars()
    orderFoundElements()
    findKeyboard()
    drafts.end()
    let built = drafts.built(report: &report)
    (screen.tree, offsets) = (built.tree, built.sources.map(Int.init))
    return screen
  }
}
