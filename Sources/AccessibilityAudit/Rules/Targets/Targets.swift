import AccessibilityTree

/// The targets on a screen, and their neighbours.
struct Targets {
  /// One target.
  struct Target {
    let node: Int
    let frame: Frame
  }

  /// The targets with a frame, in reading order.
  let all: [Target]
  /// The number of controls without a frame.
  let withoutFrame: Int
  /// The nodes of the targets that are in columns.
  let rowNodes: Set<Int>
  private let grid: FrameGrid

  /// No targets.
  init() {
    (all, withoutFrame, rowNodes, grid) = ([], 0, [], FrameGrid([]))
  }

  /// Finds the targets of a screen.
  init(_ screen: AuditedScreen) {
    let keyboard = screen.keyboardNodes
    var all: [Target] = []
    /// Where the target of a link stands that has several parts.
    var links: [Int: Int] = [:]
    var withoutFrame = 0
    for node in screen.elements where Self.isTarget(node, screen) {
      guard let frame = Self.frame(of: node, screen), FrameGrid.holds(frame) else {
        withoutFrame += 1
        continue
      }
      if keyboard.contains(node) { continue }
      if let link = screen.link(around: node) {
        if let place = links[link] {
          all[place] = Target(node: all[place].node, frame: all[place].frame.union(frame))
          continue
        }
        links[link] = all.count
      }
      all.append(Target(node: node, frame: frame))
    }
    self.all = all
    self.withoutFrame = withoutFrame
    rowNodes = Self.rowNodes(all)
    grid = FrameGrid(all.map(\.frame))
  }

  /// Returns where a control responds: a click on a field's label is a click on the field.
  private static func frame(of node: Int, _ screen: AuditedScreen) -> Frame? {
    guard let own = screen.tree[node].frame else { return nil }
    guard screen.toolkit == .web else { return frame(ofPart: node, own, screen) }
    let tree = screen.statedTree
    guard let origin = screen.origin(of: node) else { return own }
    let label = tree.ancestors(of: origin).prefix(mostLevels).first {
      tree[$0].webFlags.contains(.isLabel)
    }
    return label.flatMap { tree[$0].frame }.map(own.union) ?? own
  }

  // Dumps of pages within an app have the texts of a link as links in it.
  private static func frame(ofPart node: Int, _ own: Frame, _ screen: AuditedScreen) -> Frame {
    guard screen.traits(node).contains(.link) else { return own }
    let link = screen.ancestors(of: node).prefix(mostLevels).first {
      screen.tree[$0].traits.contains(.link)
    }
    return link.flatMap { screen.tree[$0].frame }.map(own.union) ?? own
  }

  /// The maximum number of levels outwards to look for a label (ours).
  private static let mostLevels = 8

  /// Returns the targets that may be within a distance of a target, without itself.
  func near(_ index: Int, within distance: Double = 0) -> [Int] {
    grid.near(index, within: distance)
  }

  // A key is as large as its keyboard lets it be, and a disabled control is not hit at all.
  private static func isTarget(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let traits = screen.spokenElement(node).traits
    return screen.isInteractive(node) && traits.isDisjoint(with: [.keyboardKey, .notEnabled])
  }
}
