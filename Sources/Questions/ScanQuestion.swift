import AccessibilityAudit
import AccessibilityTree
package import Documents
import OtherTechnologies
import ScreenReader
import Transcript
package import TreeFormats

/// `scan`: the groups and the order of Switch Control, and what it costs to get to an item.
package struct ScanQuestion: ScreenQuestion {
  package static let name = "scan"
  package static let title = "Scan by switch"
  package static let summary = "List the items and groups that Switch Control scans, with times."
  package static let details = """
    Example: earshot transcript Examples/Checkout/checkout.screen.yaml --show scan --to "Place order"

    Groups are in brackets. The times assume that the user enters each group as soon as it is highlighted. Stops and \
    their order are those of VoiceOver on the screen's platform. Apple does not document the groups; Earshot assumes one \
    for each bar, row of a list, named group and line. --to adds the route to an element, and its cost from the first \
    highlight for a user who makes no mistakes.
    """
  package static let answers = AnswersName("earshot-scan-lists", list: "screens")
  package static let parameters = ScanChoice.parameters + [TargetChoice.parameter]

  private let choice: ScanChoice
  private let target: TargetChoice

  package init(_ arguments: Arguments) throws(SourceError) {
    choice = try ScanChoice(arguments)
    target = TargetChoice(arguments)
  }

  package func obstacle(on named: NamedScreen) -> String? {
    let platform = named.imported.screen.platform
    return SwitchControl.exists(on: platform)
      ? nil : "Switch Control is not available on \(platform.rawValue)"
  }

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    let screen = named.imported.screen
    let control = SwitchControl(
      try ReaderOptions().reading(screen), settings: choice.settings)
    let notes = control.isEmpty ? [named.unresponsive("there is nothing to scan")] : []
    var goal: Int?
    if let node = try target.node(on: screen, path: named.name) {
      goal = control.item(ofNode: node)
      if goal == nil {
        throw SourceError(
          path: named.name,
          message: "\(target.quoted) does not respond to the user, so it is not scanned",
          suggestion: "if it does in the app, add `respondsToUserInteraction: true`")
      }
    }
    let report = ScanReport(control, goal: goal)
    return Answer(layout, notes: notes, of: report)
  }
}
