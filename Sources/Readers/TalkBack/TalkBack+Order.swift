import AccessibilityTree
import Bridges
import ScreenReader

extension TalkBackTree {
  /// How many siblings behind it a view can be moved past: real layouts have a few (a limit of ours).
  private static let mostMoves = 32

  /// Puts the views of each layout in TalkBack's order.
  ///
  /// Android hands over siblings sorted; TalkBack moves one only where what it stops at in it covers less than
  /// the view itself (source code: traversal/OrderedTraversalStrategy, NodeCachedBoundsCalculator and
  /// ReorderedChildrenIterator of TalkBack 15.1). Compose sorts what it draws by rows and tells TalkBack of that
  /// beside the tree, which dumps and printouts do not hold.
  mutating func order() {
    let useful = usefulFrames
    // The lists are changed in place: a call on all of this would copy them each time.
    var lists = children
    children = []
    put(&roots, useful)
    for parent in lists.indices where lists[parent].count > 1 {
      put(&lists[parent], useful)
    }
    children = lists
  }

  private func put(_ siblings: inout [Int32], _ useful: [Frame?]) {
    // What Compose draws stands among Android's own views where its host is passed over.
    var start = 0
    while start < siblings.count {
      let host = composeHost(of: Int(siblings[start]))
      let end =
        siblings[start...].firstIndex { composeHost(of: Int($0)) != host } ?? siblings.endIndex
      if host != nil {
        let drawn = Array(siblings[start..<end])
        if start == 0, end == siblings.count {
          siblings = ComposeRows.sorted(drawn, direction) { tree[Int($0)].frame }
          return
        }
        siblings.replaceSubrange(
          start..<end, with: ComposeRows.sorted(drawn, direction) { tree[Int($0)].frame })
      }
      start = end
    }
    Self.repair(&siblings, tree, useful)
  }

  /// The view in which Compose draws another, 0 in a printout of Compose alone, or `nil` for Android's own.
  private func composeHost(of index: Int) -> Int? {
    guard isComposed(index) else { return nil }
    return tree.ancestors(of: index).first { views[$0].isComposeHost } ?? 0
  }

  private static func repair(_ siblings: inout [Int32], _ tree: ElementTree, _ useful: [Frame?]) {
    for start in siblings.indices.dropLast().reversed() {
      let node = Int(siblings[start])
      guard let own = tree[node].frame, let part = useful[node], part != own else { continue }
      var place = start
      let end = min(siblings.count - 1, start + mostMoves)
      while place < end {
        let next = Int(siblings[place + 1])
        guard let frame = useful[next] ?? tree[next].frame, let whole = tree[next].frame,
          precedes(frame, part), precedes(own, whole)
        else { break }
        siblings.swapAt(place, place + 1)
        place += 1
      }
    }
  }

  /// For each view what its stops cover of it; its own frame where it is one.
  private var usefulFrames: [Frame?] {
    var frames = [Frame?](repeating: nil, count: views.count)
    for index in views.indices.reversed() {
      if marks[index].contains(.isStop) { frames[index] = tree[index].frame }
      guard parents[index] >= 0, let part = frames[index],
        marks[index].isDisjoint(with: [.isGone, .isPassedOver])
      else { continue }
      let parent = Int(parents[index])
      guard !marks[parent].contains(.isStop) else { continue }
      frames[parent] = frames[parent].map { Self.union($0, part) } ?? part
    }
    return frames
  }

  private static func union(_ one: Frame, _ other: Frame) -> Frame {
    let x = min(one.x, other.x)
    let y = min(one.y, other.y)
    return Frame(
      x: x, y: y, width: max(one.x + one.width, other.x + other.width) - x,
      height: max(one.y + one.height, other.y + other.height) - y)
  }

  /// By how much frames that touch may overlap: places and sizes in points are each rounded to a hundredth.
  private static let rounding = 0.02

  /// Whether a place is read before another: the upper where one is wholly above, else the one further to the
  /// left, whatever the language.
  static func precedes(_ one: Frame, _ other: Frame) -> Bool {
    if one.y + one.height <= other.y + rounding { return true }
    if other.y + other.height <= one.y + rounding { return false }
    if one.x != other.x { return one.x < other.x }
    if one.y != other.y { return one.y < other.y }
    if one.height != other.height { return one.height > other.height }
    return one.width > other.width
  }
}

extension OrderRules {
  /// The order of TalkBack: that of the views of a dump, and of pages; the elements of a screen that was
  /// written by hand stand line by line, as Android sorts what a layout holds (8 points make another line,
  /// assumed).
  static let talkBack = OrderRules { screen in
    screen.platform == .web || screen.toolkit != nil ? nil : screen.platform.lineTolerance
  }
}
