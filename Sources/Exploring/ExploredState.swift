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
  /// What the page was read from at the beginning.
  package let report: ImportReport
  /// How many requests of the page were stopped on the way that would have sent something.
  package let stoppedSends: Int
  /// How many commands the way takes.
  package var gestures: Int { walk.log.entries.reduce(0) { $0 + $1.steps.count } }
  /// The state as a screen that was read.
  package var imported: ImportedScreen {
    ImportedScreen(screen: walk.session.screen, report: report)
  }

  init(
    number: Int, way: [Opener], walk: Exploration, report: ImportReport, stoppedSends: Int
  ) {
    let words = (way.last?.name ?? "start").lowercased()
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let stem = String(words.joined(separator: "-").prefix(40))
    name = stem.isEmpty ? "\(number)" : "\(number)-\(stem)"
    self.way = way
    self.walk = walk
    self.report = report
    self.stoppedSends = stoppedSends
  }
}
