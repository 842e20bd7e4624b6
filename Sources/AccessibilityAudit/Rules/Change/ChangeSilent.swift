import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct ChangeSilent: FlowRule {
  static let page = RulePage(
    "change-silent", .change, .error, .high, .flow,
    title: "Screen changes silently",
    why: """
      An action changed part of the screen away from the cursor, and the app did not notify \
      {reader}. The listener believes that nothing happened.
      """,
    repair: """
      Announce the change, or post a layout-changed notification with the element to continue \
      from.
      """,
    guidelines: [
      .hig("Navigation"), .apple("layoutChanged"), .apple("announcement"), .wcag("4.1.3", .aa),
    ],
    needs: [.events],
    varies: """
      A warning if text changes while the user chooses or types a value, or if the activated link says only that it \
      is now the current one.
      """,
    failing: """
      - button: Add to the basket
        on: {activate: [set: {count: {label: 1 item in the basket}}]}
      - id: count
        text: The basket is empty
      """,
    passing: """
      - button: Add to the basket
        on: {activate: [set: {count: {label: 1 item in the basket}}, announce: 1 item in the basket]}
      - id: count
        text: The basket is empty
      """)

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      guard let change = step.change, step.openedDialogs.isEmpty else { continue }
      // A status has a rule of its own, and so has what appears as somebody leaves a field.
      if step.isTab || StateStale.isStale(after: step) { continue }
      let tree = step.after.reading.screen.tree
      let silent = change.differences.filter { difference in
        if step.isToldByRegion(difference) || StatusText.isStatus(difference, in: tree) {
          return false
        }
        if let typed = step.typedText, difference.new?.contains(typed) == true { return false }
        // What comes and goes with a choice stands behind it; a text that tells of it may stand anywhere.
        return !step.setsValue || Self.isAnotherText(difference, in: tree)
      }
      // A switch that shows more or less of each of several things tells by its name what it does.
      if step.setsValue, silent.count > 1, silent.allSatisfy(Self.isAbridged) {
        findings.pass()
        continue
      }
      let unsaid = silent.filter { difference in
        !step.says(difference) && !(step.setsValue && Self.isNumberOfValue(difference, step))
      }
      // A bullet or a mark tells nobody what changed.
      guard let first = unsaid.first(where: Self.hasLetters) ?? unsaid.first else {
        if !change.differences.isEmpty { findings.pass() }
        continue
      }
      let isTold = step.hasAnnounced || step.hasLanded || step.hasNewLayout
      let isRenewed = !step.setsValue && Self.isCursorRenewed(step)
      // That a button is pressed tells of the button, and not of a sum or a message elsewhere.
      let another =
        step.request?.element.states.pressed == nil
        ? nil : unsaid.first { Self.hasLetters($0) && Self.isAnotherText($0, in: tree) }
      if isTold || isRenewed && another == nil && !Self.isOnlyCurrent(step) {
        findings.pass()
      } else {
        findings.fail(
          index, Self.message(step, isRenewed ? another ?? first : first, silent.count),
          severity: step.setsValue || isRenewed ? .warning : nil)
      }
    }
  }

  private static func hasLetters(_ difference: ScreenChange.Difference) -> Bool {
    difference.new?.contains(where: \.isLetter) == true
  }

  // "54 cm" beside a slider that is now "55 centimetres".
  private static func isNumberOfValue(
    _ difference: ScreenChange.Difference, _ step: AuditedFlow.Step
  ) -> Bool {
    let number = (difference.new ?? "").filter(\.isNumber)
    return !number.isEmpty && step.heardTexts.contains { $0.filter(\.isNumber) == number }
  }

  private static func isAbridged(_ difference: ScreenChange.Difference) -> Bool {
    guard let old = difference.old, let new = difference.new else { return false }
    return old.hasPrefix(new) || new.hasPrefix(old)
  }

  private static func isAnotherText(
    _ difference: ScreenChange.Difference, in tree: ElementTree
  ) -> Bool {
    difference.old != nil && difference.new != nil
      && difference.node.map { tree[$0].isText } == true
  }

  // What is under the cursor is said again by itself, and tells that something has happened.
  private static func isCursorRenewed(_ step: AuditedFlow.Step) -> Bool {
    guard let stops = step.steadyStops, let before = step.before else { return true }
    let (old, new) = (before.reading, step.after.reading)
    guard let request = step.request, !old.order.stops[stops.before].others.isEmpty else {
      return old.words(at: stops.before) != new.words(at: stops.after)
    }
    // Of a line, only what was acted on answers for itself.
    let identity = ElementIdentity(from: old.screen.tree, to: new.screen.tree)
    guard let node = identity.node(request.node) else { return true }
    return words(of: request.node, at: stops.before, old) != words(of: node, at: stops.after, new)
  }

  /// Whether the activated link says nothing new except that it is the current one: a new view has appeared that
  /// nothing names.
  private static func isOnlyCurrent(_ step: AuditedFlow.Step) -> Bool {
    guard let request = step.request, let before = step.before,
      request.element.semanticRole == .link
    else { return false }
    let (old, new) = (before.reading.screen.tree, step.after.reading.screen.tree)
    guard let node = ElementIdentity(from: old, to: new).node(request.node) else { return false }
    return old[request.node].label == new[node].label && old[request.node].states.current == nil
      && new[node].states.current != nil
  }

  private static func words(of node: Int, at stop: Int, _ reading: ScreenReading) -> String? {
    guard !reading.order.stops[stop].others.isEmpty else { return reading.words(at: stop) }
    return reading.parts(at: stop, from: stop).first { $0.element == node }
      .map { ScreenReading.words(of: $0.utterance) }
  }
}

extension ChangeSilent {
  /// The repair for a live region that is added with its text.
  static let repairOfRegion =
    "Keep an empty live region on the page, and write the text into it: a region that is added with its text is not "
    + "announced."

  private static func repair(on screen: Screen) -> String {
    if screen.platform == .web || screen.toolkit == .web {
      return #"Add aria-expanded, or put the text into a live region (role="status")."#
    }
    return screen.platform.isOfOthersThanApple
      ? "Announce it, or make it a live region."
      : "Announce it, or post a layout-changed notification."
  }

  private static func message(
    _ step: AuditedFlow.Step, _ first: ScreenChange.Difference, _ count: Int
  ) -> FindingText {
    let what =
      switch (first.old, first.new) {
      case (let old?, let new?):
        "\(SafeText.quoted(old)) became \(SafeText.quoted(new))"
      case (nil, let new?): "\(SafeText.quoted(new)) appeared"
      case (let old?, nil): "\(SafeText.quoted(old)) disappeared"
      case (nil, nil): "something changed"
      }
    let others = count > 1 ? " and \(count - 1) more changed" : ""
    return FindingText(
      "After \(SafeText.quoted(step.words)), \(what)\(others), and nothing was announced.",
      repair: step.isOfUnheardRegion(first)
        ? repairOfRegion : repair(on: step.after.reading.screen))
  }
}
