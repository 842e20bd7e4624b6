import AccessibilityTree
import Documents

struct InputIncomplete: ScreenRule {
  static let page = RulePage(
    "input-incomplete", .input, .note, .veryHigh,
    title: "The input does not say where anything is, or lacks a part of the screen",
    why: """
      Rules about size, place and order look at frames; without them they find nothing, which is not the \
      same as that there is nothing to find.
      """,
    repair: """
      Write the frames of the elements and the size of the screen into the file, or dump the screen with a \
      tool that does.
      """,
    guidelines: [], needs: [.carried(.frames)],
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
    if screen.cannotCarry(.carried(.webContent)) { findings.fail(nil, Self.messageOfPage) }
    if screen.elements.isEmpty { return }
    // Without frames the size of the screen would tell nothing more.
    if !screen.elements.contains(where: { screen.tree[$0].frame != nil }) {
      findings.fail(nil, Self.message(.frame))
    } else if screen.cannotCarry(.carried(.screenSizes)) {
      findings.lacks(.carried(.screenSizes))
    } else if screen.screen.size == nil {
      findings.fail(nil, Self.message(.screenSize))
    } else {
      findings.pass()
    }
  }
}

extension InputIncomplete {
  private static let messageOfPage = FindingText(
    "The screen shows a web page that is not in the input: nothing of it was looked at.",
    repair: "Audit the page by its address or its HTML file.")

  private static func message(_ requirement: Requirement) -> FindingText {
    let what =
      requirement == .frame
      ? "No stop has a frame: size, place and overlap were not looked at"
      : "The size of the screen is not given: what lies off it was not looked for"
    return FindingText(
      "\(what).",
      repair: "Write it into the input, or dump the screen with a tool that gives it.")
  }
}
