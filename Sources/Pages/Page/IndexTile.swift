internal import AccessibilityAudit
internal import NavigationScript
internal import Transcript
internal import VoiceProfiles

/// A screen or a flow on an index, with the page that tells about it.
struct IndexTile: Sendable {
  /// What is heard of it and what is wrong with that.
  struct Row: Sendable {
    /// The reader, or `nil` where the index names it once.
    var reader: String?
    /// How much there is: "12 stops".
    var figures: [String]
    /// What is wrong, or that nothing is, each with the kind that colours it.
    var flags: [(kind: String, words: String)] = []
    /// How bad it is: the kind that stands first, and how many of it there are.
    var rank: (kind: FindingKind, count: Int)?

    var values: PageValues {
      [
        "reader": reader, "figures": figures.joined(separator: " · "),
        "flags": flags.map { ["kind": $0.kind, "words": $0.words] as PageValues },
      ]
    }
  }

  /// The picture of what is seen first, or `nil` for a screen without frames.
  var svg: String?
  /// The path of the page's file, from the index.
  var page: String
  /// What the screen or the flow is called.
  var name: String
  /// What its file is called.
  var file: String
  /// How much there is of it and what is wrong with it, for each reader of its page.
  private(set) var rows: [Row] = []
  /// The screens of a flow, or `nil`.
  var screens: String?

  /// What the template needs.
  var values: PageValues {
    let kinds = flags.map(\.kind).joined(separator: " ")
    return [
      "svg": svg, "hasNoPicture": svg == nil, "href": IndexPage.escaped(page), "name": name,
      "file": file, "screenNames": screens, "rows": rows.map(\.values),
      "kinds": kinds,
    ]
  }

  /// What is wrong by any reader.
  var flags: [(kind: String, words: String)] { rows.flatMap(\.flags) }

  /// How bad it is by the reader by whom it is worst.
  private var rank: (FindingKind, Int) {
    rows.compactMap(\.rank).map { ($0.kind, $0.count) }.max { $0 < $1 } ?? (.review, 0)
  }

  /// Returns tiles, the worst first; those that are alike stay in their order.
  static func sorted(_ tiles: [IndexTile]) -> [IndexTile] {
    let ranked = tiles.map { (tile: $0, rank: $0.rank) }
    // The standard library's sorting keeps what is alike in its order.
    return ranked.sorted { one, other in one.rank > other.rank }.map(\.tile)
  }

  private static func rank(_ counts: FindingCounts) -> (kind: FindingKind, count: Int)? {
    counts.present.first.map { ($0.kind, counts[$0.kind]) }
  }

  /// What was found, or that nothing was.
  static func flags(_ counts: FindingCounts) -> [(kind: String, words: String)] {
    let flags = counts.present.map { ($0.kind.rawValue, $0.words) }
    return flags.isEmpty ? [("plain", "no findings")] : flags
  }

  /// Describes a screen, yet without what is heard of it.
  init(named name: String, svg: String?, file: String, page: String) {
    self.svg = svg
    self.page = page
    self.file = SafeWords.line(file)
    self.name = SafeWords.line(name)
  }

  /// Adds what a reader hears; an index of one reader does not name it in each tile.
  mutating func add(_ scene: PageScene, _ time: HeardTime?, reader: String?) {
    var row = Row(reader: reader, figures: [counted(scene.transcript.stops.count, "stop")])
    if let time { row.figures.append(time.text) }
    rows.append(row)
    if let audit = scene.audit { show(audit.counts, row: rows.count - 1) }
  }

  /// Shows what was found on a screen, in a row of its readers.
  mutating func show(_ counts: FindingCounts, row: Int) {
    rows[row].rank = Self.rank(counts)
    rows[row].flags = Self.flags(counts)
  }

  /// Describes a flow.
  init(_ result: FlowResult, _ shown: ReportPage, svg: String?, file: String, page: String) {
    self.svg = svg
    self.page = page
    self.file = SafeWords.line(file)
    name = SafeWords.line(result.flow.name)
    let steps = result.steps.count { $0.command != nil }
    var row = Row(figures: [counted(steps, "step")])
    if let heard = shown.heard { row.figures.append(heard.text) }
    var names: [String] = []
    for scene in shown.scenes where !names.contains(scene.name) { names.append(scene.name) }
    screens = SafeWords.line(names.joined(separator: " → "))
    let failures = result.failures.count
    let counts = FindingCounts(shown.flowFindings)
    row.flags =
      [
        failures == 0
          ? ("passed", "passed") : ("error", "\(counted(failures, "expectation")) not met")
      ] + counts.present.map { ($0.kind.rawValue, $0.words) }
    row.rank = failures > 0 ? (.error, failures) : Self.rank(counts)
    rows = [row]
  }
}

/// Writes a number with what is counted: `1 stop`, `2 stops`.
func counted(_ count: Int, _ name: String) -> String {
  "\(count) \(name)\(count == 1 ? "" : "s")"
}
