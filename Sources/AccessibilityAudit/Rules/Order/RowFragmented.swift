import AccessibilityTree
import Documents

struct RowFragmented: ScreenRule {
  static let page = RulePage(
    "row-fragmented", .order, .note, .medium, .traversal,
    title: "Row takes several swipes",
    why: """
      The listener hears the parts of a row one by one, without context. Each part of each row \
      costs a swipe.
      """,
    repair: "Combine the row into one element, or label the control with the text beside it.",
    guidelines: [.hig("Navigation"), .wcag("1.3.1", .a)],
    varies: "A warning for 5 stops or more.",
    failing: """
      - list: Orders
        children:
          - children:
              - text: Mango lassi
              - text: Delivered
              - text: 3 May
          - text: End of the list
      """,
    passing: """
      - list: Orders
        children:
          - combine: combine
            children:
              - text: Mango lassi
              - text: Delivered
              - text: 3 May
          - text: End of the list
      """)

  /// The number of stops in a row from which it is reported, and from which it is a warning.
  private static let limits = (note: 3, warning: 5)
  /// The maximum height of a row in points (ours).
  private static let highest = 160.0

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var inRows: Set<Int> = []
    for list in 0..<screen.tree.count
    where [.list, .table].contains(screen.tree[list].container) && screen.tree[list].table == nil {
      for row in screen.tree.children(of: list) where screen.omission(of: row) == nil {
        if screen.stop(of: row) != nil {
          findings.pass()
          continue
        }
        guard let stops = Self.stops(of: row, screen), !stops.isEmpty else { continue }
        if stops.count < Self.limits.note {
          findings.pass()
          continue
        }
        inRows.formUnion(stops)
        findings.fail(
          row, Self.message(screen.name(stops[0]), stops.count),
          severity: stops.count >= Self.limits.warning ? .warning : .note, related: stops)
      }
    }
    for (first, second) in zip(screen.stops, screen.stops.dropFirst())
    where Self.isLabelled(second, by: first, screen) && !inRows.contains(second) {
      if screen.label(second).isEmpty {
        // One without any words has a rule of its own, which names the text beside it.
        guard LabelMissing.hasWords(screen.spokenElement(second), second, screen)
        else { continue }
        findings.fail(
          second, Self.message(screen.label(first), screen.kind(second)), related: [first])
      } else {
        findings.pass()
      }
    }
  }

  /// Returns the stops of a row that is one thing, or `nil` for something larger, or with several controls.
  private static func stops(of row: Int, _ screen: AuditedScreen) -> [Int]? {
    var stops: [Int] = []
    var (top, bottom) = (Double.infinity, -Double.infinity)
    var controls = 0
    for node in row..<screen.tree.end(of: row) {
      let element = screen.tree[node]
      if element.container != nil || element.traits.contains(.header) { return nil }
      guard screen.stop(of: node) != nil else { continue }
      stops.append(node)
      if screen.isInteractive(node) { controls += 1 }
      if let frame = element.frame, frame.isFinite {
        (top, bottom) = (min(top, frame.y), max(bottom, frame.y + frame.height))
      }
    }
    return controls > 1 || bottom - top > highest ? nil : stops
  }

  private static let named: Traits = [
    .switchButton, .checkbox, .radioButton, .adjustable, .textEntry, .searchField, .popupButton,
  ]

  /// Returns whether a text names the control that follows it.
  ///
  /// The text beside a switch, a slider or a field is its name. A button beside a text does something with it
  /// (closes, removes, opens a menu), and a link leads elsewhere.
  static func isLabelled(_ control: Int, by text: Int, _ screen: AuditedScreen) -> Bool {
    let element = screen.spokenElement(control)
    guard !element.traits.isDisjoint(with: named), screen.spokenElement(text).isPlainText,
      !screen.isInteractive(text), screen.label(text).contains(where: \.isLetter),
      !screen.spokenElement(text).traits.contains(.header)
    else { return false }
    guard let label = screen.tree[text].frame, let frame = screen.tree[control].frame else {
      return screen.tree.parent(of: text) == screen.tree.parent(of: control)
        && screen.tree.parent(of: text) != nil
    }
    return min(label.y + label.height, frame.y + frame.height) - max(label.y, frame.y)
      >= min(label.height, frame.height) / 2
  }
}

extension RowFragmented {
  private static func message(_ first: String, _ count: Int) -> FindingText {
    FindingText(
      "The row with the \(first) takes \(count) swipes.",
      repair: "Combine it into one element.")
  }

  private static func message(_ label: String, _ kind: String) -> FindingText {
    FindingText(
      "The row \(SafeText.quoted(label)) takes 2 swipes, and the \(kind) has no name.",
      repair: "Set its label to \(SafeText.quoted(label)), or combine the two.")
  }
}
