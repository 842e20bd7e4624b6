import AccessibilityTree
import Documents
import Transcript
import VoiceProfiles

struct LabelTooLong: ScreenRule {
  static let page = RulePage(
    "label-too-long", .names, .note, .medium,
    title: "Label too long",
    why: """
      {reader} says the role after the label. Each time, the listener has to wait to hear what \
      the element is and whether they can use it.
      """,
    repair: """
      Limit the label to a few words, and move the rest to the value, the hint or custom content.
      """,
    guidelines: [.hig("Content"), .apple("accessibilityLabel")],
    varies: "A warning if the label takes more than 13 seconds to speak.",
    failing: """
      - button: 'Buy the monthly subscription: unlimited stories, recommendations and downloads for everybody who lives in your household'
      """,
    passing: """
      - button: Buy the monthly subscription
        hint: Includes unlimited stories in every language for the whole family.
      """)

  /// The seconds after which a label is too long; after twice as many, the finding is a warning (ours: about 20
  /// words).
  static let longest = 6.5

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      let label = screen.label(node)
      // A link may be a headline, an article or a whole text.
      if label.isEmpty || element.isPlainText || element.traits.contains(.link) { continue }
      // What takes lines of text, or shows them, holds paragraphs, and dumps may call these its label.
      if element.traits.contains(.textArea) { continue }
      // Several parts are the content of a row or a card, which is heard at once for the sake of fewer swipes.
      if Self.parts(of: label) > 3 { continue }
      let heard = screen.listening.time(of: label)
      if heard.seconds > Self.longest {
        findings.fail(
          node, Self.message(heard), severity: heard.seconds > 2 * Self.longest ? .warning : .note)
      } else {
        findings.pass()
      }
    }
  }
}

extension LabelTooLong {
  /// The number of parts between commas, in the label's own script.
  private static func parts(of label: String) -> Int {
    // Without commas enough, bytes tell what characters tell at far more cost.
    let marks = label.utf8.count { $0 == UInt8(ascii: ",") || $0 >= 0x80 }
    if marks < 3 { return marks + 1 }
    return label.split { ["、", "，", "،"].contains($0) }.reduce(0) {
      $0 + $1.split(separator: ", ").count
    }
  }

  private static func message(_ heard: HeardTime) -> FindingText {
    FindingText(
      "It takes \(heard.text) to hear before the role.",
      repair: "Shorten the label, and move details to the value, the hint or custom content.")
  }
}
