import AccessibilityAudit
import AccessibilityTree
package import Documents
import NavigationScript
import Reports
import ScreenReader
import Transcript
package import TreeFormats

/// What it costs a listener to use a screen, and the cheapest way to a part of it.
package struct EffortTask: ScreenTask {
  package static let name = "effort"
  package static let parameters =
    ReadingChoice.readerParameters + ListeningChoice.parameters + [
      Parameter(
        "to", .text,
        "The element to get to: its id, or what it says. The answer has the ways to it, and a flow."
      )
    ]

  let choice: ReadingChoice
  private let listening: ListeningTime
  private let target: String?

  package init(_ options: Arguments) throws(SourceError) {
    choice = try ReadingChoice(options, using: [.words, .moving])
    listening = try ListeningChoice.listening(options)
    target = options.text("to")
  }

  package func answer(
    for screens: [NamedScreen], notes: inout [String]
  ) throws(SourceError) -> [UInt8] {
    var answer = SetAnswer("earshot-efforts", listKey: "efforts")
    notes += choice.idleNotes
    for named in screens {
      let (report, stop) = try report(on: named, notes: &notes)
      answer.add(stop.map(report.routeJSON) ?? report.overviewJSON)
    }
    return answer.bytes
  }

  /// Counts what a screen costs.
  func report(
    on named: NamedScreen, notes: inout [String]
  ) throws(SourceError) -> (report: EffortReport, stop: Int?) {
    let screen = named.imported.bridged(for: choice.options.reader).screen
    let effort = try Effort(screen, options: choice.options, listening: listening)
    notes += effort.reading.remarks(leftOut: named.imported.report.leftOutWhole)
    let stop = try target.map { (target) throws(SourceError) in
      try effort.knownStop(of: target, path: "--to", option: "--to")
    }
    return (EffortReport(effort, path: named.name), stop)
  }
}
