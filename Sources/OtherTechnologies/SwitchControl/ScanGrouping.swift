import AccessibilityTree

/// Groups the stops of a screen.
///
/// Apple does not document what the system groups. Assumed: parts of the system such as tab bars, rows of lists and
/// tables, groups that the app makes, and groups and landmarks with a name; then lines.
struct ScanGrouping {
  enum Member {
    case item(Int)
    case group(Int)
    case row([Int])
  }

  private let tree: ElementTree
  private let items: [Int]
  /// Whether a node is a group.
  private var isGroup: [Bool]
  /// The innermost group around a node, or -1.
  private var around: [Int]
  private var names: [Int: String] = [:]
  /// The number of items before a node of the tree.
  private var counts: [Int] = []

  /// Finds the groups.
  init(_ tree: ElementTree, items: [Int]) {
    self.tree = tree
    self.items = items
    isGroup = Array(repeating: false, count: tree.count)
    around = Array(repeating: -1, count: tree.count)
    count()
    findGroups()
  }

  private mutating func count() {
    let scanned = Set(items)
    counts = [0]
    counts.reserveCapacity(tree.count + 1)
    for node in tree.elements.indices {
      counts.append(counts[node] + (scanned.contains(node) ? 1 : 0))
    }
  }

  private func items(in node: Int) -> Int {
    node < 0 ? items.count : counts[tree.end(of: node)] - counts[node]
  }

  // A group that holds as much as the group around it would cost a press for nothing; its name may be the better.
  private mutating func findGroups() {
    for node in tree.elements.indices {
      if let parent = tree.parent(of: node) {
        around[node] = isGroup[parent] ? parent : around[parent]
      }
      let count = items(in: node)
      guard count >= 2, isCandidate(node) else { continue }
      let outer = around[node]
      if count < items(in: outer) {
        isGroup[node] = true
        names[node] = tree.scanGroupName(node)
      } else if outer >= 0, names[outer] == nil {
        names[outer] = tree.scanGroupName(node)
      }
    }
  }

  private func isCandidate(_ node: Int) -> Bool { tree.isScanGroup(node) }

  /// The groups and items as a tree, in order of first appearance.
  func scanTree() -> FlatTree<ScanNode> {
    var members: [Int: [Member]] = [:]
    var isMet = Set<Int>()
    for item in items {
      var inner = Member.item(item)
      var group = isGroup[item] ? item : around[item]
      while true {
        members[group, default: []].append(inner)
        guard group >= 0, isMet.insert(group).inserted else { break }
        inner = .group(group)
        group = around[group]
      }
    }
    var result = FlatTree<ScanNode>()
    result.begin(ScanNode(kind: .screen, name: nil, node: nil))
    // Without recursion: a tree may be deeper than the stack.
    enum Step { case visit(Member), leave }
    var steps: [Step] = rows(members[-1] ?? []).reversed().map(Step.visit)
    while let step = steps.popLast() {
      switch step {
      case .leave: result.end()
      case .visit(.item(let node)): result.add(item(node))
      case .visit(.row(let nodes)):
        result.begin(ScanNode(kind: .row, name: nil, node: nil))
        for node in nodes { result.add(item(node)) }
        result.end()
      case .visit(.group(let node)):
        result.begin(ScanNode(kind: .group, name: names[node], node: node))
        steps.append(.leave)
        steps += rows(members[node] ?? []).reversed().map(Step.visit)
      }
    }
    result.end()
    return result
  }

  private func item(_ node: Int) -> ScanNode { ScanNode(kind: .item, name: nil, node: node) }

  /// Puts consecutive items of one line in a row, unless there are no others.
  private func rows(_ members: [Member]) -> [Member] {
    var result: [Member] = []
    var line: [Int] = []
    func endLine() {
      if line.count >= 3, line.count < members.count {
        result.append(.row(line))
      } else {
        result += line.map(Member.item)
      }
      line = []
    }
    for member in members {
      guard case .item(let node) = member else {
        endLine()
        result.append(member)
        continue
      }
      if let first = line.first, !isInLine(first, node) { endLine() }
      line.append(node)
    }
    endLine()
    return result
  }

  // Android's rows have the same top and the same bottom (source code: TalkBack's Switch Access); that those
  // whose middles lie within each other are in one line as well is assumed.
  private func isInLine(_ one: Int, _ other: Int) -> Bool {
    guard let first = tree[one].frame, let second = tree[other].frame else { return false }
    func holds(_ frame: Frame, _ other: Frame) -> Bool {
      frame.y <= other.middle.y && other.middle.y <= frame.y + frame.height
    }
    return holds(first, second) && holds(second, first)
  }
}
