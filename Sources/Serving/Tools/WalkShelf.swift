import Questions
import Synchronization
import SystemCalls
import Walk

/// The walks that are under way, each known by a handle that nobody can guess.
final class WalkShelf: Sendable {
  /// The argument of tools that go on with a walk.
  static let parameter = Parameter(
    "walk", .text, "Handle of the walk (default: the most recently used walk).")
  /// How many there are at the most: the one that has rested longest goes for a new one.
  static let most = 64
  /// How many pages are open at the most, each in a browser.
  static let mostPages = 4
  /// After how many minutes of rest a walk is over.
  static let minutes = 30

  /// A walk.
  final class Entry: Sendable {
    /// The walk, which one call uses at a time.
    let walk: Mutex<LineWalk>
    /// Whether it is one on a live page.
    let isPage: Bool
    /// The folders whose files it may use.
    let roots: MCPRoots

    init(_ walk: LineWalk, isPage: Bool, in roots: MCPRoots) {
      self.walk = Mutex(walk)
      self.isPage = isPage
      self.roots = roots
    }
  }

  private struct Place {
    var entry: Entry
    var used: ContinuousClock.Instant
  }

  private let places = Mutex<[String: Place]>([:])

  /// Keeps a walk.
  func keep(_ entry: Entry) -> String {
    let handle = (0..<2).map { _ in String(UInt64.random(in: 0 ... .max), radix: 36) }.joined()
    places.withLock { places in
      Self.clear(&places)
      if entry.isPage, places.values.count(where: { $0.entry.isPage }) >= Self.mostPages {
        Self.dropOldest(&places) { $0.entry.isPage }
      }
      if places.count >= Self.most { Self.dropOldest(&places) { _ in true } }
      places[handle] = Place(entry: entry, used: .now)
    }
    return handle
  }

  /// Returns the walk of a handle, or `nil` where there is none any more.
  func walk(_ handle: String) -> Entry? {
    places.withLock { places in
      Self.clear(&places)
      places[handle]?.used = .now
      return places[handle]?.entry
    }
  }

  /// The handle of the walk that was used last, or `nil` where there is none.
  var latest: String? {
    places.withLock { places in
      Self.clear(&places)
      return places.max { $0.value.used < $1.value.used }?.key
    }
  }

  /// Ends a walk.
  func end(_ handle: String) { places.withLock { _ = $0.removeValue(forKey: handle) } }

  /// Ends all of them.
  func endAll() { places.withLock { $0 = [:] } }

  private static func clear(_ places: inout [String: Place]) {
    let oldest = ContinuousClock.now - .seconds(60 * minutes)
    for (handle, place) in places where place.used < oldest { places[handle] = nil }
  }

  private static func dropOldest(_ places: inout [String: Place], _ isMeant: (Place) -> Bool) {
    let oldest = places.filter { isMeant($0.value) }.min { $0.value.used < $1.value.used }
    if let oldest { places[oldest.key] = nil }
  }
}
