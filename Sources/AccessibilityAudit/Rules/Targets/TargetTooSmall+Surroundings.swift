import AccessibilityTree

extension TargetTooSmall {
  // A button in a field, for dictation or to clear it, is part of the field.
  static func isInField(
    _ node: Int, _ fields: [(node: Int, frame: Frame)], _ screen: AuditedScreen
  ) -> Bool {
    guard !fields.isEmpty, let frame = screen.tree[node].frame else { return false }
    return fields.contains { $0.node != node && $0.frame.contains(frame) }
  }

  /// The fields of a dump, which may contain buttons.
  static func fields(of screen: AuditedScreen) -> [(node: Int, frame: Frame)] {
    guard screen.isImported else { return [] }
    return screen.elements.compactMap { node in
      screen.spokenElement(node).isField ? screen.tree[node].frame.map { (node, $0) } : nil
    }
  }

  /// The maximum height in points of a list row that responds for the field in it (ours).
  private static let highestRow = 120.0

  // The one control of a row that answers itself may be hit anywhere in the row, and so may a field that stands
  // alone in a row, or in a view without words that answers.
  static func hasLargerRow(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let usual = TargetSize(screen.screen.platform).usual
    return screen.ancestors(of: node).contains { ancestor in
      guard let frame = screen.tree[ancestor].frame, frame.width >= usual, frame.height >= usual
      else { return false }
      if screen.index(of: ancestor) != nil || screen.tree[ancestor].hasInteractiveTraits {
        return screen.isInteractive(ancestor)
      }
      if frame.height > highestRow { return false }
      // A text that is tapped in a bar or row without words that is tapped is drawn on it: both are one control.
      if screen.isInteractive(ancestor), screen.isImported,
        !screen.tree[node].hasInteractiveTraits
      {
        return true
      }
      let answers = screen.isInteractive(ancestor) || isRow(ancestor, screen)
      return answers && holdsOnly(node, ancestor, screen)
    }
  }

  // A view in what scrolls that keeps its parts together.
  private static func isRow(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree[node]
    return element.groupsChildren && !element.clips && element.container == nil
      && screen.scroller(of: node) != nil
  }

  private static func holdsOnly(_ field: Int, _ holder: Int, _ screen: AuditedScreen) -> Bool {
    screen.spokenElement(field).isField
      && !screen.tree.descendants(of: holder).contains { below in
        below != field && screen.index(of: below) != nil && screen.isInteractive(below)
      }
  }

  /// The maximum space in points between the parts of a bar (ours).
  private static let widestGap = 24.0

  // Beside controls that are high enough a field stands in a bar with them, which takes its touches; dumps leave
  // out the views that only draw it. A view that answers by itself is no such bar.
  static func isInFieldBar(
    _ index: Int, _ targets: Targets, _ screen: AuditedScreen
  ) -> Bool {
    let field = targets.all[index].frame
    let node = targets.all[index].node
    guard screen.isImported, screen.spokenElement(node).isField,
      !screen.ancestors(of: node).contains(where: screen.isInteractive)
    else { return false }
    let usual = TargetSize(screen.screen.platform).usual
    return targets.near(index, within: widestGap).contains { other in
      let frame = targets.all[other].frame
      return frame.height >= usual && frame.height <= highestRow
        && frame.y <= field.y && frame.y + frame.height >= field.y + field.height
        && (frame.x >= field.x + field.width || frame.x + frame.width <= field.x)
    }
  }
}
