import AccessibilityTree
import Documents
import Voices

struct LanguageMismatch: ScreenRule {
  static let page = RulePage(
    "language-mismatch", .names, .warning, .medium,
    title: "Text is read in the wrong language",
    why: """
      A voice that does not know the script skips the text, spells it or reads it as nonsense. \
      The same happens to a framework's untranslated words, such as "Close" on a Korean page.
      """,
    repair: "Set the language of the text, or of the whole screen if its language is wrong.",
    guidelines: [.wcag("3.1.2", .aa), .wcag("3.1.1", .a), .apple("accessibilityLanguage")],
    needs: [.language],
    varies: "A note for controls that show English words on a page in another language.",
    failing: """
      screen: Greetings
      language: en-US
      elements:
        - text: 안녕하세요
      """,
    passing: """
      screen: Greetings
      language: en-US
      elements:
        - text: 안녕하세요
          language: ko
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    // The first element of each language, and what all of its elements say.
    var texts: [String: (first: Int, words: FunctionWords)] = [:]
    var order: [String] = []
    let isForeign = screen.isImported && screen.toolkit != .web && Self.isOfOtherLetters(screen)
    for node in screen.elements {
      let language = screen.tree[node].language ?? screen.language
      if isForeign, Self.isDevelopersWord(node, screen) {
        findings.fail(node, Self.messageOfDeveloper(screen.label(node)))
      }
      if screen.toolkit == .web, Self.isUntranslated(node, language, screen) {
        findings.fail(node, Self.message(ofUntranslated: screen.label(node), language))
      }
      for (language, words) in screen.wordsByLanguage(node) {
        // Without any language, another rule asks for one.
        guard let language else {
          findings.lacks(.language)
          continue
        }
        if texts[language] == nil {
          texts[language] = (node, FunctionWords())
          order.append(language)
        }
        if texts[language]?.words.hasHits == false { texts[language]?.first = node }
        texts[language]?.words.add(words)
        guard let script = Script.dominant(in: words) else { continue }
        if Script.canBe(script, in: language) {
          findings.pass()
        } else {
          findings.fail(node, Self.message(screen.label(node), script, language))
        }
      }
    }
    if screen.toolkit == .web { checkControls(screen, &findings) }
    for language in order {
      guard let (first, words) = texts[language], let other = words.language(insteadOf: language)
      else { continue }
      findings.fail(first, Self.message(language, other))
    }
  }
}

extension LanguageMismatch {
  /// Whether a page in another language names a control with English words that appear nowhere on it.
  private static func isUntranslated(
    _ node: Int, _ language: String, _ screen: AuditedScreen
  ) -> Bool {
    LanguageTag(language).primary != "en" && screen.isInteractive(node)
      && screen.flagsOfLink(node).contains(.isNamedApart)
      && ofFrameworks.contains(screen.label(node).foldedWords.joined(separator: " "))
  }

  /// Checks the controls that show English words on a page in another language.
  private func checkControls(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let controls = screen.elements.filter { node in
      let language = LanguageTag(screen.tree[node].language ?? screen.language).primary
      guard language != "en", screen.isInteractive(node),
        !screen.flagsOfLink(node).contains(.isNamedApart)
      else { return false }
      let label = screen.label(node).foldedWords.joined(separator: " ")
      return Self.onControls.contains(label)
        || Self.takenOver[label].map { !$0.split(separator: " ").contains(Substring(language)) }
          == true
    }
    // One word may be what a site is used to call it.
    guard Set(controls.map { screen.label($0).folded }).count >= 2, let first = controls.first
    else {
      return
    }
    findings.fail(
      first,
      Self.message(
        ofControls: screen.list(controls), screen.tree[first].language ?? screen.language),
      severity: .note, related: Array(controls.dropFirst()))
  }

  // What only English calls controls so.
  private static let onControls: Set<String> = [
    "about us", "add to cart", "apply", "back", "book now", "buy now", "cancel", "choose file",
    "close", "confirm", "contact us", "create account", "delete", "explore more", "forgot password",
    "forgot your password", "get started", "go back", "join now", "know more",
    "learn more", "log in", "log out", "my account", "next", "order now", "place order", "previous",
    "read more", "remember me", "save", "search", "see all", "see more",
    "send message", "settings", "shop now", "show more", "sign in", "sign out", "sign up", "submit",
    "subscribe", "try again", "view all", "view more", "your name",
  ]
  // Words that some languages took over, and those languages.
  private static let takenOver = [
    "start": "cs da de fi hr hu id ms nb nl no pl ro sk sl sv",
    "reset": "cs da de fi hr hu id ms nb nl no pl ro sk sl sv",
    "send": "da nb nn no", "register": "da de id ms nb nl no sv", "edit": "id ms",
    "continue": "fr pt",
  ]

  /// Whether most letters on an app's screen belong to a script that English does not use.
  private static func isOfOtherLetters(_ screen: AuditedScreen) -> Bool {
    var (latin, others) = (0, 0)
    for node in screen.elements {
      for scalar in screen.label(node).unicodeScalars {
        guard let script = Script(scalar) else { continue }
        if script == .latin { latin += 1 } else { others += 1 }
      }
    }
    return others >= 20 && others > latin
  }

  /// Whether the name of a picture or a control consists only of English words for parts of an interface, and is not
  /// visible text.
  private static func isDevelopersWord(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let tree = screen.statedTree
    let words = screen.label(node).foldedWords
    // What Flutter adds to its tabs where an app has no translations of the framework.
    if words.count >= 4, words.suffix(4).first == "tab", words.suffix(2).first == "of" {
      return true
    }
    guard (1...6).contains(words.count), words.allSatisfy(ofInterfaces.contains),
      !screen.label(node).contains("_"), let stated = screen.origin(of: node).map({ tree[$0] })
    else { return false }
    let isText =
      stated.toolkitType?.hasSuffix("Text") == true
      || stated.toolkitType?.hasSuffix("TextView") == true
    return !isText && !stated.isField && stated.label?.folded == screen.label(node).folded
      && stated.statedFacts.text(.visibleText) == nil
  }

  // What developers call the parts of an interface (ours).
  private static let ofInterfaces: Set<String> = Set(
    """
    action add arrow back background badge banner border box btn bubble button camera card cart chat check circle clear \
    close collapse comment copy cover delete down download edit expand favorite favourite filter follow forward gallery game \
    gift go heart help home icon img image info item left like line link list loading location logo mail map menu message \
    mic microphone minus more move mute navigate navigation next notice notification notifications off on open option \
    options pause phone photo picture pin place play plus popup position post prev previous profile refresh remove reply \
    report reward right save scan search send setting settings share show skip sort star start stop submit swap switch \
    tab thumbnail time title toggle top trash up upload user video view volume white black wing write
    """.split(whereSeparator: { $0 == " " || $0.isNewline }).map(String.init))

  // What libraries call their parts, in words that are English alone.
  private static let ofFrameworks: Set<String> = [
    "back to top", "clear", "close", "close menu", "close modal", "close dialog", "collapse",
    "dismiss", "expand", "go back", "go to next slide", "go to previous slide", "load more", "next",
    "next month", "next page", "next slide", "open menu", "open navigation", "previous",
    "previous month", "previous page", "previous slide", "remove", "scroll to top", "search",
    "show password", "skip to content", "skip to main content", "submit", "toggle dark mode",
    "toggle menu", "toggle navigation", "toggle sidebar", "toggle theme",
  ]

  private static func messageOfDeveloper(_ label: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) is an English label from the code, left untranslated "
        + "on a screen in another language.",
      repair: "Say in the language of the screen what it does, or hide it if it is decorative.")
  }

  private static func message(ofControls names: String, _ language: String) -> FindingText {
    FindingText(
      "These are English, but a voice for \(SafeText.quoted(language)) reads them: \(names).",
      repair: "Translate them, or mark them with lang=\"en\".")
  }

  private static func message(ofUntranslated label: String, _ language: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) is English, but a voice for \(SafeText.quoted(language)) reads it.",
      repair: "Translate the label, which is not visible on the page.")
  }

  private static func message(_ language: String, _ other: String) -> FindingText {
    FindingText(
      "The texts marked \(SafeText.quoted(language)) seem to be in \(SafeText.quoted(other)).",
      repair: "State the language of the text.")
  }

  private static func message(_ label: String, _ script: Script, _ language: String) -> FindingText
  {
    FindingText(
      "\(SafeText.quoted(label)) is in \(script.rawValue) script, but a voice for "
        + "\(SafeText.quoted(language)) reads it.",
      repair: "Set its language.")
  }
}
