internal import AccessibilityAudit
internal import NavigationScript
internal import Transcript
internal import VoiceProfiles

/// A screen or a flow on an index, with the page that tells about it.
struct IndexTile: Sendable {
  /// The picture of what is seen first, or `nil` for a screen without frames.
  var svg: String?
  /// The path of the page's file, from the index.
  var page: String
  /// What the screen or the flow is called.
  var name: String
  /// What its file is called.
  var file: String
  /// How much there is of it: "12 stops".
  var figures: [String]
  /// What is wrong with it, or that nothing is, each with the kind that colours it.
  var flags: [(kind: String, words: String)] = []
  /// The screens of a flow, or `nil`.
  var screens: String?

  /// What the template needs.
  var values: PageValues {
    [
      "svg": svg, "hasNoPicture": svg == nil, "href": IndexPage.escaped(page), "name": name,
      "file": file, "figures": figures.joined(separator: " · "),
      "screenNames": screens, "kinds": flags.map(\.kind).joined(separator: " "),
      "flags": flags.map { ["kind": $0.kind, "words": $0.words] },
    ]
  }

  /// How bad it is: the kind that stands first, and how many of it there are.
  private(set) var rank: (kind: FindingKind, count: Int)?

  /// Returns tiles, the worst first; those that are alike stay in their order.
  static func sorted(_ tiles: [IndexTile]) -> [IndexTile] {
    func order(_ tile: IndexTile) -> (FindingKind, Int) {
      tile.rank.map { ($0.kind, $0.count) } ?? (.review, 0)
    }
    return tiles.enumerated().sorted { one, other in
      let (a, b) = (order(one.element), order(other.element))
      return a == b ? one.offset < other.offset : a > b
    }.map(\.element)
  }

  private static func rank(_ counts: FindingCounts?) -> (kind: FindingKind, count: Int)? {
    counts.flatMap { counts in counts.present.first.map { ($0.kind, counts[$0.kind]) } }
  }

  /// Describes a screen.
  init(_ scene: PageScene, heard: HeardTime?, svg: String?, file: String, page: String) {
    self.svg = svg
    self.page = page
    self.file = SafeWords.line(file)
    name = SafeWords.line(scene.name)
    figures = [counted(scene.transcript.stops.count, "stop")]
    if let heard { figures.append(heard.text) }
    if let audit = scene.audit { show(audit.counts) }
  }

  /// Shows what was found on a screen.
  mutating func show(_ counts: FindingCounts) {
    rank = Self.rank(counts)
    flags = counts.present.map { ($0.kind.rawValue, $0.words) }
    if flags.isEmpty { flags = [("plain", "no findings")] }
  }

  /// Describes a flow.
  init(_ result: FlowResult, _ shown: ReportPage, svg: String?, file: String, page: String) {
    self.svg = svg
    self.page = page
    self.file = SafeWords.line(file)
    name = SafeWords.line(result.flow.name)
    let steps = result.steps.count { $0.command != nil }
    figures = [counted(steps, "step")]
    if let heard = shown.heard { figures.append(heard.text) }
    var names: [String] = []
    for scene in shown.scenes where !names.contains(scene.name) { names.append(scene.name) }
    screens = SafeWords.line(names.joined(separator: " → "))
    let failures = result.failures.count
    flags = [
      failures == 0
        ? ("passed", "passed") : ("error", "\(counted(failures, "expectation")) not met")
    ]
    rank =
      failures > 0 ? (.error, failures) : Self.rank(FindingCounts(shown.flowFindings))
    flags += FindingCounts(shown.flowFindings).present.map { ($0.kind.rawValue, $0.words) }
  }
}

/// Writes a number with what is counted: `1 stop`, `2 stops`.
func counted(_ count: Int, _ name: String) -> String {
  "\(count) \(name)\(count == 1 ? "" : "s")"
}
