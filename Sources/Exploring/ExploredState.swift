import AccessibilityTree
package import Documents
import ScreenReader
package import TreeFormats
package import Walk

/// A state of a page that was read, and the way to it.
package struct ExploredState: Sendable {
  /// The name of the state: `2-menu`.
  package let name: String
  /// The controls that were opened on the way, in order.
  package let way: [Opener]
  /// The walk there: as a flow it really runs.
  package let walk: Exploration
  /// The state as an imported screen.
  package let imported: ImportedScreen
  /// The dump of the page in this state.
  package let source: SourceText
  /// Whether the system shows the choices of a list instead of the page; the page's author does not control these.
  package let isList: Bool
  /// The number of requests on the way that were stopped because they would have sent something.
  package let stoppedSends: Int
  /// The number of commands on the way.
  package var gestures: Int { walk.log.entries.reduce(0) { $0 + $1.steps.count } }
  init(
    number: Int, way: [Opener], walk: Exploration,
    shown: (imported: ImportedScreen, source: SourceText), isList: Bool, stoppedSends: Int
  ) {
    let words = (way.last?.stem ?? "start").lowercased()
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let stem = String(words.joined(separator: "-").prefix(40))
    name = stem.isEmpty ? "\(number)" : "\(number)-\(stem)"
    self.way = way
    self.walk = walk
    let screen = walk.session.screen
    self.isList = isList
    var imported =
      isList ? ImportedScreen(screen: screen, report: shown.imported.report) : shown.imported
    imported.screen = screen
    self.imported = imported
    source = shown.source
    self.stoppedSends = stoppedSends
  }
}
