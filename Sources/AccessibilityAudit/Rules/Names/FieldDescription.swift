import AccessibilityTree
import Documents

struct FieldDescription: ScreenRule {
  static let page = RulePage(
    "field-description", .names, .warning, .high,
    title: "Field has a content description",
    why: """
      TalkBack says the typed text instead of the description, so a listener no longer hears what \
      the field is for. Other readers may say the description but not the typed text.
      """,
    repair: "Set android:hint, or add a TextView whose android:labelFor names the field.",
    guidelines: [.wcag("3.3.2", .a), .androidCheck("EditableContentDescCheck")],
    failing: """
      platform: android
      elements:
        - {role: textbox, label: Name of the crop}
      """,
    passing: """
      platform: android
      elements:
        - {role: textbox, placeholder: Name of the crop}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // What Flutter and AccessKit call a label is handed to Android as a hint, or is unknown.
    guard screen.screen.platform == .android,
      screen.toolkit == nil || screen.toolkit == .android
    else { return }
    for node in screen.elements {
      let element = screen.tree[node]
      // In a list to drop down nothing is typed.
      guard element.isField, element.semanticRole != .comboBox,
        !element.traits.contains(.notEnabled),
        // Of a password TalkBack says the description and how many characters there are (source code).
        !element.traits.contains(.secureTextField)
      else { continue }
      guard let description = element.label?.audible else {
        findings.pass()
        continue
      }
      findings.fail(node, Self.message(description, isWritten: !screen.isImported))
    }
  }
}

extension FieldDescription {
  private static func message(_ description: String, isWritten: Bool) -> FindingText {
    FindingText(
      "\(SafeText.quoted(description)) is the content description of a field, and TalkBack "
        + "says the typed text instead.",
      repair: isWritten
        ? "Write placeholder: in place of the name, or labelledBy: with the id of a text."
        : "Set android:hint, or add a TextView whose android:labelFor names the field.")
  }
}
