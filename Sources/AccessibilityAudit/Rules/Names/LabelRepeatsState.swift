import AccessibilityTree
import Documents

struct LabelRepeatsState: ScreenRule {
  static let page = RulePage(
    "label-repeats-state", .names, .warning, .medium,
    title: "A label says a state that {reader} says too",
    why: """
      The state is heard twice, and the word in the label stays when the state has changed: \
      what is heard is then wrong.
      """,
    repair: """
      Keep the state out of the label: give it as the value or the state of the element.
      """,
    guidelines: [
      .wcag("4.1.2", .a), .hig("Buttons"), .androidCheck("RedundantDescriptionCheck"),
    ],
    failing: """
      - switch: Wi-Fi off
        value: "off"
      """,
    passing: """
      - switch: Wi-Fi
        value: "off"
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements where screen.isEnglish(node) {
      let states = Self.states(of: screen.spokenElement(node))
      if states.isEmpty { continue }
      let label = screen.label(node)
      let words = label.foldedWords
      if words.count > 1, let last = words.last, let isNow = states[last],
        Self.isSetApart(label) || isNow && !Self.verbs.contains(words[0])
      {
        findings.fail(node, Self.message(label, last, screen.hasTraits))
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

  /// Whether a sign stands before the last word: "Wi-Fi: off", "Pickles (selected)".
  private static func isSetApart(_ label: String) -> Bool {
    let end = label.reversed().drop { !$0.isLetter }.drop { $0.isLetter }
    return end.drop { $0.isWhitespace }.first.map { ",:;(–—-[/".contains($0) } ?? false
  }

  /// The words for states of an element, and whether each holds now.
  private static func states(of element: Element) -> [String: Bool] {
    var words: [String: Bool] = [:]
    func add(_ yes: [String], _ no: [String], when holds: Bool?) {
      for word in yes { words[word] = holds ?? true }
      for word in no { words[word] = !(holds ?? false) }
    }
    let traits = element.traits
    if traits.contains(.switchButton) {
      add(["on", "enabled"], ["off", "disabled"], when: isOn(element))
    }
    if !traits.isDisjoint(with: [.checkbox, .radioButton]) {
      add(["checked", "selected"], ["unchecked", "unselected"], when: isOn(element))
    }
    if traits.contains(.selected) || traits.contains(.tab) {
      add(["selected"], ["unselected"], when: traits.contains(.selected))
    }
    if traits.contains(.notEnabled) { add(["dimmed", "disabled"], [], when: true) }
    if let isExpanded = element.isExpanded { add(["expanded"], ["collapsed"], when: isExpanded) }
    return words
  }

  // Dumps give digits, people words; `nil` where neither tells.
  private static func isOn(_ element: Element) -> Bool? {
    switch element.value?.folded {
    case "1", "on", "true", "checked", "selected": true
    case "0", "off", "false", "unchecked", "unselected": false
    default: element.traits.contains(.selected) ? true : nil
    }
  }
}

extension LabelRepeatsState {
  private static func message(
    _ label: String, _ word: String, _ hasTraits: Bool
  ) -> FindingText {
    FindingText(
      "The state \(SafeText.quoted(word)) stands in the label \(SafeText.quoted(label)): it is "
        + "heard twice, and stays when the state has changed.",
      repair: "Keep it in the \(hasTraits ? "value or a trait" : "element's state") alone.")
  }
}
