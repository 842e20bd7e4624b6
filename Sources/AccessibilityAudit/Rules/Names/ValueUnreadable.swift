import AccessibilityTree
import Documents

struct ValueUnreadable: ScreenRule {
  static let page = RulePage(
    "value-unreadable", .names, .note, .medium,
    title: "Raw data in a label or value",
    why: """
      {reader} reads unformatted dates, missing values and unfilled placeholders verbatim: \
      "null", "percent at", "2031 hyphen 05 hyphen 01 T".
      """,
    repair: "Format the text for people, and leave out missing values.",
    guidelines: [.hig("Content"), .wcag("3.1.5", .aaa)],
    failing: """
      - text: "Updated 2031-05-01T09:30:00Z"
      """,
    passing: """
      - text: Updated on the first of May
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.spokenElement(node)
      let texts = [element.label, element.value].compactMap { $0?.trimmed }.filter { !$0.isEmpty }
      if texts.isEmpty || Self.isCode(node, screen) { continue }
      if let (text, what) = texts.lazy.compactMap({ text in Self.fault(in: text).map { (text, $0) }
      })
      .first {
        findings.fail(node, Self.message(text, what))
      } else {
        findings.pass()
      }
    }
  }

  // Who reads code wants it as it is.
  private static func isCode(_ node: Int, _ screen: AuditedScreen) -> Bool {
    guard screen.toolkit == .web else { return false }
    let stated = screen.origins[node]
    guard stated >= 0 else { return false }
    let around = [stated] + screen.statedTree.ancestors(of: stated).prefix(Self.mostLevels)
    return around.contains { node in
      screen.statedTree[node].role == .code
        || screen.tag(ofStated: node).map { codes.contains(String($0)) } == true
    }
  }

  private static let mostLevels = 8
  private static let codes: Set<String> = ["code", "pre", "tt", "kbd", "samp", "var"]

  private static func fault(in text: String) -> String? {
    let isBare = ["null", "nil", "nan", "undefined", "(null)", "<null>", "<nil>"]
    if text.utf8.count < 12, isBare.contains(text.lowercased()) { return "a missing value" }
    // All else has a sign that code has, or the figures of a time.
    let signs: StaticString = "%{$(T"
    guard text.utf8.contains(where: { byte in signs.withUTF8Buffer { $0.contains(byte) } }) else {
      return nil
    }
    if text.holds(mark: "(null)") { return "a missing value" }
    let marks: [StaticString] = ["%@", "%d", "%lu", "%1$@", "{{", "${", "Optional("]
    if marks.contains(where: { text.holds(mark: $0) }) { return "a placeholder from the code" }
    if let brace = text.firstIndex(of: "{"), let end = text[brace...].firstIndex(of: "}"),
      text[text.index(after: brace)..<end].allSatisfy(\.isNumber), text[brace...] != "{}"
    {
      return "a placeholder from the code"
    }
    return hasTimestamp(text) ? "a machine-readable time" : nil
  }

  // 2031-05-01T09:30
  private static func hasTimestamp(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "T")), text.utf8.contains(UInt8(ascii: ":")) else {
      return false
    }
    let shape = Array("dddd-dd-ddTdd:dd")
    let characters = Array(text)
    guard characters.count >= shape.count else { return false }
    return (0...(characters.count - shape.count)).contains { start in
      shape.indices.allSatisfy { index in
        let character = characters[start + index]
        return shape[index] == "d" ? character.isNumber : character == shape[index]
      }
    }
  }
}

extension ValueUnreadable {
  private static func message(_ text: String, _ what: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(text)) contains \(what), which the reader speaks verbatim.",
      repair: "Format it for people.")
  }
}
