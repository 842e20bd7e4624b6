import AccessibilityTree
import Documents

struct TreeInconsistent: ScreenRule {
  static let page = RulePage(
    "tree-inconsistent", .roles, .error, .veryHigh,
    title: "The tree contradicts itself",
    why: """
      Labels, links and tables that lead nowhere are lost: what they were meant to say is not \
      heard.
      """,
    repair: """
      Let each reference name an element that is there, has words and is another one.
      """,
    guidelines: [.hig("Navigation"), .wcag("1.3.1", .a), .wcag("4.1.2", .a)],
    failing: """
      - id: empty
        traits: [staticText]
        isElement: false
      - textField:
        labelledBy: empty
      """,
    passing: """
      - id: name
        text: Name
      - textField:
        labelledBy: name
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    let indices = screen.tree.indicesByID()
    var seen: Set<String> = []
    for node in 0..<screen.tree.count {
      let element = screen.tree[node]
      if let id = element.id, !seen.insert(id).inserted, !screen.isImported {
        findings.fail(node, Self.twice(id))
      }
      for (key, id) in Self.references(of: node, screen) {
        if let fault = Self.fault(key, id, node, indices, screen) {
          findings.fail(node, fault)
        } else {
          findings.pass()
        }
      }
      if element.cell != nil {
        let table = screen.ancestors(of: node).contains {
          screen.tree[$0].container == .table || screen.tree[$0].table != nil
        }
        if table { findings.pass() } else { findings.fail(node, Self.cellOutside) }
      }
    }
  }

  private static func references(of node: Int, _ screen: AuditedScreen) -> [(String, String)] {
    let element = screen.tree[node]
    let facts = screen.facts(node)
    var references = element.labelledBy.map { ("labelledBy", $0) }
    references += element.linked.map { ("linked", $0) }
    for key in [FactKey.flowsTo, .flowsFrom, .keyboardNext] {
      if let id = facts.text(key) { references.append((key.rawValue, id)) }
    }
    references += (facts.texts(.describedBy) ?? []).map { ("describedBy", $0) }
    let headers = (element.table?.rowHeaders ?? []) + (element.table?.columnHeaders ?? [])
    return references + headers.flatMap(\.ids).map { ("table", $0) }
  }

  private static func fault(
    _ key: String, _ id: String, _ node: Int, _ indices: [String: Int], _ screen: AuditedScreen
  ) -> FindingText? {
    guard let target = indices[id] else { return missing(key, id) }
    if target == node { return itself(key) }
    let names = ["labelledBy", "describedBy", "table"].contains(key)
    let element = screen.tree[target]
    if key == "labelledBy", let label = screen.tree[node].label,
      !label.folded.contains(screen.label(target).folded)
    {
      return beaten(label, screen.label(target))
    }
    let isSilent = element.label == nil && element.value == nil && element.labelledBy.isEmpty
    return names && isSilent && screen.label(target).isEmpty ? silent(key, id) : nil
  }
}

extension TreeInconsistent {
  private static let cellOutside = FindingText(
    "This is a cell of a table, but no table holds it, so that its row and column are not heard.",
    repair: "Put it into a table.")

  private static func twice(_ id: String) -> FindingText {
    FindingText(
      "The id \(SafeText.quoted(id)) is given twice, so that whatever names it finds only the "
        + "first.",
      repair: "Give each its own.")
  }

  private static func missing(_ key: String, _ id: String) -> FindingText {
    FindingText(
      "\"\(key)\" names \(SafeText.quoted(id)), but no element has that id.",
      repair: "Name one that is there.")
  }

  private static func itself(_ key: String) -> FindingText {
    FindingText(
      "\"\(key)\" names the element itself.", repair: "Name another one, or take it out.")
  }

  private static func beaten(_ label: String, _ name: String) -> FindingText {
    FindingText(
      "\"labelledBy\" is not heard, as the label \(SafeText.quoted(label)) goes before it: \(SafeText.quoted(name)) is "
        + "lost.",
      repair: "Put the words into the label, or take the label out.")
  }

  private static func silent(_ key: String, _ id: String) -> FindingText {
    FindingText(
      "\"\(key)\" names \(SafeText.quoted(id)), which has no words.",
      repair: "Name an element that has a label.")
  }
}
