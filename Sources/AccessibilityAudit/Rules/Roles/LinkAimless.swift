import AccessibilityTree
import Documents

struct LinkAimless: ScreenRule {
  static let page = RulePage(
    "link-aimless", .roles, .warning, .high,
    title: "Link leads nowhere",
    why: """
      {reader} announces a link, so people expect another page. Instead, nothing opens, or a \
      script runs as it would for a button.
      """,
    repair: "Give the link the address of its target, or make it a <button>.",
    guidelines: [.hig("Buttons and controls"), .wcag("4.1.2", .a)], needs: [.fact(.linkTarget)],
    varies:
      "A review for anchors without an address, and for links to an id that the page does not have.",
    failing: """
      platform: web
      elements:
        - {label: Details, role: link, linkTarget: "#"}
      """,
    passing: """
      platform: web
      elements:
        - {label: Details, role: link, linkTarget: "#details"}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var aimless: [Int] = []
    for node in screen.elements where screen.tree[node].role == .link {
      guard let address = screen.facts(node).text(.linkTarget) else {
        findings.lacks(.fact(.linkTarget))
        continue
      }
      let label = screen.label(node)
      if address.lowercased().hasPrefix("javascript:") {
        findings.fail(node, Self.messageOfScript(label))
      } else if Self.aimless.contains(address) || address.hasPrefix("void"), !label.isEmpty,
        !Self.leadsToTop(label)
      {
        // Of a link without a name nobody knows whether it leads to the top.
        aimless.append(node)
      } else {
        findings.pass()
      }
    }
    if screen.toolkit == .web {
      let lost = screen.elements.filter { screen.flagsOfLink($0).contains(.leadsToMissing) }
      if let first = lost.first {
        findings.review(
          first, Self.messageOfPart(screen.list(lost)), related: Array(lost.dropFirst()))
      }
    }
    // What a template has left open is one thing to mend.
    findings.fail(together: aimless) { Self.message(screen.label($0), $1) }
    if screen.toolkit == .web { checkAnchors(screen, &findings) }
  }

  /// Checks anchors without an address, which no reader announces as links.
  private func checkAnchors(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let nodes = ShownNodes.nodes(with: .leadsNowhere, on: screen).map(\.node)
      .filter { !screen.isInteractive($0) }
    guard let first = nodes.first else { return }
    findings.review(
      first, Self.messageOfAnchors(screen.list(nodes)), related: Array(nodes.dropFirst()))
  }

  /// Whether a link says that it leads to the top of the page, as "#" does.
  private static func leadsToTop(_ label: String) -> Bool {
    label.foldedWords.contains { tops.contains($0) }
      || ["上", "顶", "頂", "맨 위", "トップ"].contains { label.contains($0) }
  }

  // What templates leave where an address belongs; "void:javascript" is a slip for "javascript:void".
  private static let aimless: Set<String> = ["", "#", "#!", "#0"]

  private static let tops: Set<String> = [
    "top", "up", "oben", "anfang", "haut", "arriba", "inicio", "topo", "inizio", "su", "boven",
    "början", "góry", "наверх", "вверх", "أعلى", "home",
  ]
}

extension LinkAimless {
  private static func messageOfAnchors(_ names: String) -> FindingText {
    FindingText(
      "Anchors without an address are plain text, and the keyboard skips them: \(names).",
      repair:
        "Give each the address of its target, or make it a <button>; plain text needs no anchor.")
  }

  private static func messageOfPart(_ names: String) -> FindingText {
    FindingText(
      "No element on the page has the id to which these links lead: \(names).",
      repair: "Give each target its id. If a script opens the content, use a button.")
  }

  private static func messageOfScript(_ label: String) -> FindingText {
    FindingText(
      "The link \(SafeText.quoted(label)) runs a script, as a button does.",
      repair: "Make it a <button>.")
  }

  private static func message(_ label: String, _ more: String) -> FindingText {
    return FindingText(
      "The link \(SafeText.quoted(label)) leads nowhere\(more).",
      repair: "Give it the address of its target, or make it a <button>.")
  }
}
