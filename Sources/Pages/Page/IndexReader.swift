internal import AccessibilityAudit
internal import Transcript
internal import VoiceProfiles

/// What a reader hears on the screens of an index, and what is wrong with it.
struct IndexReader: Sendable {
  /// A row of a tile.
  typealias Place = (tile: Int, row: Int)

  /// What the reader is called, or nothing where all readers are counted together.
  let name: String
  private(set) var screens = 0
  private(set) var stops = 0
  private(set) var time: HeardTime?
  private(set) var counts = FindingCounts()
  private var set = AuditedSet()
  /// What was found on each screen of the set, and the place that shows it.
  private var results: [AuditResult] = []
  private var places: [Place] = []

  init(name: String) { self.name = name }

  /// Takes what the reader hears on a screen.
  mutating func add(_ scene: PageScene, _ time: HeardTime?, tile: Int, row: Int) {
    screens += 1
    stops += scene.transcript.stops.count
    if let time { self.time = self.time.map { $0 + time } ?? time }
    guard let audit = scene.audit, let member = scene.member else { return }
    set.add(member)
    results.append(audit)
    places.append((tile, row))
  }

  /// Audits the screens together, and returns what was found on each.
  mutating func settle() -> [(place: Place, counts: FindingCounts)] {
    Audit().run(set, addingTo: &results)
    for result in results { counts += result.counts }
    return zip(places, results).map { ($0, $1.counts) }
  }

  /// What the template needs.
  var values: PageValues {
    let figures = [counted(screens, "screen"), counted(stops, "stop"), time?.text]
    return [
      "name": name, "figures": figures.compactMap { $0 }.joined(separator: " · "),
      "found": IndexTile.flags(counts).map { ["kind": $0.kind, "words": $0.words] as PageValues },
    ]
  }
}
