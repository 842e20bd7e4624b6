/// Views that are moved before or behind others, by the rules of TalkBack.
///
/// Of two views the one that comes second becomes the last child of the other, so that it moves along from then on. What
/// would make a circle is not done (source code: traversal/OrderedTraversalController of TalkBack 15.1).
struct TraversalMoves {
  /// For each view the one around it, or -1.
  private var parents: [Int32]
  /// For each view those in it, in order.
  private(set) var children: [[Int32]]
  /// The outermost views, in order.
  private(set) var roots: [Int32]
  /// The views that were given another to hold.
  private(set) var takers: [Int] = []
  /// For each view that asks for it the one that it comes before.
  private let nexts: [Int: Int]

  init(parents: [Int32], children: [[Int32]], roots: [Int32], nexts: [Int: Int]) {
    (self.parents, self.children, self.roots) = (parents, children, roots)
    self.nexts = nexts
  }

  /// Puts a view before another.
  mutating func put(_ view: Int, before target: Int) {
    guard !holds(view, target) else { return }
    let moved = whole(view)
    guard !holds(moved, target) else { return }
    detach(moved)
    let parent = parents[target]
    replace(target, with: moved)
    parents[moved] = parent
    take(target, into: view)
  }

  /// Puts a view behind another and all that it holds.
  mutating func put(_ view: Int, after target: Int) {
    guard !holds(view, target) else { return }
    let moved = whole(view)
    guard !holds(moved, target) else { return }
    detach(moved)
    take(moved, into: target)
  }

  /// The outermost of the views that took in this one because they come before it.
  private func whole(_ view: Int) -> Int {
    var view = view
    while parents[view] >= 0, nexts[Int(parents[view])] == view { view = Int(parents[view]) }
    return view
  }

  private func holds(_ view: Int, _ other: Int) -> Bool {
    var other = other
    while other != view {
      guard parents[other] >= 0 else { return false }
      other = Int(parents[other])
    }
    return true
  }

  private mutating func detach(_ view: Int) {
    let number = Int32(view)
    if parents[view] < 0 {
      roots.removeAll { $0 == number }
    } else {
      children[Int(parents[view])].removeAll { $0 == number }
    }
    parents[view] = -1
  }

  private mutating func replace(_ old: Int, with new: Int) {
    let (old, new) = (Int32(old), Int32(new))
    if parents[Int(old)] < 0 {
      if let place = roots.firstIndex(of: old) { roots[place] = new }
    } else {
      let parent = Int(parents[Int(old)])
      if let place = children[parent].firstIndex(of: old) { children[parent][place] = new }
    }
  }

  private mutating func take(_ view: Int, into holder: Int) {
    children[holder].append(Int32(view))
    parents[view] = Int32(holder)
    takers.append(holder)
  }
}
