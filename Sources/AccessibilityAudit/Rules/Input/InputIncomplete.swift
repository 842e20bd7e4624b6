import AccessibilityTree
import Documents

struct InputIncomplete: ScreenRule {
  static let page = RulePage(
    "input-incomplete", .input, .note, .veryHigh,
    title: "Input lacks frames, screen size or content",
    why: """
      Rules about size, position and order need frames. Without frames, they find nothing, even \
      if the screen has problems.
      """,
    repair: """
      Add the frames of the elements and the size of the screen to the file, or dump the screen \
      with a tool that provides them.
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
    } else if let lacking = lacking(on: screen) {
      findings.fail(lacking[0], Self.message(lacking.count), related: Array(lacking.dropFirst()))
    } else {
      findings.pass()
    }
  }

  /// The stops without a frame on a handwritten screen, or `nil` if all stops have one.
  private func lacking(on screen: AuditedScreen) -> [Int]? {
    if screen.isImported { return nil }
    let nodes = screen.elements.filter { screen.tree[$0].frame == nil }
    return nodes.isEmpty ? nil : nodes
  }
}

extension InputIncomplete {
  private static let messageOfPage = FindingText(
    "The screen shows a web page that the input does not include, so no rule checked it.",
    repair: "Audit the page by its address or its HTML file.")

  private static func message(_ count: Int) -> FindingText {
    let elements = count == 1 ? "This element has" : "\(count) elements have"
    return FindingText(
      "\(elements) no frame, so no rule checked the size and position, and reports do not draw "
        + "\(count == 1 ? "it" : "them").",
      repair: "Add a frame.")
  }

  private static func message(_ requirement: Requirement) -> FindingText {
    let what =
      requirement == .frame
      ? "No stop has a frame, so no rule checked size, position or overlap"
      : "The size of the screen is missing, so no rule looked for elements off the screen"
    return FindingText(
      "\(what).",
      repair: "Add it to the input, or dump the screen with a tool that provides it.")
  }
}
