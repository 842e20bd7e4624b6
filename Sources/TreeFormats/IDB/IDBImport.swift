internal import AccessibilityTree
internal import Documents

/// Turns the nodes of a dump into a screen, in the order in which they are written.
struct IDBImport {
  /// The lowest that a status bar reaches, in points: 54 on a phone with a Dynamic Island.
  private static let statusBarHeight = 64.0

  private(set) var report: ImportReport
  private(set) var screen = Screen(tree: ElementTree())
  private var drafts: [IDBDraft] = []
  private var appProcess: String?
  private var appFrame: Frame?
  /// Whether any node lists its traits.
  private(set) var saysTraits = false

  /// Creates an import.
  ///
  /// - Parameter report: Counts what is lost or inferred.
  init(report: ImportReport) { self.report = report }

  /// Takes in the outermost nodes and all below them.
  ///
  /// - Parameter roots: The nodes.
  /// - Throws: An error that names the place of what cannot be read.
  mutating func read(_ roots: [DocumentNode]) throws(SourceError) {
    struct Level {
      var nodes: ArraySlice<DocumentNode>
      /// The draft that is closed when the level ends, or `nil`.
      var draft: Int?
      /// The label of the element that the nodes stand in.
      var label: String?
    }
    var levels = [Level(nodes: roots[...])]
    var open: [Int] = []
    while let last = levels.indices.last {
      guard let node = levels[last].nodes.popFirst() else {
        if levels.removeLast().draft != nil, let closed = open.popLast() {
          drafts[closed].end = Int32(drafts.count)
        }
        continue
      }
      let element = try IDBElement(node)
      if isLeftOut(element, insideLabel: levels[last].label) { continue }
      let draft = draft(element, parent: open.last)
      if element.children.isEmpty { continue }
      if draft.fate == .element {
        levels.append(Level(nodes: element.children[...], label: element.label))
      } else {
        open.append(drafts.count - 1)
        levels.append(Level(nodes: element.children[...], draft: drafts.count - 1))
      }
    }
  }

  private mutating func isLeftOut(_ element: IDBElement, insideLabel: String?) -> Bool {
    if element.traits != nil { saysTraits = true }
    if element.role == .application, appProcess == nil {
      appProcess = element.process
      appFrame = element.frame
      screen.app = element.label
    }
    if element.isHidden {
      report.drop("hidden elements")
    } else if isInStatusBar(element) {
      report.drop("status bar elements")
    } else if element.role.isOrnament {
      report.drop("scroll bars and splitters")
    } else if let insideLabel, element.label == insideLabel, element.role == .staticText {
      report.drop("repeated elements")
    } else {
      return false
    }
    return true
  }

  /// Whether a node is part of the status bar: of another process than the app, and at the top.
  ///
  /// Alerts and remote views belong to other processes too, and stay.
  private func isInStatusBar(_ element: IDBElement) -> Bool {
    if element.traits?.contains("StatusBarElement") == true { return true }
    guard let appProcess, let process = element.process, process != appProcess else { return false }
    return element.frame.map { $0.y + $0.height <= Self.statusBarHeight } ?? true
  }

  private mutating func draft(_ node: IDBElement, parent: Int?) -> IDBDraft {
    let fate = fate(of: node)
    var element = fate == .element ? node.element(report: &report) : holder(node)
    if fate == .holder { element.childOrder = .asWritten }
    let draft = IDBDraft(
      fate: fate, element: element, parent: Int32(parent ?? -1), end: Int32(drafts.count + 1))
    drafts.append(draft)
    return draft
  }

  private func fate(of node: IDBElement) -> IDBDraft.Fate {
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
    element.id = node.id
    switch node.role {
    case .sheet: element.isModal = true
    case .tabGroup: element.container = .tabBar
    default: element.container = .group
    }
    return element
  }

  /// Returns the screen of all that was taken in.
  ///
  /// - Parameter size: The size that the dump gives the screen beside the nodes, or `nil`.
  /// - Returns: The screen with its tree.
  mutating func finish(size: Frame?) -> Screen {
    screen.takeSize(of: appFrame ?? size, report: &report)
    screen.tree = IDBTreeBuilder.tree(of: drafts, frame: appFrame ?? size, report: &report)
    return screen
  }
}
