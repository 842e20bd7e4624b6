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
      Keep the state out of the label: give it as the value or by a trait.
      """,
    guidelines: [.wcag("4.1.2", .a), .hig("Buttons")],
    failing: """
      - switch: Wi-Fi off
        value: "off"
      """,
    passing: """
      - switch: Wi-Fi
        value: "off"
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.stops where screen.isEnglish(node) {
      let element = screen.spokenElement(node)
      let words = Self.states(of: element)
      if words.isEmpty { continue }
      let label = screen.label(node)
      if let last = label.foldedWords.last, label.foldedWords.count > 1, words.contains(last) {
        findings.fail(node, Self.message(label, last))
      } else {
        findings.pass()
      }
    }
  }

  private static func states(of element: Element) -> Set<String> {
    var words: Set<String> = []
    if element.traits.contains(.switchButton) {
      words.formUnion(["on", "off", "enabled", "disabled"])
    }
    if !element.traits.isDisjoint(with: [.checkbox, .radioButton]) {
      words.formUnion(["checked", "unchecked", "selected", "unselected"])
    }
    if element.traits.contains(.selected) || element.traits.contains(.tab) {
      words.formUnion(["selected", "unselected"])
    }
    if element.traits.contains(.notEnabled) { words.formUnion(["dimmed", "disabled"]) }
    if element.isExpanded != nil { words.formUnion(["expanded", "collapsed"]) }
    return words
  }
}

extension LabelRepeatsState {
  private static func message(_ label: String, _ word: String) -> String {
    "The state \(SafeText.quoted(word)) stands in the label \(SafeText.quoted(label)): it is heard twice, and "
      + "stays when the state has changed. Keep it in the value or a trait alone."
  }
}
