import AccessibilityAudit
import AccessibilityTree
import Documents
import ScreenReader
import Transcript

/// The element that somebody wants to get to.
struct TargetChoice {
  static let parameter = Parameter(
    "to", .text, "Target element: its id, or its utterance as in a flow's find step.",
    valueName: "id|text")

  private let target: String?
  private let name: String

  init(_ arguments: Arguments) {
    target = arguments.text("to")
    name = arguments.called("to")
  }

  /// The target as messages show it.
  var quoted: String { SafeText.quoted(target ?? "") }

  /// Returns the stop that is meant, or `nil` where none is asked for.
  func stop(_ effort: Effort, path: String) throws(SourceError) -> Int? {
    guard let target else { return nil }
    return try effort.knownStop(of: target, path: path, option: name)
  }

  /// Returns the node that is meant, as the reader of the screen's platform comes to it.
  func node(on screen: Screen, path: String) throws(SourceError) -> Int? {
    if target == nil { return nil }
    let effort = try Effort(
      screen, options: ReaderOptions(), listening: try ListeningChoice.usualTime())
    return try stop(effort, path: path).map { effort.reading.order.stops[$0].element }
  }
}
