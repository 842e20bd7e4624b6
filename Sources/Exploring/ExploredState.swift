import AccessibilityTree
package import Documents
import ScreenReader
package import TreeFormats
package import Walk

/// A state of a page that was heard, and the way there.
package struct ExploredState: Sendable {
  /// What it is called among the others: `2-menu`.
  package let name: String
  /// The controls that were opened on the way, in order.
  package let way: [Opener]
  /// The walk there: as a flow it really runs.
  package let walk: Exploration
  /// The state as a screen that was read.
  package let imported: ImportedScreen
  /// The dump of the page in this state.
  package let source: SourceText
  /// Whether the system shows the choices of a list in place of the page, which are no work of its author.
  package let isList: Bool
  /// How many requests of the page were stopped on the way that would have sent something.
  package let stoppedSends: Int
  /// How many commands the way takes.
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
