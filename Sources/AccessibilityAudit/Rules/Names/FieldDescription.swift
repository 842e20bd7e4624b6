import AccessibilityTree
import Documents

struct FieldDescription: ScreenRule {
  static let page = RulePage(
    "field-description", .names, .warning, .high,
    title: "A field of Android has a content description",
    why: """
      TalkBack says what was typed in its place, so that nobody hears what the field is for once \
      something stands in it; other readers may say the description and never what was typed.
      """,
    repair: """
      Give the field a hint, or let the text beside it name it by android:labelFor.
      """,
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
        !element.traits.contains(.notEnabled)
      else { continue }
      guard let description = element.label?.nonblank else {
        findings.pass()
        continue
      }
      findings.fail(node, Self.message(description))
    }
  }
}

extension FieldDescription {
  private static func message(_ description: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(description)) is the content description of a field, and what is typed is said in its "
        + "place.",
      repair: "Say it as a hint, or name the field by a text with android:labelFor.")
  }
}
