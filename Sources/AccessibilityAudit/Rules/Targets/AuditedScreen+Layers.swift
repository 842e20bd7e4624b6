import AccessibilityTree

extension AuditedScreen {
  /// Returns whether two controls are drawn in layers of their own, one of which is meant to lie over the other.
  ///
  /// What scrolls goes under bars, players and floating buttons; what a control holds lies on it; and what holds
  /// several controls and lies over another holder as a whole is a layer, such as a sheet. Few inputs say what
  /// scrolls: three controls of one width below each other are rows of something that may.
  func areLayered(_ first: Int, _ second: Int, among targets: Targets) -> Bool {
    if scroller(of: first) != scroller(of: second) { return true }
    if tree.isInside(first, second) || tree.isInside(second, first) { return true }
    if isImported || !states(.scrollable), targets.isRow(first) != targets.isRow(second) {
      return true
    }
    guard let (one, other) = holders(of: first, second) else { return false }
    let (inOne, inOther) = (targets.frames(inside: one, tree), targets.frames(inside: other, tree))
    guard inOne.count > 1 || inOther.count > 1, let hull = Targets.hull(inOne),
      let otherHull = Targets.hull(inOther)
    else { return false }
    return Targets.overlap(hull, otherHull) > Targets.mostOverlap
  }

  /// Returns what cuts off all that an app shows around a node.
  func window(of node: Int) -> Int? {
    toolkit == .android ? ancestors(of: node).first { tree[$0].clips } : nil
  }

  // What holds each of two nodes just below the node that holds both; `nil` where they stand there themselves.
  private func holders(of first: Int, _ second: Int) -> (Int, Int)? {
    let around = Set(ancestors(of: second))
    var one = first
    for ancestor in ancestors(of: first) {
      if around.contains(ancestor) { break }
      one = ancestor
    }
    let others = Set(ancestors(of: first))
    var other = second
    for ancestor in ancestors(of: second) {
      if others.contains(ancestor) { break }
      other = ancestor
    }
    return one == first && other == second ? nil : (one, other)
  }
}

extension ElementTree {
  /// Returns whether a node is inside another one.
  func isInside(_ node: Int, _ holder: Int) -> Bool { node > holder && node < end(of: holder) }
}

extension AuditedScreen {
  /// Returns whether two parts of a page are in the same running text.
  ///
  /// The frame of a part that wraps over several lines also covers the text beside its last line. The nesting depth
  /// of inline parts is limited, so that deep pages cost no more.
  func flowTogether(_ first: Int, _ second: Int) -> Bool {
    guard toolkit == .web else { return false }
    func block(_ node: Int) -> Int? {
      let origin = origins[node]
      guard origin >= 0 else { return nil }
      return statedTree.ancestors(of: origin).prefix(32).first {
        !statedTree[$0].webFlags.contains(.isInline)
      }
    }
    guard let own = block(first) else { return false }
    return own == block(second)
  }
}
