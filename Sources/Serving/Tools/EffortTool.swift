import AccessibilityAudit
import Documents
import Reports
import Transcript
import TreeFormats

/// What it costs a listener to use a screen, and the cheapest way to a part of it.
enum EffortTool: MCPTool {
  static let name = "effort"
  static let title = "Find the way"
  static let about = """
    Counts the gestures and seconds that a screen costs a listener. With "to" it finds the cheapest way to an element and \
    answers it as a flow of commands, which walk takes. Seconds are estimated, not spoken. Answers of about 1 KB.
    """
  static let parameters = ScreenSource.parameters + EffortTask.parameters

  static func answer(_ arguments: Arguments, _ context: ToolContext) throws -> ToolAnswer {
    let task = try EffortTask(arguments)
    let named = try ScreenSource(arguments).screen(context, for: task.choice.options.reader)
    var notes: [String] = []
    let (report, stop) = try task.report(on: named, notes: &notes)
    let text = stop.map(report.route) ?? report.overview
    var answer = ToolAnswer(String(decoding: text, as: UTF8.self), notes: notes) { _ in }
    answer.structure = stop.map(report.routeJSON) ?? report.overviewJSON
    return answer
  }
}
