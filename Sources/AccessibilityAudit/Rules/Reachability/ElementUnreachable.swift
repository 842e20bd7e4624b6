import AccessibilityTree
import Documents
import ScreenReader

struct ElementUnreachable: ScreenRule {
  static let page = RulePage(
    "element-unreachable", .reachability, .error, .veryHigh, .traversal,
    title: "{reader} never reaches a control",
    why: """
      The control is on the screen, but no swipe leads to it. The listener does not know that it \
      exists.
      """,
    repair: """
      Include it in the order of its container, do not hide or cover its container, and give it a \
      size.
      """,
    guidelines: [.hig("Navigation"), .wcag("2.1.1", .a), .wcag("4.1.2", .a)],
    failing: """
      - order: [share]
        children:
          - id: share
            button: Share
            frame: [0, 0, 100, 44]
          - id: save
            button: Save
            frame: [0, 50, 100, 44]
      """,
    passing: """
      - order: [share, save]
        children:
          - id: share
            button: Share
            frame: [0, 0, 100, 44]
          - id: save
            button: Save
            frame: [0, 50, 100, 44]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    var offered: Set<String>?
    var targets: Set<String>?
    let lostViews = Self.lostViews(screen)
    for node in 0..<screen.tree.count where screen.tree[node].hasInteractiveTraits {
      if screen.stop(of: node) != nil {
        findings.pass()
        continue
      }
      let element = screen.tree[node]
      guard let reason = Self.reason(node, lostViews, screen) else { continue }
      // The same by another way, or by a rotor, is no loss.
      let names = offered ?? screen.offeredNames
      offered = names
      let rotors = targets ?? Self.rotorTargets(screen)
      targets = rotors
      if element.id.map(rotors.contains) == true
        || element.label.map({ names.contains($0.folded) }) == true
      {
        findings.pass()
      } else {
        findings.fail(node, Self.message(screen, node, reason))
      }
    }
  }

  /// Why a control is not reached, as text, or `nil` if this may be intended.
  private static func reason(
    _ node: Int, _ lostViews: Set<Int>, _ screen: AuditedScreen
  ) -> String? {
    guard screen.tree[node].isElement != false else {
      return lostViews.contains(node) ? "it is marked as not an accessibility element" : nil
    }
    guard let reason = screen.omission(of: node), isMistake(reason, node, screen) else {
      return nil
    }
    return reason.rawValue
  }

  /// The named controls that are marked as not being elements, if nothing around or inside them speaks for them.
  private static func lostViews(_ screen: AuditedScreen) -> Set<Int> {
    let first = screen.firstStops()
    var lost: Set<Int> = []
    var isSpokenFor: [Bool] = []
    isSpokenFor.reserveCapacity(screen.tree.count)
    for node in 0..<screen.tree.count {
      let isInside = screen.tree.parent(of: node).map { isSpokenFor[$0] } ?? false
      isSpokenFor.append(isInside || screen.stop(of: node) != nil)
      let element = screen.tree[node]
      if element.isElement == false, !isInside, first[node] == screen.stops.count,
        element.label?.trimmed.isEmpty == false, screen.omission(of: node) == nil,
        !element.traits.contains(.notEnabled)
      {
        lost.insert(node)
      }
    }
    return lost
  }

  // Hidden views may not be shown, covered ones are meant to be, and swallowed ones have a rule of their own.
  private static func isMistake(
    _ reason: Omission.Reason, _ node: Int, _ screen: AuditedScreen
  ) -> Bool {
    switch reason {
    case .notListed: true
    case .emptyFrame, .degenerateFrame:
      // Something is drawn inside a frame without size, or it reacts.
      screen.tree[node].isActedOn || screen.facts(node).text(.visibleText) != nil
    default: false
    }
  }

  private static func rotorTargets(_ screen: AuditedScreen) -> Set<String> {
    Set(screen.tree.elements.flatMap { $0.rotors.flatMap { $0.items.compactMap(\.element) } })
  }
}

extension ElementUnreachable {
  private static func message(
    _ screen: AuditedScreen, _ node: Int, _ reason: String
  ) -> FindingText {
    FindingText(
      "\(screen.readerTitle) never reaches the \(screen.name(node)): \(reason).",
      repair: "Make it reachable, or offer the same function elsewhere.")
  }
}
