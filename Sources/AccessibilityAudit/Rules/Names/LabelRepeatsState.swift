import AccessibilityTree
import Documents

struct LabelRepeatsState: ScreenRule {
  static let page = RulePage(
    "label-repeats-state", .names, .warning, .medium,
    title: "Label repeats a state that {reader} adds",
    why: """
      The listener hears the state twice. If the state changes and the label does not, the label \
      is wrong.
      """,
    repair: "Remove the state from the label, and set it as the value or the state of the element.",
    guidelines: [
      .wcag("4.1.2", .a), .hig("Buttons"), .androidCheck("RedundantDescriptionCheck"),
    ], words: .all,
    failing: """
      - switch: Wi-Fi off
        value: "off"
      """,
    passing: """
      - switch: Wi-Fi
        value: "off"
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let lists = screen.wordLists(node)
      let states = Self.states(of: screen.spokenElement(node), lists)
      if states.isEmpty { continue }
      if let language = lists.unknown {
        findings.lacks(.words(language))
        continue
      }
      let label = screen.label(node)
      if let word = Self.state(at: label, states) {
        findings.fail(node, Self.message(label, word, screen.hasTraits))
      } else {
        findings.pass()
      }
    }
  }

  // "Keep screen on" is what the switch does, and its last word no state.
  private static let verbs: Set<String> = [
    "keep", "turn", "switch", "stay", "leave", "always", "is", "remain", "when", "while", "if",
    "log", "sign", "play", "try", "hold", "hands", "carry", "move", "add", "put", "set", "power",
    "show", "hide", "delete", "remove", "copy", "share", "select", "mark", "import", "export",
    "only", "all", "include", "exclude", "allow", "auto", "automatically", "add-on",
  ]

  /// Returns the state word at the end of a label.
  private static func state(at label: String, _ states: [String: Bool]) -> String? {
    let text = label.foldedWords.joined(separator: " ")
    let word = states.keys.filter { endsWithWord(text, $0) }.max { $0.count < $1.count }
    guard let word, let isNow = states[word] else { return nil }
    let isVerb = text.split(separator: " ").first.map { verbs.contains(String($0)) } ?? false
    return isSetApart(word, at: label) || isNow && !isVerb ? word : nil
  }

  // Japanese and Chinese write words together.
  private static func endsWithWord(_ text: String, _ word: String) -> Bool {
    guard text.hasSuffix(word), let last = text.dropLast(word.count).last else { return false }
    return last == " "
      || word.unicodeScalars.first.map { [.kana, .han].contains(Script($0)) } == true
  }

  /// Whether punctuation precedes the word at a label's end: "Wi-Fi: off", "Pickles (selected)".
  private static func isSetApart(_ word: String, at label: String) -> Bool {
    let text = String(label.lowercased().reversed().drop { !$0.isLetter }.reversed())
    guard text.hasSuffix(word) else { return false }
    let before = text.dropLast(word.count).reversed().drop { $0.isWhitespace }
    return before.first.map { ",:;(–—-[/、，：（".contains($0) } ?? false
  }

  /// The state words of an element, and whether each state applies now.
  private static func states(of element: Element, _ lists: WordLists) -> [String: Bool] {
    var words: [String: Bool] = [:]
    let traits = element.traits
    for states in lists.states {
      func add(_ yes: [String], _ no: [String], when holds: Bool?) {
        for word in yes { words[word] = holds ?? true }
        for word in no { words[word] = !(holds ?? false) }
      }
      if traits.contains(.switchButton) {
        add(states.switchedOn, states.switchedOff, when: isOn(element, states))
      }
      if !traits.isDisjoint(with: [.checkbox, .radioButton]) {
        add(states.chosen, states.notChosen, when: isOn(element, states))
      }
      if traits.contains(.selected) || traits.contains(.tab) {
        add(states.chosen, states.notChosen, when: traits.contains(.selected))
      }
      if traits.contains(.notEnabled) { add(states.unavailable, [], when: true) }
      if let isExpanded = element.isExpanded {
        add(states.expanded, states.collapsed, when: isExpanded)
      }
    }
    return words
  }

  // Dumps give digits, people words; `nil` where neither tells.
  private static func isOn(_ element: Element, _ states: RuleWords.States) -> Bool? {
    let value = element.value?.lowercased().trimmed ?? ""
    if ["1", "true"].contains(value) || (states.switchedOn + states.chosen).contains(value) {
      return true
    }
    if ["0", "false"].contains(value) || (states.switchedOff + states.notChosen).contains(value) {
      return false
    }
    return element.traits.contains(.selected) ? true : nil
  }
}

extension LabelRepeatsState {
  private static func message(
    _ label: String, _ word: String, _ hasTraits: Bool
  ) -> FindingText {
    FindingText(
      "The label \(SafeText.quoted(label)) includes the state \(SafeText.quoted(word)): the "
        + "listener hears it twice, and the label may not follow when the state changes.",
      repair: "Set it only in the \(hasTraits ? "value or a trait" : "element's state").")
  }
}
