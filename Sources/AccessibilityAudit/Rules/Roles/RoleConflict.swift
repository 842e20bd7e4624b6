import AccessibilityTree
import Documents

struct RoleConflict: ScreenRule {
  static let page = RulePage(
    "role-conflict", .roles, .error, .veryHigh,
    title: "Element has conflicting roles",
    why: """
      {reader} says both roles or picks one, and other assistive technologies may pick the other. \
      Listeners cannot tell what the element does.
      """,
    repair: "Keep the role that says what the element is.",
    guidelines: [.hig("Buttons and controls"), .wcag("4.1.2", .a), .apple("accessibilityTraits")],
    varies: "On web pages, a note for buttons with a script that opens another page.",
    failing: """
      - label: Terms
        traits: [button, link]
      """,
    passing: """
      - label: Terms
        traits: [link]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    for node in screen.elements {
      let element = screen.tree[node]
      // What is merged from children takes the traits of each of them.
      if element.traits.isEmpty || element.traits.contains(.keyboardKey) { continue }
      if let (first, second) = Self.conflict(in: element.traits) {
        findings.fail(
          node,
          screen.hasTraits && screen.toolkit != .web
            ? Self.message(screen.label(node), first, second)
            : Self.message(screen.label(node), element.role, first, second))
      } else {
        findings.pass()
      }
    }
    guard screen.toolkit == .web else { return }
    for node in screen.elements
    where screen.tree[node].webFlags.contains(.opensPage) && !screen.traits(node).contains(.link) {
      findings.fail(node, Self.messageOfPage(screen.name(node)), severity: .note)
    }
  }

  private static func conflict(in traits: Traits) -> (String, String)? {
    for (first, second) in pairs where traits.isSuperset(of: [first, second]) {
      return (first.names[0], second.names[0])
    }
    return nil
  }

  // Pairs that libraries of checks for UIKit agree on. What a trait does beside a role is none: a button may be
  // adjusted (the grip of a sheet), and a text may change often (a clock). A heading that is a button discloses a section, and rows
  // of the system's own are both text and button.
  private static let pairs: [(Traits, Traits)] = [
    (.button, .link), (.button, .searchField), (.link, .searchField), (.link, .adjustable),
    (.header, .adjustable), (.checkbox, .radioButton), (.searchField, .adjustable), (.tab, .link),
    (.textEntry, .link),
  ]
}

extension RoleConflict {
  private static func messageOfPage(_ name: String) -> FindingText {
    FindingText(
      "The \(name) goes to another page, which people expect of a link.",
      repair: "Make it a link with the address of the page.")
  }

  /// Without traits, an element has one role; the second role is that of the element around it.
  private static func message(
    _ label: String, _ role: Role?, _ first: String, _ second: String
  ) -> FindingText {
    let (inner, outer) = role?.rawValue == second ? (second, first) : (first, second)
    return FindingText(
      "\(SafeText.quoted(label)) is a \(inner) inside a \(outer): one control in another.",
      repair: "Keep one of the two.")
  }

  private static func message(_ label: String, _ first: String, _ second: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(label)) has the roles \(first) and \(second), which exclude each other.",
      repair: "Keep the role that says what it is.")
  }
}
