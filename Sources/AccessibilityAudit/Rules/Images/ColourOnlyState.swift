import AccessibilityTree
import Documents

struct ColourOnlyState: ScreenRule {
  static let page = RulePage(
    "colour-only-state", .images, .warning, .medium,
    title: "Elements differ by colour alone",
    why: """
      Two elements sound the same and differ only in colour. Listeners and many people with \
      colour blindness miss the difference.
      """,
    repair: "Convey the difference by text, a value or a different shape as well.",
    guidelines: [.hig("Color and effects"), .wcag("1.4.1", .a)],
    failing: """
      - children:
          - {image: Server, tintColor: systemGreen, imageName: circle.fill}
          - {image: Server, tintColor: systemRed, imageName: circle.fill}
      """,
    passing: """
      - children:
          - {image: Server, value: running, tintColor: systemGreen, imageName: circle.fill}
          - {image: Server, value: stopped, tintColor: systemRed, imageName: circle.fill}
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var groups: [Key: [Int]] = [:]
    var order: [Key] = []
    for node in screen.elements {
      guard Self.color(screen.facts(node)) != nil else { continue }
      // A page's texts have colours, and no states.
      if screen.toolkit == .web, !screen.isInteractive(node) { continue }
      let element = screen.spokenElement(node)
      let key = Key(
        parent: screen.tree.parent(of: node) ?? -1, heard: element.label ?? "",
        value: element.value ?? "", traits: element.traits.rawValue,
        image: screen.facts(node).text(.imageName) ?? "",
        text: screen.facts(node).text(.visibleText) ?? "")
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(node)
    }
    for key in order {
      let nodes = groups[key] ?? []
      let first = Self.color(screen.facts(nodes[0]))
      let other = nodes.first { Self.color(screen.facts($0)) != first }
      if let other, let first, let second = Self.color(screen.facts(other)) {
        findings.fail(
          nodes[0], Self.message(screen.label(nodes[0]), first, second), related: [other])
      } else {
        findings.pass()
      }
    }
  }

  private static func color(_ facts: ElementFacts) -> Color? {
    facts.color(.tintColor) ?? facts.color(.textColor)
  }

  private struct Key: Hashable {
    var parent: Int
    var heard: String
    var value: String
    var traits: UInt64
    var image: String
    var text: String
  }
}

extension ColourOnlyState {
  private static func message(_ label: String, _ first: Color, _ second: Color) -> FindingText {
    FindingText(
      "Two elements are both spoken as \(SafeText.quoted(label)), and only their colours, "
        + "\(first.hexadecimal) and \(second.hexadecimal), differ.",
      repair: "Add a text, a value or a shape.")
  }
}
