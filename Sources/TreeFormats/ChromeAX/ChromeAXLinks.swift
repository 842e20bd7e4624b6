internal import AccessibilityTree
internal import Documents

/// Puts the nodes of a list, which name one another, into the order of the page.
struct ChromeAXLinks {
  var elements: [ChromeAXElement]
  private(set) var children: [[Int32]]
  private(set) var parents: [Int?]
  private(set) var isRepeated: [Bool]
  /// Which elements hold words or controls; kept only where there are drawings.
  private var holdsContent: [Bool]

  // How many nodes without a place a style adds around a text.
  private static let levelsOfStyle = 4

  /// Splits a list in which the trees of several frames follow one another.
  ///
  /// Frames of different processes use the same names.
  static func frames(_ elements: [ChromeAXElement]) -> [ArraySlice<ChromeAXElement>] {
    let ids = elements.compactMap(\.nodeID)
    let roots = elements.indices.filter {
      elements[$0].node.role.isDocument && elements[$0].parentID == nil
    }
    guard roots.count > 1, Set(ids).count < ids.count else { return [elements[...]] }
    let starts = [0] + roots.dropFirst()
    return zip(starts, starts.dropFirst() + [elements.count]).map { elements[$0..<$1] }
  }

  /// Finds out who holds whom.
  ///
  /// A node that no list of children names belongs to the parent that it names itself. Of nodes with one
  /// name the first stays.
  init(_ elements: [ChromeAXElement], report: inout ImportReport) {
    self.elements = elements
    children = Array(repeating: [], count: elements.count)
    parents = Array(repeating: nil, count: elements.count)
    isRepeated = Array(repeating: false, count: elements.count)
    holdsContent = isRepeated
    var places: [String: Int] = [:]
    places.reserveCapacity(elements.count)
    for index in elements.indices {
      guard let id = elements[index].nodeID else { continue }
      if places[id] == nil {
        places[id] = index
      } else {
        isRepeated[index] = true
        report.drop("repeated nodes")
      }
    }
    for index in elements.indices where !isRepeated[index] {
      for id in elements[index].childIDs {
        guard let child = places[id], child != index, parents[child] == nil else {
          report.drop("links between nodes that lead nowhere")
          continue
        }
        parents[child] = index
        children[index].append(Int32(child))
      }
    }
    for index in elements.indices where parents[index] == nil && !isRepeated[index] {
      guard let parent = elements[index].parentID.flatMap({ places[$0] }), parent != index else {
        continue
      }
      parents[index] = parent
      children[parent].append(Int32(index))
    }
    if elements.contains(where: { $0.role == "SvgRoot" }) { findContent() }
  }

  private mutating func findContent() {
    for element in elements.indices {
      let node = elements[element].node
      guard node.name?.nonblank != nil || node.states.isFocusable == true else { continue }
      var holder = parents[element]
      while let place = holder, !holdsContent[place] {
        holdsContent[place] = true
        holder = parents[place]
      }
    }
  }

  /// Adds all nodes to a page: each frame's root with all below it, and then what hangs together in a
  /// circle, from its first node on.
  func add(to tree: inout ARIATree, report: inout ImportReport) {
    var isAdded = isRepeated
    for root in elements.indices where parents[root] == nil && !isAdded[root] {
      add(root, to: &tree, &isAdded)
    }
    for start in elements.indices where !isAdded[start] {
      report.drop("circular links between nodes")
      add(start, to: &tree, &isAdded)
    }
  }

  /// Adds a drawing whose parts readers go through one by one, before them; without a name it is nothing by itself
  /// (heard from Orca 43.1: "Named image SvgLink2 link.", "Just text.").
  private func addDrawing(_ index: Int, to tree: inout ARIATree) {
    let node = elements[index].node
    guard node.name?.nonblank != nil || node.states.isFocusable == true else { return }
    tree.begin(node)
    tree.end()
  }

  private func add(_ root: Int, to tree: inout ARIATree, _ isAdded: inout [Bool]) {
    var levels: [ArraySlice<Int32>] = [[Int32(root)]]
    while let last = levels.indices.last {
      guard let next = levels[last].popFirst() else {
        levels.removeLast()
        if last > 0 { tree.end() }
        continue
      }
      let index = Int(next)
      if isAdded[index] { continue }
      isAdded[index] = true
      if elements[index].role == "SvgRoot", holdsContent[index] {
        addDrawing(index, to: &tree)
        levels[last].insert(contentsOf: children[index], at: levels[last].startIndex)
        continue
      }
      var node = elements[index].node
      // A text that a style adds is in no snapshot: it stands where its element does.
      if node.frame == nil, case .text = node.role {
        var holder = parents[index]
        for _ in 0..<Self.levelsOfStyle {
          guard let place = holder, elements[place].node.frame == nil else { break }
          holder = parents[place]
        }
        node.frame = holder.flatMap { elements[$0].node.frame }
      }
      tree.begin(node)
      levels.append(children[index][...])
    }
  }
}
