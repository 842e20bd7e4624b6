import AccessibilityTree
import ScreenReader

extension AuditedScreen {
  /// The stops that a listener can jump to by the rotor: headings, landmarks and the items of the app's own
  /// rotors, in the order in which they are heard.
  var jumpTargets: [Int] {
    var isTarget = [Bool](repeating: false, count: stops.count)
    for (stop, node) in stops.enumerated() where traits(node).contains(.header) {
      isTarget[stop] = true
    }
    for rotor in rotors where rotor.isCustom {
      for stop in rotor.items.compactMap(\.stop) { isTarget[stop] = true }
    }
    // What a node holds stands behind it, so that one pass from the end finds the first stop of each.
    var firsts = (0..<tree.count).map { stop(of: $0) ?? stops.count }
    for node in (0..<tree.count).reversed() {
      if tree[node].container == .landmark, firsts[node] < stops.count {
        isTarget[firsts[node]] = true
      }
      if let parent = tree.parent(of: node) { firsts[parent] = min(firsts[parent], firsts[node]) }
    }
    return isTarget.indices.filter { isTarget[$0] }
  }
}
