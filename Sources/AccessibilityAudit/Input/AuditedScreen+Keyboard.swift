import AccessibilityTree

extension AuditedScreen {
  /// The nodes of the system's keyboards: keys, and all else on them, which the app neither names nor sizes.
  var keyboardNodes: Set<Int> {
    var nodes: Set<Int> = []
    let keys = keyboard
    for node in 0..<tree.count {
      let isInside = tree.parent(of: node).map(nodes.contains) ?? false
      let isAmongKeys =
        index(of: node) != nil && keys != nil
        && tree[node].frame.map { keys?.contains($0.middle) == true } == true
      if isInside || isAmongKeys || traits(node).contains(.keyboardKey)
        || facts(node).systemPart == .keyboard
      {
        nodes.insert(node)
      }
    }
    return nodes
  }

  /// How many keys of one letter the shortest and the longest row of letters has at least, and how many such rows there
  /// are (ours; of the system's keyboards the shortest row has 7, the longest 10 or more).
  private static let (fewestKeys, mostKeys, fewestRows) = (7, 9, 3)

  /// The place of a keyboard whose keys the input calls plain buttons, or `nil`.
  ///
  /// Rows of letters close below each other, as no bar of pages and no index has them; the space bar is on the line
  /// below. A page's own document holds no keyboard of the system.
  var keyboard: Frame? {
    guard toolkit != .web else { return nil }
    var rows: [(middle: Double, keys: [Frame])] = []
    for node in elements where tree[node].traits.contains(.button) {
      let label = label(node)
      guard label.count == 1, label.first?.isLetter == true, let frame = tree[node].frame,
        FrameGrid.holds(frame)
      else { continue }
      let row = rows.firstIndex { abs($0.middle - frame.middle.y) < frame.height / 2 }
      if let row { rows[row].keys.append(frame) } else { rows.append((frame.middle.y, [frame])) }
    }
    rows.removeAll { $0.keys.count < Self.fewestKeys }
    rows.sort { $0.middle < $1.middle }
    let keys = rows.flatMap(\.keys)
    guard rows.count >= Self.fewestRows, rows.contains(where: { $0.keys.count >= Self.mostKeys }),
      let height = keys.map(\.height).max(),
      zip(rows, rows.dropFirst()).allSatisfy({ $1.middle - $0.middle < 2 * height }),
      var place = keys.first
    else { return nil }
    for key in keys { place = place.union(key) }
    place.height += 1.5 * height
    return place
  }
}
