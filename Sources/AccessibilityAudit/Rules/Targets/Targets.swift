import AccessibilityTree

/// What can be hit on a screen, and what is near to what.
struct Targets {
  /// One target.
  struct Target {
    let node: Int
    let frame: Frame
  }

  /// The targets with a frame, in the order in which they are heard.
  let all: [Target]
  /// How many controls have no frame.
  let withoutFrame: Int
  /// The nodes of the targets that stand in columns.
  let rowNodes: Set<Int>
  private let grid: FrameGrid

  /// Finds the targets of a screen.
  init(_ screen: AuditedScreen) {
    let keyboard = screen.keyboardNodes
    var all: [Target] = []
    /// Where the target of a link stands that has several parts.
    var links: [Int: Int] = [:]
    var withoutFrame = 0
    for node in screen.elements where Self.isTarget(node, screen) {
      guard let frame = screen.tree[node].frame, FrameGrid.holds(frame) else {
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
