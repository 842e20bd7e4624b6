import AccessibilityTree
import Documents
import ScreenReader

struct ModalWithoutExit: ScreenRule {
  static let page = RulePage(
    "modal-without-exit", .reachability, .error, .high, .traversal,
    title: "Modal view cannot be closed",
    why: """
      Sighted people tap outside the view or drag it down. Listeners find no button to close it, \
      and the escape gesture does nothing.
      """,
    repair: "Add a button that closes the view, or handle the escape gesture.",
    guidelines: [.wcag("2.1.2", .a), .hig("Navigation"), .apple("accessibilityPerformEscape")],
    failing: """
      - group: Offer of the day
        modal: true
        children: [Mangoes at half price]
      """,
    passing: """
      - group: Offer of the day
        modal: true
        on: {escape: [close]}
        children: [Mangoes at half price]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // Escape closes the panels of a desktop, whatever they hold.
    if screen.screen.platform.isDesktop { return }
    for node in 0..<screen.tree.count
    where screen.tree[node].isModal && screen.omission(of: node) == nil {
      let inside = node..<screen.tree.end(of: node)
      let controls = screen.stops.filter { inside.contains($0) && screen.isInteractive($0) }
      let escapes =
        inside.contains { Self.escapes(screen.tree[$0]) }
        || screen.ancestors(of: node).contains { Self.escapes(screen.tree[$0]) }
      // Any button of an alert closes it; nothing else is needed in a language that is not known here.
      if escapes || controls.contains(where: { Self.closes($0, screen) }) {
        findings.pass()
      } else if screen.isImported {
        // No dump tells what the escape gesture does.
        findings.review(node, Self.message(screen, node))
      } else {
        findings.fail(node, Self.message(screen, node))
      }
    }
  }

  private static func escapes(_ element: Element) -> Bool {
    element.behaviours.contains { $0.trigger == .act(.escape) }
  }

  private static func closes(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.spokenElement(node)
    guard !element.traits.isDisjoint(with: [.button, .backButton, .link]),
      !element.traits.contains(.notEnabled)
    else { return false }
    let label = screen.label(node)
    let isLatin = label.unicodeScalars.contains { $0.isASCII && $0.properties.isAlphabetic }
    if !isLatin || !screen.isEnglish(node) || element.traits.contains(.backButton) { return true }
    let effects = element.behaviours.filter { $0.trigger == .act(.activate) }.flatMap(\.effects)
    if effects.contains(where: { [.close, .set, .remove, .open].contains($0.name) }) {
      return true
    }
    return label.foldedWords.contains(where: words.contains)
  }

  private static let words: Set<String> = [
    "close", "cancel", "done", "dismiss", "ok", "okay", "back", "no", "yes", "not", "later", "skip",
    "continue", "allow", "deny", "don't", "don’t", "keep", "got", "understood", "exit", "agree",
    "accept", "decline", "save", "send", "delete", "discard", "pay", "remove", "sign", "log",
  ]
}

extension ModalWithoutExit {
  private static func message(_ screen: AuditedScreen, _ node: Int) -> FindingText {
    FindingText(
      "\(screen.readerTitle) has no way out of the \(screen.name(node)): no button closes it, "
        + "and it does not handle the escape gesture.",
      repair: "Add a Close button, or handle the gesture.")
  }
}
