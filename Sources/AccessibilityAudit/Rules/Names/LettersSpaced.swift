import AccessibilityTree
import Documents

struct LettersSpaced: ScreenRule {
  static let page = RulePage(
    "letters-spaced", .names, .warning, .high,
    title: "Word is written with spaces between its letters",
    why: """
      {reader} spells the word instead of reading it: "S A L E" becomes four letters. It also \
      reads a spaced Chinese or Japanese word one character at a time.
      """,
    repair: "Write the word without spaces, and set letter-spacing in the style.",
    guidelines: [.wcag("1.3.2", .a)],
    failing: """
      - heading: S A L E
      """,
    passing: """
      - heading: SALE
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let label = screen.label(node)
      if label.isEmpty { continue }
      if let word = Self.spaced(in: label) {
        findings.fail(node, Self.message(word))
      } else {
        findings.pass()
      }
    }
  }

  /// The first run of at least four letters separated by single spaces, or `nil`.
  private static func spaced(in label: String) -> Substring? {
    // Nearly no label has so many words of one letter.
    var (singles, letters) = (0, 0)
    for byte in label.utf8 {
      if byte == UInt8(ascii: " ") {
        if letters == 1 { singles += 1 }
        letters = 0
      } else if byte & 0xC0 != 0x80 {
        letters += 1
      }
    }
    guard singles + (letters == 1 ? 1 : 0) >= fewest else { return nil }
    var run: [Substring] = []
    for part in label.split(whereSeparator: \.isWhitespace) {
      if part.count == 1, part.first?.isLetter == true {
        run.append(part)
        continue
      }
      if isWord(run) { break }
      run = []
    }
    guard isWord(run), let first = run.first, let last = run.last else { return nil }
    return label[first.startIndex..<last.endIndex]
  }

  // A row of an alphabet is one, and so are the keys of a keyboard and the answers of a test.
  private static func isWord(_ run: [Substring]) -> Bool {
    guard run.count >= fewest else { return false }
    let letters = run.compactMap { $0.unicodeScalars.first?.value }
    let isInOrder = zip(letters, letters.dropFirst()).allSatisfy { $1 == $0 + 1 }
    return !isInOrder && Set(letters).count > 1
  }

  /// The minimum number of letters in a word (ours).
  private static let fewest = 4
}

extension LettersSpaced {
  private static func message(_ word: Substring) -> FindingText {
    FindingText(
      "\(SafeText.quoted(String(word))) is read letter by letter.",
      repair: "Write it without spaces, and set letter-spacing in the style.")
  }
}
