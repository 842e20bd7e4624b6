import AccessibilityTree
import Documents
import ScreenReader
import Voices

struct LabelRepeatsRole: ScreenRule {
  static let page = RulePage(
    "label-repeats-role", .names, .warning, .high,
    title: "Label repeats the role that {reader} adds",
    why: """
      {reader} says the role after the label, so the listener hears it twice at every stop: \
      "Share button, button".
      """,
    repair: "Remove the role from the label. The reader adds it.",
    guidelines: [
      .hig("Buttons"), .apple("accessibilityLabel"), .androidCheck("RedundantDescriptionCheck"),
    ],
    failing: """
      - button: Share button
      """,
    passing: """
      - button: Share
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let label = screen.label(node)
      // "Edit box for Name" has the name, where another element gives it, among the words for the role.
      let isNamedByOther = !screen.tree[node].labelledBy.isEmpty
      let roles = screen.words(.role, of: node).filter {
        !isNamedByOther || !$0.hasSuffix(" " + label)
      }
      guard !label.isEmpty, !roles.isEmpty else { continue }
      let shown = screen.facts(node).text(.visibleText)?.foldedWords.last
      let word =
        Self.repeated(label.foldedWords, roles, screen, node)
        ?? Self.repeatedInItsOwnWriting(label, screen.phrases(.role, of: node))
        ?? RoleWords.apart(in: label, screen.phrases(.role, of: node))
      if let word, shown != word {
        // The label of a field is also heard as the text beside it.
        let heard = screen.heard(node) ?? label
        let whole = heard.folded.contains(label.folded) ? heard : "\(label), \(heard)"
        findings.fail(node, Self.message(whole, word))
      } else {
        findings.pass()
      }
    }
  }

  private static func repeated(
    _ words: [String], _ roles: [String], _ screen: AuditedScreen, _ node: Int
  ) -> String? {
    guard let last = words.last, !isThing(words) else { return nil }
    // A question may end with any word: "… in your field".
    if screen.spokenElement(node).isField, words.count > longestName { return nil }
    // "Part 2" does not say again that its heading is one of level 2.
    var known = Set(
      roles.compactMap { $0.foldedWords.last }.filter { $0.contains(where: \.isLetter) })
    let traits = screen.traits(node)
    if traits.contains(.image), let word = screen.wordLists(node).imageWord(in: screen.label(node))
    {
      return word
    }
    guard screen.isEnglish(node) else { return known.contains(last) ? last : nil }
    if traits.contains(.switchButton) { known.formUnion(["switch", "toggle"]) }
    if traits.contains(.adjustable) { known.insert("slider") }
    if traits.contains(.image) {
      known.formUnion(["image", "icon", "picture", "photo"])
      // "Photo of a beach" says twice that it is an image, too.
      if words.count > 2, words[1] == "of", known.contains(words[0]) { return words[0] }
    }
    return known.contains(last) ? last : nil
  }
}

extension LabelRepeatsRole {
  /// Returns the role word at the end of a label in the language of the label's script: 확인 버튼 on a screen without a
  /// stated language.
  private static func repeatedInItsOwnWriting(_ label: String, _ roles: [PhraseKey]) -> String? {
    // What is written without spaces ends with the word; what is written with them has it for a word.
    guard let end = label.unicodeScalars.last, let script = WritingScript(end),
      let book = library?.book(
        for: script.language(hasKana: label.unicodeScalars.contains { WritingScript($0) == .kana }))
    else { return nil }
    let separates = ![.kana, .han].contains(script)
    // Written together, "link" is as often the thing as the role: 友情链接 is the heading over the sites of friends.
    return roles.lazy.filter { separates || $0 != "link" }
      .compactMap { book[$0, .spoken]?.pattern }.first { word in
        label != word && label.hasSuffix(separates ? " " + word : word)
      }
  }

  private static let library = try? PhraseLibrary()

  /// Whether the label names a button or a switch that can be touched, the phone's action button, or a link that is
  /// handed on.
  private static func isThing(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    // "Your photo" is what there is to see, and nothing would be left of the name.
    if words.count == 2, ["your", "my", "our", "the", "this", "a", "an"].contains(words[0]) {
      return true
    }
    return things[last]?.contains(words[words.count - 2]) == true
  }

  /// The maximum number of words in a field's name that is not a sentence (ours).
  private static let longestName = 6

  private static let things: [String: Set<String>] = [
    "button": ["action", "side", "volume", "power", "wake", "lock", "camera"],
    "link": ["external", "copy", "share", "get", "send", "the", "this", "a", "your", "invite"],
    "enlace": ["copiar", "compartir", "el", "este", "un"],
    "lien": ["le", "ce", "un"],
    "collegamento": ["il", "questo", "un", "copia", "condividi"],
    "switch": ["light", "network", "kill", "nintendo", "wall", "smart", "dimmer", "ring", "mute"],
  ]

  private static func message(_ heard: String, _ word: String) -> FindingText {
    FindingText(
      "The utterance is \(SafeText.quoted(heard)), which says the role twice.",
      repair: "Remove \(SafeText.quoted(word)) from the label.")
  }
}
