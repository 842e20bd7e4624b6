import AccessibilityTree
import Documents

struct RowActionSwipeOnly: ScreenRule {
  static let page = RulePage(
    "row-action-swipe-only", .roles, .error, .high,
    title: "Row action available by swipe only",
    why: """
      With {reader} on, a swipe moves the cursor instead. Listeners cannot delete, pin or reply.
      """,
    repair: """
      Offer the action as a custom action of the row, in an edit mode, or on the screen that the \
      row opens.
      """,
    guidelines: [.hig("Gestures"), .wcag("2.5.1", .a)], words: .all,
    failing: """
      - button: Letter to the bank
        gestures: [swipeActions]
      """,
    passing: """
      - button: Letter to the bank
        gestures: [swipeActions]
        actions: [Delete]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let rows = screen.elements.filter {
      screen.facts($0).gestures?.contains(.swipeActions) == true
    }
    if rows.isEmpty { return }
    let hasEditMode = screen.elements.contains { node in
      let lists = screen.wordLists(node)
      return screen.isInteractive(node)
        && (lists.isEnglish && ["edit", "select"].contains(screen.label(node).folded)
          || lists.isWhole(screen.label(node), of: \.edit))
    }
    for node in rows {
      let element = screen.spokenElement(node)
      let opensDetails =
        screen.facts(node).opens.map { [.view, .sheet, .menu].contains($0) } ?? false
      if !element.actions.isEmpty || hasEditMode || opensDetails {
        findings.pass()
      } else if let language = screen.wordLists(node).unknown {
        // A button of the screen may have rows edited: nobody here can read it.
        findings.lacks(.words(language))
      } else {
        findings.fail(node, Self.message(screen, node))
      }
    }
  }
}

extension RowActionSwipeOnly {
  private static func message(_ screen: AuditedScreen, _ node: Int) -> FindingText {
    FindingText(
      "The actions of the row \(SafeText.quoted(screen.label(node))) need a swipe over it, "
        + "which \(screen.readerTitle) uses to move the cursor.",
      repair: "Offer them as custom actions.")
  }
}
