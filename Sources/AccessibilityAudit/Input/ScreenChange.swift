import AccessibilityTree
import NavigationScript
import ScreenReader
import Voices

/// How the speech of a screen differs after a step, away from the cursor.
///
/// Text that only moved does not count. Elements match by `id`, or else by position. Left out are elements off the
/// screen, counters and clocks, controls that become dimmed or enabled, and the element that was acted on.
package struct ScreenChange: Sendable {
  /// One stop that differs.
  package struct Difference: Sendable {
    /// The old utterance, or `nil` if there was none.
    package let old: String?
    /// The new utterance, or `nil` if there is none.
    package let new: String?
    /// The node in the tree after the step, or `nil` if it is gone.
    package let node: Int?
    /// Whether a live region announces the change.
    package let isLive: Bool
  }

  /// The stops that differ: those changed and added in the order of the screen, then those that are gone.
  package let differences: [Difference]

  /// Compares a screen with what a step made of it.
  ///
  /// - Complexity: O(n) in the number of stops.
  init(_ before: FlowMoment, _ after: FlowMoment, asked: Int?) {
    if before.reading.screen.tree == after.reading.screen.tree {
      differences = []
      return
    }
    let shown = before.reading.screen.tree
    // A page may have changed by itself before it was asked.
    let own = asked.flatMap {
      $0 < shown.count ? Self.key($0, in: shown, ElementPaths(shown)) : nil
    }
    var old = Self.stops(before).filter { $0.key != own }
    var counts: [String: Int] = [:]
    for stop in old { counts[stop.words, default: 0] += 1 }
    let new = Self.stops(after).filter { stop in
      if stop.key == own { return false }
      guard let count = counts[stop.words], count > 0 else { return true }
      counts[stop.words] = count - 1
      return false
    }
    // Of equal words those before the change stay as many as nobody took.
    old = old.reversed().filter { stop in
      guard let count = counts[stop.words], count > 0 else { return false }
      counts[stop.words] = count - 1
      return true
    }.reversed()
    var oldByKey = Dictionary(old.map { ($0.key, $0.words) }, uniquingKeysWith: { $1 })
    let tree = after.reading.screen.tree
    var differences = new.map { stop in
      Difference(
        old: oldByKey.removeValue(forKey: stop.key), new: stop.words, node: stop.node,
        isLive: Self.isLive(stop.node, in: tree))
    }
    differences += old.filter { oldByKey[$0.key] != nil }.map { stop in
      Difference(
        old: stop.words, new: nil, node: nil,
        isLive: Self.isLive(stop.node, in: before.reading.screen.tree))
    }
    self.differences = differences
  }

  private struct Stop {
    let node: Int
    let key: String
    let words: String
  }

  private static func stops(_ moment: FlowMoment) -> [Stop] {
    let reading = moment.reading
    let paths = ElementPaths(reading.screen.tree)
    return reading.order.stops.indices.flatMap { stop -> [Stop] in
      let place = reading.order.stops[stop]
      // Of a line, each part is known by itself, and the one that was acted on is left out by whoever asks.
      if !place.others.isEmpty {
        return reading.parts(at: stop, from: stop).compactMap { part in
          Self.stop(part.element, ScreenReading.words(of: part.utterance), reading, paths)
        }
      }
      guard stop != moment.cursor?.stop else { return [] }
      return Self.stop(place.element, reading.words(at: stop), reading, paths).map { [$0] } ?? []
    }
  }

  private static func stop(
    _ node: Int, _ words: String, _ reading: ScreenReading, _ paths: ElementPaths
  ) -> Stop? {
    guard isSeen(node, on: reading.screen), !words.isEmpty else { return nil }
    return Stop(node: node, key: key(node, in: reading.screen.tree, paths), words: words)
  }

  private static func key(_ node: Int, in tree: ElementTree, _ paths: ElementPaths) -> String {
    tree[node].id.map { "#\($0)" } ?? paths.path(of: node).description
  }

  private static func isSeen(_ node: Int, on screen: Screen) -> Bool {
    if screen.tree[node].traits.contains(.updatesFrequently) { return false }
    guard let size = screen.size, let frame = screen.tree[node].frame else { return true }
    return frame.intersects(Frame(x: 0, y: 0, width: size.width, height: size.height))
  }

  private static func isLive(_ node: Int, in tree: ElementTree) -> Bool {
    tree.liveRegion(around: node).map { $0 != .off } ?? false
  }
}

extension ScreenReading {
  /// Returns what a stop says of itself: no containers, places and hints, and not that it is dimmed.
  func words(at stop: Int) -> String { Self.words(of: utterance(at: stop, from: stop)) }

  /// Returns what an utterance says of its element, as ``words(at:)``.
  static func words(of utterance: Utterance) -> String {
    let kinds: Set<Fragment.Kind> = [.selected, .label, .value, .content, .state, .role]
    return utterance.fragments
      .filter { !$0.isNote && kinds.contains($0.kind) && $0.phrase != .dimmed }.map(\.text).joined(
        separator: ", ")
  }
}
