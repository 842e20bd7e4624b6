import AccessibilityTree
import Documents

struct WindowUnannounced: ScreenRule {
  static let page = RulePage(
    "window-unannounced", .structure, .note, .medium,
    title: "Link opens a new window without notice",
    why: """
      The link opens another tab or window, where Back does not return to this page. {reader} \
      speaks the link like any other.
      """,
    repair: "Open the link in the same tab, or say in its name that it opens a new one.",
    guidelines: [.hig("Navigation"), .wcag("3.2.5", .aaa)], needs: [.fact(.toolkitStates)],
    failing: """
      platform: web
      elements:
        - {link: Guide, toolkitStates: [new-window]}
      """,
    passing: """
      platform: web
      elements:
        - {link: Guide (new tab), toolkitStates: [new-window]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    var silent: [Int] = []
    for node in screen.elements where screen.traits(node).contains(.link) {
      guard screen.flagsOfLink(node).contains(.opensWindow) else {
        findings.pass()
        continue
      }
      let element = screen.spokenElement(node)
      let words = [screen.label(node), element.hint ?? "", element.description ?? ""]
      if words.contains(where: Self.tells) { findings.pass() } else { silent.append(node) }
    }
    findings.fail(together: silent) { Self.message(screen.label($0), $1) }
  }

  /// Whether a text mentions a window or a tab, in any language with a word list.
  private static func tells(_ text: String) -> Bool {
    let folded = text.folded
    return text.contains("↗") || windows.contains { folded.contains($0) }
  }

  // What readers' platforms and browsers call them.
  private static let windows: [String] = [
    "window", "tab", "external", "fenster", "extern", "fenêtre", "onglet", "externe", "ventana",
    "pestaña", "externo", "janela", "aba", "guia", "finestra", "scheda", "esterno", "venster",
    "fönster", "flik", "okn", "kart", "окн", "вкладк", "نافذة", "विंडो", "टैब", "창", "탭",
    "ウィンドウ", "ウインドウ", "タブ", "窗", "标签页", "標籤頁", "分頁",
  ].map(\.folded)
}

extension WindowUnannounced {
  private static func message(_ label: String, _ more: String) -> FindingText {
    return FindingText(
      "The link \(SafeText.quoted(label)) opens a new tab or window without saying so\(more).",
      repair: "Remove target=\"_blank\", or add \"(opens in a new tab)\" to its name.")
  }
}
