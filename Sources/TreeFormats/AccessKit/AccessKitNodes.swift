internal import AccessibilityTree
internal import Documents

/// The nodes of an update as a tree, flat and each before what it holds.
struct AccessKitNodes {
  /// The nodes in the order in which their parents list them.
  private(set) var tree = FlatTree<AccessKitElement>()
  /// The node that has the keyboard, or `nil`.
  private(set) var focus: Int?
  /// The app that the tree belongs to, which versions before 0.17 write.
  private(set) var app: String?
  /// Where each node of the update stands in the tree.
  private(set) var indices: [String: Int] = [:]

  /// Reads an update.
  init(_ root: DocumentNode, report: inout ImportReport) throws(SourceError) {
    guard let list = root["nodes"] else { throw root.error("the update has no \"nodes\"") }
    var listed: [AccessKitElement] = []
    var byID: [String: Int] = [:]
    for pair in try list.list(for: "nodes") {
      let parts = pair.items
      guard parts.count == 2, parts[0].kind == .number || parts[0].kind == .string else {
        throw pair.error("a node is a pair of its number and a mapping, not \(pair.described)")
      }
      // The last one of equal numbers replaces the others, as in AccessKit.
      if let known = byID[parts[0].text] {
        report.drop("repeated nodes")
        listed[known] = try AccessKitElement(parts[1])
      } else {
        byID[parts[0].text] = listed.count
        listed.append(try AccessKitElement(parts[1]))
      }
    }
    guard !listed.isEmpty else { throw list.error("the update is empty: it has no nodes") }
    app = root["tree"]?["appName"].flatMap { $0.isNull ? nil : $0.text.nonblank }
    let roots = Self.roots(of: listed, byID, root["tree"]?["root"]?.text, report: &report)
    arrange(listed, byID, roots, report: &report)
    if let id = root["focus"]?.text { focus = indices[id] }
  }

  /// The outermost nodes: the tree's root, or in an update without it those that no other one holds.
  private static func roots(
    of nodes: [AccessKitElement], _ byID: [String: Int], _ root: String?,
    report: inout ImportReport
  ) -> [Int] {
    if let root, let index = byID[root] { return [index] }
    report.infer("roots of an update without its tree")
    var isHeld = [Bool](repeating: false, count: nodes.count)
    for node in nodes {
      for child in node.children { if let index = byID[child] { isHeld[index] = true } }
    }
    let free = nodes.indices.filter { !isHeld[$0] }
    return free.isEmpty ? [0] : free
  }

  private mutating func arrange(
    _ listed: [AccessKitElement], _ byID: [String: Int], _ roots: [Int],
    report: inout ImportReport
  ) {
    var isTaken = [Bool](repeating: false, count: listed.count)
    var places = [Int](repeating: -1, count: listed.count)
    var levels = [roots[...]]
    while let last = levels.indices.last {
      guard let index = levels[last].popFirst() else {
        levels.removeLast()
        tree.end()
        continue
      }
      if isTaken[index] {
        report.drop("nodes with several parents")
        continue
      }
      isTaken[index] = true
      places[index] = tree.count
      let children = listed[index].children.compactMap { id -> Int? in
        if byID[id] == nil { report.drop("children missing from the update") }
        return byID[id]
      }
      tree.begin(listed[index])
      levels.append(children[...])
    }
    for _ in 0..<(listed.count - tree.count) { report.drop("nodes without a parent") }
    for (id, index) in byID where places[index] >= 0 { indices[id] = places[index] }
  }
}
