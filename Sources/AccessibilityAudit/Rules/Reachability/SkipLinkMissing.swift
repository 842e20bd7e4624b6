import AccessibilityTree
import Documents

struct SkipLinkMissing: ScreenRule {
  static let page = RulePage(
    "skip-link-missing", .reachability, .note, .medium,
    title: "No way to skip the menu with Tab",
    why: """
      Screen readers can jump to the main part. People who use a keyboard or a switch without a \
      screen reader have to tab through the whole menu on every page.
      """,
    repair: "Make the first link of the page lead to its main part.",
    guidelines: [.wcag("2.4.1", .a), .hig("Keyboards")],
    needs: [.fact(.linkTarget), .fact(.toolkitStates)],
    failing: """
      platform: web
      elements:
        - container: landmark
          ariaRole: navigation
          toolkitStates: [inline]
          children:
            - {link: Home, linkTarget: /}
            - {link: Men, linkTarget: /men}
            - {link: Women, linkTarget: /women}
            - {link: Shoes, linkTarget: /shoes}
            - {link: Bags, linkTarget: /bags}
            - {link: Cart, linkTarget: /cart}
        - {container: landmark, ariaRole: main, children: [Welcome]}
      """,
    passing: """
      platform: web
      elements:
        - {link: Skip to content, linkTarget: "#content", toolkitStates: [inline]}
        - container: landmark
          ariaRole: navigation
          children:
            - {link: Home, linkTarget: /}
            - {link: Men, linkTarget: /men}
            - {link: Women, linkTarget: /women}
            - {link: Shoes, linkTarget: /shoes}
            - {link: Bags, linkTarget: /bags}
        - {container: landmark, ariaRole: main, id: content, children: [Welcome]}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    guard screen.tellsMarkup else { return screen.lackMarkup(&findings) }
    // Of a page without a main part, the menu is what people have to go through.
    let menu = screen.landmarks(.navigation).first.flatMap { menu in
      // One at the end of the page is gone through by nobody who reads the page.
      screen.elements.prefix(Self.most).contains { $0 > menu } ? screen.tree.end(of: menu) : nil
    }
    guard !screen.isModal, let start = screen.landmarks(.main).first ?? menu else { return }
    let before = screen.elements.filter { node in
      node < start && screen.isInteractive(node) && screen.omission(of: node) == nil
    }
    if before.prefix(Self.first).contains(where: { Self.leadsInside($0, screen) }) {
      findings.pass()
    } else if before.count >= Self.most {
      findings.fail(nil, Self.message(before.count))
    } else {
      findings.pass()
    }
  }

  /// The number of elements at the start among which a skip link must be (ours).
  private static let first = 3
  /// The number of elements before the main part from which a skip link is missed (ours).
  private static let most = 6

  private static func leadsInside(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard let target = screen.facts(node).text(.linkTarget) else { return false }
    return target.count > 1 && target.hasPrefix("#")
  }
}

extension SkipLinkMissing {
  private static func message(_ count: Int) -> FindingText {
    FindingText(
      "\(count) links and controls come before the content, and no link skips them.",
      repair: "Begin the page with a link to its main part.")
  }
}
