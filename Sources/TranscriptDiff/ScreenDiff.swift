import Documents

/// The changes of one screen's transcript.
public struct ScreenDiff: Equatable, Sendable {
  /// The sides that have a screen.
  public enum Presence: String, Sendable {
    /// Both sides.
    case both
    /// Only the new side.
    case added
    /// Only the old side.
    case removed
  }

  /// The screen's name, or `nil`.
  public var name: String?
  /// The sides that have the screen.
  public var presence: Presence
  /// The screen's index in the old transcript, or `nil`.
  public var oldIndex: Int?
  /// The number of stops on the old side.
  public var oldStopCount: Int
  /// The number of stops on the new side.
  public var newStopCount: Int
  /// The changes, in the order of the new side; removed stops are at their old place.
  ///
  /// For a screen on one side only, these are its stops.
  public var changes: [StopChange]
  /// The controls whose swipe count changed, in the order of the new side.
  public var swipes: [SwipeChange]
  /// The listening time on either side, or `nil` if not requested or unknown.
  public var listening: ListeningChange?

  /// Whether nothing changed.
  public var isEmpty: Bool { changes.isEmpty && presence == .both }

  init(
    from old: ScreenPairs.Indexed?, to new: ScreenPairs.Indexed?,
    _ comparison: inout StopComparison
  ) throws(SourceError) {
    name = new?.screen.name ?? old?.screen.name
    presence = old == nil ? .added : new == nil ? .removed : .both
    oldIndex = old?.index
    let alignment = try StopAlignment(old?.screen.stops ?? [], new?.screen.stops ?? [], &comparison)
    oldStopCount = alignment.old.count { $0.kind == .stop }
    newStopCount = alignment.new.count { $0.kind == .stop }
    let sides = (StopSides(alignment.old), StopSides(alignment.new))
    changes = try StopChange.all(alignment, sides.0, sides.1, &comparison)
    swipes = SwipeChange.all(alignment, sides.0, sides.1)
  }

  func filtered(to kinds: Set<TranscriptDiff.Kind>) -> ScreenDiff? {
    var screen = self
    switch presence {
    case .added where !kinds.contains(.added), .removed where !kinds.contains(.removed): return nil
    default: break
    }
    screen.changes = changes.compactMap { $0.filtered(to: kinds) }
    if kinds.isDisjoint(with: [.added, .removed, .moved]) { screen.swipes = [] }
    // Seconds that come of changes which are left out would only puzzle.
    if !kinds.isSuperset(of: [.reworded, .added, .removed, .state, .hint]) {
      screen.listening = nil
    }
    return screen
  }

  /// Returns the stops with all changes made.
  func applied(to stops: [RecordedStop]) -> [RecordedStop] {
    var replaced: [Int: RecordedStop] = [:]
    var left: Set<Int> = []
    var arrivals: [(index: Int, stop: RecordedStop)] = []
    for change in changes {
      if let old = change.old {
        if let new = change.new, !change.kinds.contains(.moved) {
          replaced[old.index] = new.stop
          continue
        }
        left.insert(old.index)
      }
      if let new = change.new { arrivals.append((new.index, new.stop)) }
    }
    var result: [RecordedStop] = []
    var kept = stops.indices.lazy.filter { !left.contains($0) }
      .map { replaced[$0] ?? stops[$0] }.makeIterator()
    // Every stop that arrives has its place in the result; those that stayed fill the others in order.
    for arrival in arrivals.sorted(by: { $0.index < $1.index }) {
      while result.count < arrival.index, let stop = kept.next() { result.append(stop) }
      result.append(arrival.stop)
    }
    while let stop = kept.next() { result.append(stop) }
    return result
  }
}
