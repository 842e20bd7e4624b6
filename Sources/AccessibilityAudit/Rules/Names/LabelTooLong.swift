import AccessibilityTree
import Documents
import Transcript

struct LabelTooLong: ScreenRule {
  static let page = RulePage(
    "label-too-long", .names, .note, .medium, .traversal,
    title: "A label takes long to hear before the role is said",
    why: """
      Only after the label does a listener learn what the element is and that something can be \
      done with it, at every visit anew.
      """,
    repair: """
      Keep the label to a few words, and move the rest into the value, the hint or custom \
      content.
      """,
    guidelines: [.hig("Content"), .apple("accessibilityLabel")],
    failing: """
      - button: Buy the monthly subscription for the whole family with unlimited stories in every language that we offer today
      """,
    passing: """
      - button: Buy the monthly subscription
        hint: Includes unlimited stories in every language for the whole family.
      """)

  /// After so many seconds a label is long; after twice as many it is a warning (ours: about 17 words).
  static let longest = 6.0

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.stops {
      let element = screen.spokenElement(node)
      let label = screen.label(node)
      // A link may be a headline, an article or a whole text.
      if label.isEmpty || element.isPlainText || element.traits.contains(.link) { continue }
      // What takes lines of text, or shows them, holds paragraphs, and dumps may call these its label.
      if element.traits.contains(.textArea) { continue }
      // Several parts are the content of a row or a card, which is heard at once for the sake of fewer swipes.
      if label.split(separator: ", ").count > 3 { continue }
      let seconds = screen.listening.seconds(of: label)
      if seconds > Self.longest {
        findings.fail(
          node, Self.message(seconds), severity: seconds > 2 * Self.longest ? .warning : .note)
      } else {
        findings.pass()
      }
    }
  }
}

extension LabelTooLong {
  private static func message(_ seconds: Double) -> FindingText {
    FindingText(
      "\(Int(seconds.rounded())) seconds are heard before the role is.",
      repair: "Keep the label short, and move details to the value, the hint or custom content.")
  }
}
