import AccessibilityTree
import Documents

struct NameDoubled: ScreenRule {
  static let page = RulePage(
    "name-doubled", .names, .warning, .high,
    title: "Name repeats itself",
    why: "{reader} says the name twice. Often an icon has the same name as the text beside it.",
    repair: "Hide the icon from readers, or remove the second text.",
    guidelines: [.hig("Navigation"), .wcag("1.1.1", .a)],
    varies:
      "A note for a picture in an Android control if the text beside it begins with the same name.",
    failing: """
      - link: Home Home
      """,
    passing: """
      - link: Home
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.isInteractive(node) {
      let label = screen.label(node)
      if label.isEmpty { continue }
      if let half = Self.half(of: label) {
        findings.fail(node, Self.message(label, half))
      } else if let part = Self.pictureThatBegins(node, screen) {
        findings.fail(node, Self.message(label, part), severity: .note)
      } else {
        findings.pass()
      }
    }
  }

  /// Returns the text that a label contains twice, or `nil`.
  private static func half(of label: String) -> String? {
    let words = label.foldedWords
    let middle = words.count / 2
    guard words.count >= 2, words.count.isMultiple(of: 2), words[..<middle] == words[middle...]
    else {
      return nil
    }
    let half = words[..<middle].joined(separator: " ")
    // Numbers may well be equal: a score, a range.
    guard half.count >= 3, half.contains(where: \.isLetter), !pairs.contains(half) else {
      return nil
    }
    return half
  }

  // What is said twice in one name.
  private static let pairs: Set<String> = [
    "bora", "pago", "walla", "duran", "mahi", "bye", "chop", "knock", "tuk", "pom", "tam", "dik",
    "baden", "new york", "aye", "hush", "night", "blah", "cha", "can", "yum", "zsa", "piri", "puy",
  ]
}

extension NameDoubled {
  /// Returns the name of a picture in an Android control if the text next to it begins with this name, or `nil`.
  private static func pictureThatBegins(_ node: Int, _ screen: AuditedScreen) -> String? {
    let tree = screen.statedTree
    guard screen.toolkit == .android, screen.isImported, screen.isInteractive(node) else {
      return nil
    }
    let parts = screen.parts(of: node).dropFirst().prefix(mostParts).filter {
      tree[$0].label?.audible != nil
    }
    guard parts.count == 2, tree[parts[0]].label?.foldedWords != tree[parts[1]].label?.foldedWords
    else { return nil }
    for (picture, text) in [(parts[0], parts[1]), (parts[1], parts[0])] {
      let isText = tree[picture].toolkitType?.hasSuffix("TextView") == true
      let words = tree[picture].label?.foldedWords ?? []
      if !isText, !words.isEmpty, words.joined().count >= 3,
        tree[text].label?.foldedWords.starts(with: words) == true
      {
        return tree[picture].label
      }
    }
    return nil
  }

  /// The number of parts of a control to check (ours).
  private static let mostParts = 16

  private static func message(_ label: String, _ half: String) -> FindingText {
    FindingText(
      "The name \(SafeText.quoted(label)) says \(SafeText.quoted(half)) twice.",
      repair: "Keep one of the two.")
  }
}
