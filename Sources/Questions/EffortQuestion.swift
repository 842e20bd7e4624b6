import AccessibilityAudit
import AccessibilityTree
package import Documents
import NavigationScript
import Reports
package import ScreenReader
import Transcript
package import TreeFormats

/// `effort`: what it costs a listener to use a screen, and the cheapest way to a part of it.
package struct EffortQuestion: ScreenQuestion {
  package static let name = "effort"
  package static let title = "Find the way"
  package static let summary = "Count the gestures and seconds that a user needs on a screen."
  package static let details = ""
  package static let advice = """
    With "to", returns the cheapest route to an element as a flow of commands for walk. \
    Seconds are estimates, not measured speech. About 1 KB.
    """
  package static let shownName: String? = nil
  package static let answers = AnswersName("earshot-efforts", list: "efforts")
  package static let parameters =
    ReaderChoice.parameters + ListeningChoice.parameters + [TargetChoice.parameter]

  private let choice: ReaderChoice
  private let listening: ListeningChoice
  private let target: TargetChoice

  package init(_ arguments: Arguments) throws(SourceError) {
    choice = try ReaderChoice(arguments)
    listening = try ListeningChoice(arguments)
    target = TargetChoice(arguments)
  }

  package var reader: Reader? { choice.options.reader }
  package var idleNotes: [String] { choice.idleNotes(using: [.words, .moving]) }

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    let effort = try Effort(
      named.imported.screen, options: choice.options, listening: listening.time)
    let notes = effort.reading.remarks(
      leftOut: named.imported.report.leftOutWhole, of: layout.remarkName)
    let stop = try target.stop(effort, path: named.name)
    let report = EffortReport(effort, path: named.name)
    return Answer(layout, notes: notes) {
      stop.map(report.route) ?? report.overview
    } json: { json, _ in
      json.value(json: stop.map(report.routeJSON) ?? report.overviewJSON)
    }
  }
}
