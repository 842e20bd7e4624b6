import AccessibilityTree
import Documents
import ScreenReader
import Transcript

struct TextNotExposed: ScreenRule {
  static let page = RulePage(
    "text-not-exposed", .roles, .warning, .medium,
    title: "Visible text is never spoken",
    why: "The text reaches only people who can see it.",
    repair: "Make the text an element, or include it in the label of its container.",
    guidelines: [
      .hig("Navigation"), .wcag("1.3.1", .a), .androidCheck("UnexposedTextCheck"),
    ],
    failing: """
      - isElement: true
        label: Mango lassi
        frame: [0, 0, 300, 60]
        children:
          - text: Contains nuts
            frame: [0, 30, 300, 20]
      """,
    passing: """
      - isElement: true
        label: Mango lassi, contains nuts
        frame: [0, 0, 300, 60]
        children:
          - text: Contains nuts
            frame: [0, 30, 300, 20]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let candidates = (0..<screen.tree.count).filter { Self.isText($0, screen) }
    if candidates.isEmpty { return }
    var spoken: [String]?
    for node in candidates {
      if screen.index(of: node) != nil {
        findings.pass()
        continue
      }
      // What is hidden with purpose, covered by an alert or the label of something else is no loss here.
      guard let reason = screen.omission(of: node), [.insideElement, .notListed].contains(reason)
      else {
        continue
      }
      let texts =
        spoken ?? screen.transcript.stops.map { ($0.text + " " + ($0.hint ?? "")).folded }
      spoken = texts
      let words = (screen.tree[node].label ?? "").folded
      if Self.isSpoken(words, node, texts, screen) {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen.tree[node].label ?? "", reason))
      }
    }
  }

  // A number of one or two signs stands somewhere in any transcript: it has to be heard of the element that it is in.
  private static func isSpoken(
    _ words: String, _ node: Int, _ texts: [String], _ screen: AuditedScreen
  ) -> Bool {
    let isShort = words.count < fewestLetters && words.contains(where: \.isNumber)
    guard isShort,
      let holder = screen.ancestors(of: node).first(where: { screen.index(of: $0) != nil }),
      let heard = screen.heard(holder)
    else { return texts.contains { $0.contains(words) } }
    return heard.foldedWords.contains(words)
  }

  /// The minimum length of a text that is searched for in all the speech of the screen (ours).
  private static let fewestLetters = 3

  private static func isText(_ node: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.tree[node]
    if let frame = element.frame, frame.width <= 0 || frame.height <= 0 { return false }
    return element.traits.contains(.staticText) && !element.isHidden
      && element.label?.folded.isEmpty == false
  }
}

extension TextNotExposed {
  private static func message(_ text: String, _ reason: Omission.Reason) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) is on the screen but never spoken: \(reason.rawValue).",
      repair: "Make it an element, or include it in the label of its container.")
  }
}
