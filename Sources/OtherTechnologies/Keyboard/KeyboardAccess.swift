package import AccessibilityTree
package import ScreenReader

/// Where the keyboard focus goes on a screen: the groups, their members, and the elements that it never reaches.
///
/// On iPadOS, and on iOS with Full Keyboard Access, Tab moves from group to group and arrows move within a group
/// (documented: WWDC21, session 10260). It is assumed that bars, lists and segmented controls are such groups, and
/// that any other element is a group by itself. On other platforms, Tab moves to each element.
package struct KeyboardAccess: Sendable {
  /// Elements between which arrows move; Tab moves to one of them.
  package struct Group: Sendable {
    /// The element that contains them, or `nil` for a single element.
    package let holder: Int?
    /// The nodes, in the reader's order.
    package fileprivate(set) var members: [Int]
    /// The index of the member to which Tab moves: the selected one, or else the first (documented in the same
    /// session).
    package fileprivate(set) var primary = 0
  }

  package let screen: Screen
  /// The groups in Tab order.
  package private(set) var groups: [Group] = []
  /// The elements that respond but never get the focus, according to the input.
  package private(set) var unreached: [Int] = []
  /// The names by which each node is found.
  private let names: [Int: [String]]

  /// Finds the groups of a screen from the order of a reader, because the order is the same.
  package init(_ reading: ScreenReading) {
    screen = reading.screen
    let hasGroups = Self.hasGroups(screen)
    var groupOf: [Int: Int] = [:]
    var names: [Int: [String]] = [:]
    for (stop, place) in reading.order.stops.enumerated() where place.side != .end {
      let (node, element) = (place.element, reading.element(at: stop))
      let isFocusable = element.statedFacts.flag(.keyboardFocusable)
      guard isFocusable ?? element.responds, names[node] == nil else {
        if isFocusable == false, element.responds { unreached.append(node) }
        continue
      }
      names[node] = Self.names(of: element)
      let holder = hasGroups ? screen.tree.focusHolder(of: node) : nil
      if let holder, let group = groupOf[holder] {
        groups[group].members.append(node)
      } else {
        if let holder { groupOf[holder] = groups.count }
        groups.append(Group(holder: holder, members: [node]))
      }
    }
    self.names = names
    for index in groups.indices {
      groups[index].primary =
        groups[index].members.firstIndex { screen.tree[$0].traits.contains(.selected) } ?? 0
    }
    if screen.tree.nodes.contains(where: { $0.statedFacts.text(.keyboardNext) != nil }) {
      followStatedOrder()
    }
  }

  /// Returns whether a platform has Tab; a TV has only directions.
  package static func exists(on platform: Platform) -> Bool {
    switch platform {
    case .ios, .ipados, .macos, .visionos, .web, .android, .linux, .windows: true
    case .tvos, .watchos: false
    }
  }

  // A web page has links in lists, and Tab comes to each of them.
  private static func hasGroups(_ screen: Screen) -> Bool {
    (screen.platform == .ios || screen.platform == .ipados) && !screen.isPage
  }

  /// Returns the first name of a node, or `nil` if it has none.
  package func name(of node: Int) -> String? { names[node]?.first }

  /// The names of a node, all of which Find understands (documented: WWDC21, session 10120).
  func names(of node: Int) -> [String] { names[node] ?? [] }

  /// Returns the group of a node, and its index in the group.
  func place(of node: Int) -> (group: Int, member: Int)? {
    for (index, group) in groups.enumerated() {
      if let member = group.members.firstIndex(of: node) { return (index, member) }
    }
    return nil
  }

  private static func names(of element: Element) -> [String] {
    ([element.label ?? element.placeholder ?? element.value ?? ""] + element.userInputLabels)
      .filter { $0.contains { !$0.isWhitespace } }
  }

  /// Uses the order that the app states: each element leads to the next that it names, and all others follow.
  private mutating func followStatedOrder() {
    let byID = Dictionary(
      groups.indices.flatMap { group in
        groups[group].members.compactMap { screen.tree[$0].id }.map { ($0, group) }
      }, uniquingKeysWith: { first, _ in first })
    var ordered: [Int] = []
    var taken = Set<Int>()
    for start in groups.indices {
      var group = start
      while taken.insert(group).inserted {
        ordered.append(group)
        let next = groups[group].members.compactMap {
          screen.tree[$0].statedFacts.text(.keyboardNext).flatMap { byID[$0] }
        }
        guard let next = next.last else { break }
        group = next
      }
    }
    groups = ordered.map { groups[$0] }
  }
}
