public import AccessibilityTree
package import Voices

extension ScreenReading {
  /// Returns the words of a phrase as the reader says it here, or `nil` when it has none.
  package func phrase(_ key: PhraseKey) -> Phrase? { book[key, form, on: screen.platform.rawValue] }

  /// What the rotor that goes through headings is called, or `nil` where the reader has no words for it.
  package var nameOfHeadingsRotor: String? { phrase(.rotorHeadings)?.pattern }

  /// The requested language of the reader's own phrases: the user's, or the screen's if the user chose none.
  public var language: String { settings.language ?? screenLanguage }

  /// The language of app texts that do not state one: the screen's.
  public var screenLanguage: String { screen.language ?? Screen.defaultLanguage }

  /// What a person should know about the languages of the reader and the screen.
  package var languageRemarks: [String] { screen.languageRemarks(phrases, settings) }

  /// Returns what a person should know of what is heard: where words are of another language, and why nothing is heard.
  package func remarks(leftOut: [String] = [], of name: String? = nil) -> [String] {
    guard let silence = Silence(self, leftOut: leftOut) else { return languageRemarks }
    let place = name.map { "\($0): " } ?? ""
    return languageRemarks + ["\(place)nothing can be reached: \(silence.reason)"]
  }

  /// Returns what the reader calls a rotor that is named in English, so that a flow that was written in
  /// English also runs in another language.
  func ownName(ofRotor name: String) -> String? {
    let english = phrases.english
    let titles = offeredRotors.lazy.compactMap(\.title)
    // Readers that call it otherwise in English have it by what it is known as, too.
    let known = "rotor\(name.filter { $0 != " " })".lowercased()
    let title =
      titles.first { english[$0, form]?.pattern.lowercased() == name.lowercased() }
      ?? titles.first { $0.rawValue.lowercased() == known }
    return title.flatMap { phrase($0)?.pattern }
  }

  /// Returns the traits of the element at a stop, as it is spoken.
  func traits(at stop: Int) -> Traits {
    let node = order.stops[stop].element
    if order.resolved.isEmpty { return screen.tree[node].traits }
    return order.resolved[node]?.traits ?? screen.tree[node].traits
  }

  /// Returns the names of the actions at a stop besides activating it.
  ///
  /// - Parameter stop: The index of a stop.
  /// - Returns: The custom actions, drag sources and drop points.
  public func actions(at stop: Int) -> [String] {
    order.stops[stop].parts.flatMap { (order.resolved[$0] ?? screen.tree[$0]).offeredActions }
  }

  /// Returns the stop whose element has an `id`.
  ///
  /// - Parameter id: The `id`.
  /// - Returns: The index of the stop, or `nil` if the cursor cannot reach such an element.
  /// - Complexity: O(n) in the number of stops.
  public func stop(of id: String) -> Int? {
    place { screen.tree[$0].id == id }?.stop
  }

  /// Returns the first part of a stop whose node is wanted, ends of containers aside.
  func place(where isWanted: (_ node: Int) -> Bool) -> Place? {
    for (index, stop) in order.stops.enumerated() where stop.side != .end {
      if isWanted(stop.element) { return place(index, 0) }
      if let other = stop.others.firstIndex(where: isWanted) { return place(index, other + 1) }
    }
    return nil
  }

  /// Returns the stop of a node.
  ///
  /// - Parameter node: A node of the screen's tree.
  /// - Returns: The index of the stop, or `nil` if the node is not a stop.
  /// - Complexity: O(n) in the number of stops.
  public func stop(ofNode node: Int) -> Int? { order.stops.firstIndex { $0.element == node } }

  /// Returns the stop under a finger; if several overlap, the one that is drawn last.
  ///
  /// - Parameter point: A point in screen points.
  /// - Returns: The index of the stop, or `nil` if there is none at the point.
  /// - Complexity: O(n) in the number of stops.
  public func stop(at point: Point) -> Int? {
    var hit: Int?
    for (index, stop) in order.stops.enumerated() where contains(point, stop.element) {
      if let best = hit, order.stops[best].element > stop.element { continue }
      hit = index
    }
    return hit
  }

  private func contains(_ point: Point, _ node: Int) -> Bool {
    let path = screen.tree[node].path
    if path.count > 2 { return Self.contains(point, path) }
    return screen.tree[node].frame?.contains(point) ?? false
  }

  // Even-odd rule: a ray to the right crosses the outline an odd number of times from inside.
  private static func contains(_ point: Point, _ path: [Point]) -> Bool {
    var isInside = false
    var last = path[path.count - 1]
    for corner in path {
      if (corner.y > point.y) != (last.y > point.y),
        point.x < (last.x - corner.x) * (point.y - corner.y) / (last.y - corner.y) + corner.x
      {
        isInside.toggle()
      }
      last = corner
    }
    return isInside
  }

  /// Returns the groups and stops that lie side by side where the cursor is.
  func level(around cursor: Cursor) -> [Cursor] {
    let container = order.stops[cursor.stop].container
    guard case .group(_, let node) = cursor else { return level(insideContainer: container) }
    let own = order.containers.firstIndex { $0.element == node }
    return level(insideContainer: own.map { order.containers[$0].parent } ?? -1)
  }

  /// Returns the groups and stops right inside a group.
  func level(inside node: Int) -> [Cursor] {
    guard let own = order.containers.firstIndex(where: { $0.element == node }) else { return [] }
    return level(insideContainer: own)
  }

  /// Returns the group that holds the cursor, or `nil` at the outermost level.
  func group(around cursor: Cursor) -> Cursor? {
    var container = order.stops[cursor.stop].container
    if case .group(_, let node) = cursor {
      guard let own = order.containers.firstIndex(where: { $0.element == node }) else { return nil }
      container = order.containers[own].parent
    }
    guard container >= 0 else { return nil }
    let info = order.containers[container]
    return .group(first: info.first, node: info.element)
  }

  private func level(insideContainer container: Int) -> [Cursor] {
    let range =
      container < 0
      ? 0..<order.stops.count
      : order.containers[container].first..<(order.containers[container].last + 1)
    var level: [Cursor] = []
    var stop = range.lowerBound
    while stop < range.upperBound {
      // The outermost container inside this one that holds the stop.
      var inner = -1
      var outer = order.stops[stop].container
      while outer >= 0, outer != container {
        inner = outer
        outer = order.containers[outer].parent
      }
      if inner >= 0 {
        level.append(.group(first: stop, node: order.containers[inner].element))
        stop = order.containers[inner].last + 1
      } else {
        level.append(.stop(stop))
        stop += 1
      }
    }
    return level
  }
}
