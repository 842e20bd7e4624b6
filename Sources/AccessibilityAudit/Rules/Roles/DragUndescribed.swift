import AccessibilityTree
import Documents

struct DragUndescribed: ScreenRule {
  static let page = RulePage(
    "drag-undescribed", .roles, .warning, .high,
    title: "Drag source or target has no name",
    why: """
      {reader} offers drags and drops as named actions. Without names there is nothing to choose.
      """,
    repair: """
      Name the drag source and the drop points, or offer actions that move the item.
      """,
    guidelines: [
      .hig("Gestures"), .wcag("2.5.7", .aa), .apple("accessibilityDragSourceDescriptors"),
    ],
    failing: """
      - button: Letter to the bank
        gestures: [drag]
      """,
    passing: """
      - button: Letter to the bank
        gestures: [drag]
        dragSources: [Drag the letter]
      - label: Archive
        dropPoints: [Drop into the archive]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      let drags = screen.facts(node).gestures?.contains(.drag) == true
      let isDragged = !element.dragSources.isEmpty
      guard drags || isDragged || !element.dropPoints.isEmpty else { continue }
      // What is adjusted by dragging is no drag of an item.
      if element.traits.contains(.adjustable) { continue }
      let names = element.dragSources + element.dropPoints
      let moves = element.actions.contains { Self.isMove($0) }
      if names.contains(where: { $0.trimmed.isEmpty }) {
        findings.fail(node, Self.nameless(screen.label(node)))
      } else if names.isEmpty, !moves {
        findings.fail(node, Self.message(screen.label(node)))
      } else if isDragged, !moves, !screen.tree.elements.contains(where: { !$0.dropPoints.isEmpty })
      {
        findings.fail(node, Self.nowhere(screen.label(node)))
      } else {
        findings.pass()
      }
    }
  }

  private static func isMove(_ action: String) -> Bool {
    action.foldedWords.contains { ["move", "reorder", "drag"].contains($0) }
  }
}

extension DragUndescribed {
  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) can be dragged, but nothing says so.",
      repair: "Name it as a drag source, or add the actions \"Move up\" and \"Move down\".")
  }

  private static func nameless(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) has a drag source or drop point without a name.",
      repair: "Name it.")
  }

  private static func nowhere(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) can be dragged, but no drop point on the screen has a name.",
      repair: "Name the places where it can go.")
  }
}
