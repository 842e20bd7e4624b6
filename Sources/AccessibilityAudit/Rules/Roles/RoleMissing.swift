import AccessibilityTree
import Documents
import ScreenReader
import Transcript

struct RoleMissing: ScreenRule {
  static let page = RulePage(
    "role-missing", .roles, .error, .high,
    title: "Something can be activated but is heard as plain text",
    why: """
      Nothing tells a listener that a double tap does anything here, so that nobody tries it.
      """,
    repair: """
      Say what it is: a button, a link, or something adjustable.
      """,
    guidelines: [
      .hig("Buttons and controls"), .wcag("4.1.2", .a), .apple("accessibilityTraits"),
      .androidCheck("ClassNameCheck"),
    ],
    needs: [.carried(.roles), .carried(.traits), .carried(.roleDescriptions)],
    failing: """
      - text: Show all
        on: {activate: [open: all]}
      """,
    passing: """
      - button: Show all
        on: {activate: [open: all]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.stops where screen.tree[node].isActedOn {
      let element = screen.spokenElement(node)
      // A picture that starts media or takes touches directly says so otherwise.
      let says: Traits = [.startsMediaSession, .allowsDirectInteraction]
      if element.hasInteractiveTraits || !element.traits.isDisjoint(with: says)
        || element.isExpanded != nil || !element.actions.isEmpty || saysTap(screen, node)
      {
        findings.pass()
      } else if screen.isImported {
        // A dump tells that it reacts, and may not tell that something else says so.
        findings.review(node, Self.message(screen.heard(node) ?? "", screen.hasTraits))
      } else {
        findings.fail(node, Self.message(screen.heard(node) ?? "", screen.hasTraits))
      }
    }
    for node in 0..<screen.tree.count where Self.isSilentControl(node, screen) {
      findings.review(node, Self.messageOfSilence)
    }
  }

  /// Whether the reader says by a hint of its own what can be done, as on a row that Android knows to be clicked.
  private func saysTap(_ screen: AuditedScreen, _ node: Int) -> Bool {
    guard let stop = screen.stop(of: node) else { return false }
    return screen.transcript.stops[stop].utterance.fragments.contains {
      $0.kind == .hint && $0.phrase != nil
    }
  }
}

extension RoleMissing {
  // A page lets the keyboard get to what is acted on, and this neither is anything nor holds anything.
  private static func isSilentControl(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree[node]
    guard screen.toolkit == .web, screen.stop(of: node) == nil,
      element.role == nil || element.role == .generic, element.label == nil
    else { return false }
    return screen.facts(node).flag(.keyboardFocusable) == true && !screen.tree.hasChildren(node)
      && screen.omission(of: node) == nil
  }

  private static let messageOfSilence = FindingText(
    "The keyboard gets here, but it has neither a role nor a name: who listens hears nothing.",
    repair: "Give it the role and the name of what it does, or keep the keyboard from it.")

  private static func message(_ heard: String, _ hasTraits: Bool) -> FindingText {
    FindingText(
      "It reacts to a tap but is heard as \(SafeText.quoted(heard)).",
      repair: hasTraits
        ? "Add the button or link trait." : "Say by its role that it is a button or a link.")
  }
}
