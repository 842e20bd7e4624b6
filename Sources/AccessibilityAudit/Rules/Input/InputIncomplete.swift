import AccessibilityTree
import Documents

/// The input does not say where anything is.
///
/// Rules about size, place and order look at frames; without them they find nothing, which is not the same
/// as that there is nothing to find.
struct InputIncomplete: ScreenRule {
  static let page = RulePage(
    "input-incomplete", .input, .note, .veryHigh,
    title: "The input does not say where anything is",
    why: """
      Rules about size, place and order look at frames; without them they find nothing, which is not the \
      same as that there is nothing to find.
      """,
    repair: """
      Write the frames of the elements and the size of the screen into the file, or dump the screen with a \
      tool that does.
      """,
    guidelines: [],
    failing: """
      - button: Pay
      """,
    passing: """
      screen: Basket
      size: [390, 844]
      elements:
        - button: Pay
          frame: [16, 700, 358, 50]
      """)

  func check(_ screen: AuditedScreen, _ findings: inout RuleFindings) {
    if screen.stops.isEmpty { return }
    var missing: [Requirement] = []
    if !screen.stops.contains(where: { screen.tree[$0].frame != nil }) { missing.append(.frame) }
    if screen.screen.size == nil { missing.append(.screenSize) }
    for requirement in missing {
      let rules = Rules.all.map { $0.page }.filter { $0.needs.contains(requirement) }
      findings.fail(nil, Self.message(requirement, rules.map(\.id)))
    }
    if missing.isEmpty { findings.pass() }
  }
}

extension InputIncomplete {
  private static func message(_ requirement: Requirement, _ rules: [String]) -> String {
    let what = requirement == .frame ? "No stop has a frame" : "The size of the screen is not given"
    let count = rules.count == 1 ? "1 rule looks" : "\(rules.count) rules look"
    return
      "\(what): \(count) at less than all, or at nothing. Write it into the input, or dump the screen with a "
      + "tool that gives it."
  }
}
