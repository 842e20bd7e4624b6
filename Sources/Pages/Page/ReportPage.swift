package import AccessibilityAudit
package import NavigationScript
package import SpeechSynthesis
internal import AccessibilityTree
internal import ScreenReader
internal import Transcript

/// A page to look at and to listen to: a screen as a reader walks it, or several, or a flow.
///
/// ```swift
/// var page = ReportPage(title: "Mango lassi", scenes: [scene])
/// page.provenance = [("Version", "0.1.0")]
/// let file = try page.html()
/// ```
///
/// The page needs no network and no other file, and works by keyboard alone.
package struct ReportPage: Sendable {
  /// Lines that stand together under a heading.
  package struct Group: Sendable {
    /// The heading, or `nil` where there is one group only.
    package var heading: String?
    /// The lines in the order heard.
    package var lines: [PageLine]

    /// Creates a group.
    package init(heading: String?, lines: [PageLine]) {
      self.heading = heading
      self.lines = lines
    }
  }

  /// What the page is about.
  package var title: String
  /// The screens that are shown.
  package var scenes: [PageScene]
  /// What is heard.
  package var groups: [Group]
  /// Where the page comes from: names and values, in order.
  package var provenance: [(name: String, value: String)] = []
  /// Where the index is that the page belongs to, from the page, or `nil` for a page alone.
  package var home: String?
  /// What should have been heard in a flow and was not.
  package var expectations: [FlowFailure] = []
  /// What the audit found in a flow; the places of the findings are its steps.
  package var flowFindings: [Finding] = []
  /// The steps of a flow that were taken, in order: what each is called, and the line to look at for it.
  var steps: [(name: String, line: Int)] = []
  /// The sound of the lines, or `nil` for a page that is only looked at.
  package var sound: PageSound?

  /// Creates a page of screens, heard from top to bottom one after the other.
  ///
  /// Of more than ``PageScene/mostStops`` stops it shows those with the worst findings, and then the first ones.
  package init(title: String, scenes: [PageScene]) {
    var scenes = scenes
    PageScene.divide(PageScene.mostStops, among: &scenes)
    self.title = title
    self.scenes = scenes
    groups = scenes.enumerated().map { index, scene in
      Group(
        heading: scenes.count > 1 ? scene.name : nil, lines: scene.lines(at: index))
    }
  }

  /// Creates a page of what is heard somewhere else than from top to bottom.
  package init(title: String, scenes: [PageScene], groups: [Group]) {
    self.title = title
    self.scenes = scenes
    self.groups = groups
  }

  /// What the page leaves out, or `nil` where it shows all.
  package var cut: String? {
    if hiddenStops == 0 { return nil }
    let stops = scenes.reduce(0) { $0 + $1.transcript.stops.count }
    return "This page shows \(stops - hiddenStops) of \(stops) stops: those with the worst "
      + "findings, then the first ones. All counts include every stop."
  }

  /// How many stops the page leaves out.
  var hiddenStops: Int { scenes.reduce(0) { $0 + $1.hiddenStops } }

  /// What a voice speaks, in order: as many as there are lines with an item.
  package var items: [SpeechTimeline.Item] { groups.flatMap(\.lines).compactMap(\.item) }
}
