import AccessibilityTree
import Documents

struct TreeInconsistent: ScreenRule {
  static let page = RulePage(
    "tree-inconsistent", .roles, .error, .veryHigh,
    title: "Element tree contradicts itself",
    why: """
      A reference from a label, a link or a table to a missing element is lost, and the listener \
      does not hear what it should convey.
      """,
    repair: "Make each reference point to another element that exists and has text.",
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
    "This is a cell, but it is not in a table, so the listener does not hear its row and column.",
    repair: "Put it in a table.")

  private static func twice(_ id: String) -> FindingText {
    FindingText(
      "The id \(SafeText.quoted(id)) is used twice, so references find only the first element.",
      repair: "Give each a different id.")
  }

  private static func missing(_ key: String, _ id: String) -> FindingText {
    FindingText(
      "\"\(key)\" names \(SafeText.quoted(id)), but no element has that id.",
      repair: "Name an element that exists.")
  }

  private static func itself(_ key: String) -> FindingText {
    FindingText(
      "\"\(key)\" names the element itself.",
      repair: "Name another element, or remove the reference.")
  }

  private static func beaten(_ label: String, _ name: String) -> FindingText {
    FindingText(
      "\"labelledBy\" has no effect, because the label \(SafeText.quoted(label)) overrides "
        + "it: \(SafeText.quoted(name)) is lost.",
      repair: "Put that text in the label, or remove the label.")
  }

  private static func silent(_ key: String, _ id: String) -> FindingText {
    FindingText(
      "\"\(key)\" names \(SafeText.quoted(id)), which has no text.",
      repair: "Name an element that has a label.")
  }
}
