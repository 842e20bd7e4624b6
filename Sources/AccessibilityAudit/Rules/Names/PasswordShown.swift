import AccessibilityTree
import Documents

struct PasswordShown: ScreenRule {
  static let page = RulePage(
    "password-shown", .names, .warning, .high,
    title: "Password field is not secure",
    why: """
      {reader} speaks each typed character, and a braille display shows it. For a secure field, \
      {reader} says only the number of characters.
      """,
    repair:
      "Use a secure text field: isSecureTextEntry, inputType textPassword, <input type=password>.",
    guidelines: [.hig("Content"), .apple("isSecureTextEntry")],
    failing: """
      - textField: Password
      """,
    passing: """
      - secureField: Password
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var isOpened: Bool?
    for node in screen.elements {
      let element = screen.spokenElement(node)
      guard element.isField, !element.traits.contains(.notEnabled) else { continue }
      if element.traits.contains(.secureTextField) {
        findings.pass()
      } else if Self.names(node, screen).contains(where: Self.asksForPassword) {
        guard Self.tells(node, screen) else {
          findings.lacks(.carried(.traits))
          continue
        }
        // Whoever has asked to see it knows. Few screens have such a field, and all have labels to look through.
        let isShown =
          isOpened ?? screen.elements.contains { Self.turnsOn(screen.spokenElement($0)) }
        isOpened = isShown
        if isShown {
          findings.review(node, Self.message)
        } else {
          findings.fail(node, Self.message)
        }
      }
    }
  }

  // Outlines and trees of roles call every field by one word; views and pages tell which are secure.
  private static func tells(_ node: Int, _ screen: AuditedScreen) -> Bool {
    if !screen.isImported || screen.hasMarkup { return true }
    if screen.toolkit == .web { return false }
    return screen.toolkit != .android
      || screen.spokenElement(node).toolkitType?.hasSuffix("EditText") == true
  }

  /// The name of a field, or the text before it in its row.
  private static func names(_ node: Int, _ screen: AuditedScreen) -> [String] {
    let element = screen.spokenElement(node)
    var names = [element.label, element.placeholder].compactMap(\.self)
    if screen.label(node).isEmpty, let place = screen.index(of: node), place > 0,
      RowFragmented.isLabelled(node, by: screen.elements[place - 1], screen)
    {
      names.append(screen.label(screen.elements[place - 1]))
    }
    return names
  }

  private static func asksForPassword(_ text: String) -> Bool {
    words.contains(text.folded)
  }

  /// Whether a control shows or hides the typed text.
  private static func turnsOn(_ element: Element) -> Bool {
    guard !element.isField, let label = element.label?.folded else { return false }
    return words.contains { $0.count > 1 && label != $0 && label.contains($0) }
      && (element.hasInteractiveTraits || element.role?.isControl == true)
  }

  // What login forms of the languages that rules know call the field (ours).
  private static let words = Set(
    [
      "Password", "Passcode", "Your password", "Enter password", "Current password", "New password",
      "Confirm password", "Passwort", "Kennwort", "Mot de passe", "Contraseña", "Clave", "Senha",
      "Wachtwoord", "Пароль", "密码", "密碼", "パスワード", "비밀번호", "암호", "كلمة المرور", "كلمة السر", "पासवर्ड",
      "请输入密码", "請輸入密碼", "输入密码", "비밀번호 입력", "パスワードを入力",
    ].map(\.folded))

  private static let message = FindingText(
    "The field asks for a password but does not hide it: each character is spoken and shown.",
    repair: "Use a secure text field.")
}
