import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct FlowIncomplete: FlowRule {
  static let page = RulePage(
    "flow-incomplete", .flows, .error, .veryHigh, .flow,
    title: "Task cannot be completed",
    why: """
      The next step is impossible: the cursor never reaches its element, the element does not \
      respond, or it is too far away. People who rely on the screen reader have to give up here.
      """,
    repair: "Make the element reachable, give it the name that the flow uses, and make it respond.",
    guidelines: [.hig("Best practices"), .wcag("2.1.1", .a), .wcag("4.1.2", .a)],
    needs: [.events],
    varies: "A review if the target comes before the cursor, or if an activation has no effect.",
    failing: """
      flow: Post a response
      screens: {comments: comments.screen.yaml}
      steps:
        - find: Reply
        - activate
        - find: A button that nobody named
      """,
    passing: """
      flow: Post a response
      screens: {comments: comments.screen.yaml}
      steps:
        - find: Reply
        - activate
      """)

  /// The number of utterances that the message lists.
  private static let named = 3

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      // A flow may also show that nothing happens here: only its author knows.
      guard let obstacle = Self.obstacle(in: step) else { continue }
      findings.review(index, obstacle)
    }
    guard let stopped = flow.result.stoppedAt else {
      if flow.steps.contains(where: { $0.action != nil }) { findings.pass() }
      return
    }
    let index = flow.steps.lastIndex { $0.index == stopped }
    if let behind = flow.result.failures.last?.behind {
      // The flow went past it: that is no fault of the screen.
      return findings.review(index, Self.passed(behind))
    }
    findings.fail(index, Self.message(flow, stopped, index.map { flow.steps[$0] }))
  }

  /// Returns why an activation has no effect, or `nil` if it has or could have one.
  private static func obstacle(in step: AuditedFlow.Step) -> FindingText? {
    guard let request = step.request, request.act == .activate, request.answers.isEmpty,
      let stops = step.steadyStops, let before = step.before, !step.hasAnnounced,
      step.change?.differences.isEmpty != false
    else { return nil }
    let element = before.reading.element(at: stops.before)
    let name = SafeText.quoted(element.label ?? element.id ?? "")
    if element.traits.contains(.notEnabled) { return dimmed(step, name) }
    return element.isInteractive || element.isExpanded != nil ? nil : plain(step, name)
  }
}

extension FlowIncomplete {
  private static func passed(_ text: String) -> FindingText {
    FindingText(
      "The flow looks for an element that comes before the cursor: \(SafeText.quoted(text)).",
      repair: "Make the flow return to the first element before this search.")
  }

  private static func message(
    _ flow: AuditedFlow, _ index: Int, _ step: AuditedFlow.Step?
  ) -> FindingText {
    let stopped = flow.result.flow.steps[index]
    let end =
      "The flow ends at \(SafeText.quoted(step?.words ?? stopped.words ?? "")), step \(index + 1) of "
      + "\(flow.result.flow.steps.count): "
    for case .refused(let refusal) in step?.events ?? [] {
      return FindingText(
        "\(end)\(SafeText.line(refusal.reason)).",
        repair: "Make the step possible, or choose another way.")
    }
    guard case .find(let search) = stopped.action else {
      return FindingText(
        "\(end)it takes more than \(Flow.maximumCommands) commands.", repair: "Shorten the path.")
    }
    let limit = search.limit.map { " within \($0) \($0 == 1 ? "swipe" : "swipes")" } ?? ""
    return FindingText(
      "\(end)no element says \(SafeText.quoted(search.words))\(limit). Heard instead: \(heard(step)).",
      repair: "Make it reachable under this name.")
  }

  private static func heard(_ step: AuditedFlow.Step?) -> String {
    var texts: [String] = []
    for case .utterance(let spoken) in step?.events ?? [] {
      let words = spoken.utterance.fragments.filter { !$0.isNote && $0.kind != .hint }.map(\.text)
      texts.append(SafeText.quoted(words.joined(separator: ", ")))
    }
    if texts.isEmpty { return "nothing" }
    let rest = texts.count - named
    return texts.prefix(named).joined(separator: "; ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func dimmed(_ step: AuditedFlow.Step, _ name: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(step.words)) does nothing: \(name) is dimmed.",
      repair: "Say what has to be done first, or enable the control.")
  }

  private static func plain(_ step: AuditedFlow.Step, _ name: String) -> FindingText {
    FindingText(
      "\(SafeText.quoted(step.words)) does nothing: \(name) is not a control and does not respond.",
      repair: "Give it a role and an action.")
  }
}
