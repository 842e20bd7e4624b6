import AccessibilityTree
import Documents

struct RequiredUnmarked: ScreenRule {
  static let page = RulePage(
    "required-unmarked", .names, .warning, .high,
    title: "Required field not marked for everyone",
    why: """
      {reader} reads an asterisk as "star", or not at all. It says "required" only for a field \
      that the code marks as required. Without a visible sign, sighted people learn only from \
      an error message that the field is required.
      """,
    repair: "Mark the field as required, and say so in its label.",
    guidelines: [.wcag("3.3.2", .a), .wcag("1.3.1", .a)], needs: [.fact(.toolkitStates)],
    varies: "A note, once per page, for required fields without a visible sign.",
    failing: """
      platform: web
      elements:
        - {textField: Email *, toolkitStates: [email]}
      """,
    passing: """
      platform: web
      elements:
        - {textField: Email *, required: true, toolkitStates: [email]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    var unsaid: [Int] = []
    var hasOthers = false
    var saysSo = Self.asksForPassword(screen)
    for node in screen.elements {
      let element = screen.spokenElement(node)
      let label = screen.label(node)
      if label.contains("*") || screen.tree[node].webFlags.contains(.isStarred)
        || label.foldedWords.contains(where: Self.isSign)
      {
        saysSo = true
      }
      guard element.isField || !element.traits.isDisjoint(with: [.checkbox, .popupButton]) else {
        continue
      }
      if element.states.isRequired == true { unsaid.append(node) } else { hasOthers = true }
      guard label.count > 1, label.hasPrefix("*") || label.hasSuffix("*") || label.hasSuffix("*:")
      else { continue }
      if element.states.isRequired == true {
        findings.pass()
      } else {
        findings.fail(node, Self.message(label))
      }
    }
    // A form that says it of one field, or of all of them in a sentence, is left to people.
    guard !saysSo, unsaid.count >= (hasOthers ? Self.fewestAmongOthers : Self.fewest) else {
      return
    }
    findings.fail(
      unsaid[0], Self.messageOfUnsaid(screen.list(unsaid)), severity: .note,
      related: Array(unsaid.dropFirst()))
  }
}

extension RequiredUnmarked {
  /// The number of fields below which a form needs no marks, unless other fields are optional (ours).
  private static let (fewest, fewestAmongOthers) = (3, 2)

  /// Whether the page asks for a password: everyone knows that a login needs all of its fields.
  private static func asksForPassword(_ screen: AuditedScreen) -> Bool {
    screen.elements.contains { screen.spokenElement($0).traits.contains(.secureTextField) }
  }

  private static func isSign(_ word: String) -> Bool { signs.contains { word.hasPrefix($0) } }

  // How forms say that a field is required, or which one is not.
  private static let signs = [
    "required", "mandatory", "optional", "pflicht", "erforderlich", "freiwillig", "obligatoire",
    "requis", "facultatif", "obligatori", "requerido", "opcional", "obrigat", "richiest",
    "opzional", "facoltativ", "verplicht", "optioneel", "obligator", "frivillig", "valfri",
    "wymagan", "opcjonaln", "zorunlu", "wajib", "opsional", "обязател", "необязател", "必须",
    "必填", "選填", "必須", "任意", "필수", "선택", "अनिवार्य", "إلزامي", "مطلوب", "اختياري",
  ]

  private static func messageOfUnsaid(_ names: String) -> FindingText {
    FindingText(
      "These fields are required, and no visible text says so: \(names).",
      repair: "Say it in each label, or once above the form.")
  }

  private static func message(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) has a star, but the field is not marked as required.",
      repair: "Set required, or aria-required=\"true\".")
  }
}
