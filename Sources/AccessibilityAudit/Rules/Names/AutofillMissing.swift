import AccessibilityTree
import Documents

struct AutofillMissing: ScreenRule {
  static let page = RulePage(
    "autofill-missing", .names, .note, .high,
    title: "Field does not state its purpose for autofill",
    why: """
      Browsers and password managers fill in a field that states its purpose. People who type with a switch or by \
      voice, or who cannot remember their details, depend on autofill.
      """,
    repair: "Set autocomplete to the purpose of the field.",
    guidelines: [.wcag("1.3.5", .aa)], needs: [.fact(.toolkitStates)],
    failing: """
      platform: web
      elements:
        - {textField: Email, toolkitStates: [email, no-autofill]}
      """,
    passing: """
      platform: web
      elements:
        - {textField: Email, toolkitStates: [email]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    var silent: [Int] = []
    for node in screen.elements where screen.spokenElement(node).isField {
      if screen.tree[node].webFlags.contains(.lacksAutofill), !Self.isAboutOthers(node, screen) {
        silent.append(node)
      } else {
        findings.pass()
      }
    }
    // A form has all of its fields from one hand.
    findings.fail(together: silent) { Self.message(screen.name($0), screen.tree[$0], $1) }
  }
}

extension AutofillMissing {
  /// Whether a field asks for another person's name or address: WCAG 1.3.5 covers only the user's.
  private static func isAboutOthers(_ node: Int, _ screen: AuditedScreen) -> Bool {
    screen.label(node).foldedWords.contains { word in others.contains { word.hasPrefix($0) } }
  }

  // In English, German, French and Spanish; elsewhere the note stands.
  private static let others = [
    "recipient", "receiver", "friend", "child", "guardian", "emergency", "referee", "colleague",
    "empfänger", "freund", "notfall", "destinataire", "enfant",
    "destinatario", "amigo", "amiga", "hijo", "hija", "emergencia",
  ]

  private static func message(_ name: String, _ element: Element, _ more: String) -> FindingText {
    let flags = element.webFlags
    let word =
      if flags.contains(.isEmail) { "email" } else if flags.contains(.isTelephone) {
        "tel"
      } else if element.traits.contains(.secureTextField) {
        "current-password or new-password"
      } else { "the matching token, such as name or street-address" }
    return FindingText(
      "The \(name) asks for the user's own data but has no autocomplete attribute\(more).",
      repair: "Set autocomplete to \(word).")
  }
}
