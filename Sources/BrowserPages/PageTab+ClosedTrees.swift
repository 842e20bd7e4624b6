internal import Documents

/// Closed shadow trees, which no script finds by itself.
extension PageTab {
  /// The most nodes by which closed trees are handed over in one step.
  private static let mostNodes = 500

  /// Hands closed shadow trees to the script that watches the page.
  ///
  /// A tree is watched from the end of the step on in which it has come.
  mutating func openClosedTrees(of snapshot: ArraySlice<UInt8>, before deadline: Deadline) throws {
    // Few pages have any, and a snapshot of megabytes is not parsed in vain.
    guard Self.mayHoldClosedTrees(snapshot) else { return }
    let root = try Document(json: SourceText(bytes: Array(snapshot), path: "snapshot")).root
    let nodes = Self.firstNodes(of: root).filter { !openedNodes.contains($0) }
    for node in nodes.prefix(Self.mostNodes) {
      openedNodes.insert(node)
      guard let place = try place(of: node, before: deadline) else { continue }
      try call(PageObserver.open, on: place.object, before: deadline)
    }
  }

  private static func mayHoldClosedTrees(_ snapshot: ArraySlice<UInt8>) -> Bool {
    let word = Array("\"closed\"".utf8)
    var rest = snapshot
    while let start = rest.firstIndex(of: word[0]) {
      if rest[start...].starts(with: word) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  /// Returns the numbers of nodes in closed trees of which none stands before under the same node: the first of each
  /// tree is among them.
  private static func firstNodes(of snapshot: DocumentNode) -> [Int] {
    let strings = snapshot["strings"]?.items ?? []
    func index(_ node: DocumentNode) -> Int? { node.looseNumber.flatMap { Int(exactly: $0) } }
    var found: [Int] = []
    for document in snapshot["documents"]?.items ?? [] {
      let nodes = document["nodes"]
      let parents = nodes?["parentIndex"]?.items ?? []
      let numbers = nodes?["backendNodeId"]?.items ?? []
      let kinds = nodes?["shadowRootType"]
      var holders: Set<Int> = []
      for (place, kind) in zip(kinds?["index"]?.items ?? [], kinds?["value"]?.items ?? []) {
        guard let place = index(place), parents.indices.contains(place),
          numbers.indices.contains(place), let number = index(numbers[place]),
          let kind = index(kind), strings.indices.contains(kind), strings[kind].text == "closed",
          holders.insert(index(parents[place]) ?? -1).inserted
        else { continue }
        found.append(number)
      }
    }
    return found
  }
}
