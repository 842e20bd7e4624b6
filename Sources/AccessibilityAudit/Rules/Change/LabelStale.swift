import AccessibilityTree
import Documents
import NavigationScript
import ScreenReader

struct LabelStale: FlowRule {
  static let page = RulePage(
    "label-stale", .change, .warning, .medium, .flow,
    title: "Icon changes but label does not",
    why: """
      The button now shows a pause sign, but its name is still "Play". The listener hears the \
      opposite of the button's effect.
      """,
    repair: "Update the label, or a value that describes the state, together with the icon.",
    guidelines: [.hig("Navigation"), .apple("accessibilityLabel"), .wcag("4.1.2", .a)],
    needs: [.events, .fact(.imageName)],
    failing: """
      - id: play
        button: Play
        imageName: play.fill
        on: {activate: [set: {play: {imageName: pause.fill}}]}
      """,
    passing: """
      - id: play
        button: Play
        imageName: play.fill
        on: {activate: [set: {play: {label: Pause, imageName: pause.fill}}]}
      """)

  func check(_ flow: AuditedFlow, _ findings: inout FlowFindings) {
    for (index, step) in flow.steps.enumerated() {
      guard case .activate = step.request?.act, let stops = step.steadyStops,
        let before = step.before
      else { continue }
      let element = before.reading.element(at: stops.before)
      let new = step.after.reading.element(at: stops.after)
      guard let oldImage = element.statedFacts.text(.imageName),
        let image = new.statedFacts.text(.imageName)
      else {
        findings.lacks(.fact(.imageName))
        continue
      }
      if image == oldImage { continue }
      if before.reading.words(at: stops.before) != step.after.reading.words(at: stops.after) {
        findings.pass()
      } else {
        findings.fail(index, Self.message(new, oldImage, image))
      }
    }
  }
}

extension LabelStale {
  private static func message(_ element: Element, _ old: String, _ new: String) -> FindingText {
    FindingText(
      "The image of \(SafeText.quoted(element.label ?? element.id ?? "")) changes from "
        + "\(SafeText.quoted(old)) to \(SafeText.quoted(new)), but the utterance stays the same.",
      repair: "Update the label or the value together with the image.")
  }
}
