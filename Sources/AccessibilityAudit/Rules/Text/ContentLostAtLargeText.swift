import AccessibilityTree
import Documents

struct ContentLostAtLargeText: PairRule {
  static let page = RulePage(
    "content-lost-at-large-text", .text, .error, .veryHigh, .pair,
    title: "Content missing at a larger text size",
    why: """
      Many listeners also look at the screen, with text at the largest size. If the layout drops \
      content to make room, they lose it both on the screen and in speech.
      """,
    repair: """
      Make the screen scroll, and stack elements that are side by side. Drop only what people can \
      reach elsewhere.
      """,
    guidelines: [.hig("Text display"), .wcag("1.4.4", .aa)], needs: [.smallerText],
    failing: """
      screen: Checkout
      elements: [{text: 3 euros}, {button: Pay}]
      ---
      screen: Checkout
      textSize: accessibilityExtraExtraExtraLarge
      elements: [{button: Pay}]
      """,
    passing: """
      screen: Checkout
      elements: [{text: 3 euros}, {button: Pay}]
      ---
      screen: Checkout
      textSize: accessibilityExtraExtraExtraLarge
      elements: [{button: Pay}, {text: 3 euros}]
      """)

  func check(_ pair: AuditedPair, _ findings: inout PairFindings) {
    let (screen, other) = (pair.screen, pair.other)
    guard screen.screen.textSize > other.screen.textSize else {
      return findings.lacks(.smallerText)
    }
    guard pair.isOneLanguage else { return }
    let texts = PhraseIndex(screen)
    let newcomers = Newcomers(pair)
    for node in other.elements {
      let words = other.label(node)
      if let own = pair.ownNode(of: node), screen.index(of: own) != nil {
        findings.pass()
      } else if words.isEmpty || texts.holds(words)
        || newcomers.hold(partOf: words, kind: other.kind(node))
      {
        // Without a name nobody can tell; what joined another element or was cut short is still there.
        continue
      } else {
        // A dump holds the rows that are drawn, and of larger ones there are fewer.
        let mayBeBelow = screen.isImported && other.scroller(of: node) != nil
        findings.fail(
          lost: node, Self.message(words, screen.screen.textSize, other.screen.textSize),
          needsReview: mayBeBelow)
      }
    }
  }
}

extension ContentLostAtLargeText {
  /// The names of the elements that are only on the screen with larger text.
  private struct Newcomers {
    /// The maximum number of words in a name; no part of a longer text stands for the whole.
    private static let mostWords = 12

    private let names: Set<String>

    init(_ pair: AuditedPair) {
      let known = Set(pair.shared.map(\.own))
      let nodes = pair.screen.elements.filter { !known.contains($0) }
      names = Set(
        nodes.map { Self.name(pair.screen.label($0).foldedWords[...], pair.screen.kind($0)) })
    }

    /// Returns whether an element of the kind has a name made of some of the words, as "Pay" is part of "Pay now".
    func hold(partOf text: String, kind: String) -> Bool {
      let words = text.foldedWords
      if names.isEmpty || words.count > Self.mostWords { return false }
      return words.indices.contains { first in
        words[first...].indices.contains { last in
          names.contains(Self.name(words[first...last], kind))
        }
      }
    }

    private static func name(_ words: ArraySlice<String>, _ kind: String) -> String {
      "\(kind) \(words.joined(separator: " "))"
    }
  }

  private static func message(_ words: String, _ size: TextSize, _ usual: TextSize) -> FindingText {
    FindingText(
      "\(SafeText.quoted(words)) appears at the text size \(usual.rawValue) but missing at "
        + "\(size.rawValue).",
      repair: "Make the screen scroll, or stack its content, so that nothing is dropped.")
  }
}
