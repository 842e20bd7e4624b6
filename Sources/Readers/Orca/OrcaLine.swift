import AccessibilityTree

/// What stands on one line of a page.
///
/// The rules are Orca's own (source code: `web/script_utilities.py` of 43.1, `getLineContentsAtOffset` and
/// `extentsAreOnSameLine`).
struct OrcaLine {
  // How far the middles of two objects on one line may be apart, in points.
  private static let tolerance = 5.0
  // How far out lists and banners are looked for: no page for people is deeper.
  private static let mostLevels = 256
  private let tree: ElementTree

  init(_ tree: ElementTree) { self.tree = tree }

  /// Returns whether an object stands on the line that another one began.
  func joins(_ first: Int, _ next: Int) -> Bool {
    guard let one = tree[first].frame, let other = tree[next].frame else { return false }
    let role = tree[next].role
    // A link without anything in it stands alone (recorded).
    if tree[first].role == .link, one.width == 0, one.height == 0 { return false }
    let isRaised = role == .superscript || role == .subscript
    guard Self.areOnOneLine(one, other, isRaised ? other.height : Self.tolerance) else {
      return false
    }
    if OrcaPlaces.isLandmark(tree[first]), OrcaPlaces.isLandmark(tree[next]) { return false }
    if tree[first].role == .link, role == .link { return banner(first) == banner(next) }
    if isInList(first) != isInList(next) { return false }
    return tree[first].role != .treeItem || role != .treeItem
  }

  /// Returns the objects of a line that are heard: the label of a field on the same line is not, and neither is
  /// what else names it there.
  func heard(_ line: [Int]) -> [Int] {
    let controls = line.filter { tree[$0].role.map(OrcaRoleWords.isField) ?? false }
    if controls.isEmpty { return line }
    return line.filter { part in
      guard tree[part].role != .link, let text = tree[part].label else { return true }
      guard tree[part].toolkitType == "LabelText" else {
        return tree[part].role.map(OrcaRoleWords.isField) ?? false
          || !controls.contains {
            tree[$0].label == text && tree[$0].webFlags.contains(.isLabelledByText)
          }
      }
      return !controls.contains { tree[$0].label?.contains(text) ?? false }
    }
  }

  private static func areOnOneLine(_ one: Frame, _ other: Frame, _ tolerance: Double) -> Bool {
    if one == other { return true }
    if one.width == 0, one.height == 0 {
      return other.y <= one.y && one.y <= other.y + other.height
    }
    if other.width == 0, other.height == 0 {
      return one.y <= other.y && other.y <= one.y + one.height
    }
    guard max(one.y, other.y) < min(one.y + one.height, other.y + other.height) else {
      return false
    }
    return abs(one.y + one.height / 2 - other.y - other.height / 2) <= tolerance
  }

  private func banner(_ node: Int) -> Int? {
    tree.ancestors(of: node).prefix(Self.mostLevels).first { tree[$0].role == .banner }
  }

  private func isInList(_ node: Int) -> Bool {
    tree.ancestors(of: node).prefix(Self.mostLevels).contains { tree[$0].role == .list }
  }
}
