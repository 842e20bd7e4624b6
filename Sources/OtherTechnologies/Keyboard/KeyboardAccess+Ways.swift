import AccessibilityTree

extension KeyboardAccess {
  /// Seconds of the keystroke-level model (Card, Moran and Newell, 1980): a key of an average typist, and the thought
  /// before it.
  private static let (key, thought) = (0.28, 1.35)

  /// Returns the cost of activating an element with the fewest presses.
  package func outcome(ofNode node: Int) -> TaskOutcome {
    guard let way = ways(to: node).first else {
      return .notApplicable(
        unreached.contains(node) ? "the focus cannot reach it" : "it does not respond to the user")
    }
    return .cost(TaskCost(steps: way.count, unit: .key, seconds: way.seconds))
  }

  /// Returns the ways to an element from the start of the screen: by Tab, by Find and by its shortcut.
  ///
  /// The way with the fewest presses comes first.
  package func ways(to node: Int) -> [KeyboardWay] {
    guard let place = place(of: node) else { return [] }
    var ways = [wayByTab(to: place), wayByShortcut(to: node), wayByFind(node)].compactMap(\.self)
    // Equal ones stay in this order.
    ways.sort { ($0.count, $0.seconds) < ($1.count, $1.seconds) }
    return ways
  }

  private func wayByTab(to place: (group: Int, member: Int)) -> KeyboardWay {
    // Tab wraps (documented: WWDC21, session 10260), so that the last group is one press backward.
    let (forward, backward) = (place.group + 1, groups.count - place.group)
    let step = place.member - groups[place.group].primary
    let presses = [
      KeyboardWay.Press(
        key: forward <= backward ? "Tab" : "⇧Tab", count: min(forward, backward)),
      .init(key: step > 0 ? "↓" : "↑", count: abs(step)), .init(key: "Space", count: 1),
    ]
    return Self.way(presses)
  }

  private func wayByShortcut(to node: Int) -> KeyboardWay? {
    guard let shortcut = screen.tree[node].statedFacts.shortcut else { return nil }
    return KeyboardWay(
      [.init(key: shortcut, count: 1)], seconds: Self.thought + 2 * Self.key)
  }

  /// Tab-F, letters until the element is the first match in focus order, and the space bar.
  ///
  /// It is assumed that the letters are compared with the beginning of a name.
  private func wayByFind(_ node: Int) -> KeyboardWay? {
    guard Self.hasFind(screen) else { return nil }
    let all = groups.flatMap(\.members)
    var best: String?
    for name in names(of: node).map({ $0.lowercased() }) {
      for length in 1...max(1, min(name.count, Self.mostLetters)) {
        let typed = name.prefix(length)
        let first = all.first { names(of: $0).contains { $0.lowercased().hasPrefix(typed) } }
        guard first == node else { continue }
        if length < best?.count ?? .max { best = String(typed) }
        break
      }
    }
    guard let best else { return nil }
    let seconds = Self.thought + Double(3 + best.count) * Self.key
    return KeyboardWay(
      [
        .init(key: "Tab-F", count: 1), .init(key: "“\(best)”", count: best.count),
        .init(key: "Space", count: 1),
      ], seconds: seconds)
  }

  private static let mostLetters = 12

  private static func hasFind(_ screen: Screen) -> Bool {
    (screen.platform == .ios || screen.platform == .ipados) && !screen.isPage
  }

  private static func way(_ presses: [KeyboardWay.Press]) -> KeyboardWay {
    let count = presses.reduce(0) { $0 + $1.count }
    return KeyboardWay(presses, seconds: thought + Double(count) * key)
  }
}
