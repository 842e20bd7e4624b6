import AccessibilityTree
import Documents

/// The names by which elements of a screen file refer to one another, checked once all are known.
struct NativeReferences {
  private struct Note {
    var key: NativeElementKey
    var node: DocumentNode
    var element: Int
  }

  private var notes: [Note] = []
  private var idNodes: [(id: String, node: DocumentNode, element: Int)] = []
  private var rotorNotes: [(node: DocumentNode, element: Int)] = []
  /// What effects of behaviours name, or `nil` where nobody asks.
  private var effects: NativeEffectTargets?
  /// The texts of all that could not be read: what is named may stand there.
  private var lost: Set<String> = []

  /// Creates references without any.
  init(checksEffects: Bool) { effects = checksEffects ? NativeEffectTargets() : nil }

  /// Remembers that a part of the file could not be read.
  mutating func lose(_ node: DocumentNode) { lost.formUnion(node.allTexts) }

  /// Remembers where an element is named and names others.
  mutating func note(_ reader: NativeElementReader, at index: Int) {
    if let node = reader.idNode, let id = reader.element.id { idNodes.append((id, node, index)) }
    for (key, node) in reader.references {
      notes.append(Note(key: key, node: node, element: index))
    }
    if let node = reader.rotorsNode { rotorNotes.append((node, index)) }
    if let node = reader.behavioursNode { effects?.note(node) }
    for node in reader.unread { lose(node) }
  }

  /// Checks every reference and settles which items of rotors are elements.
  func resolve(in tree: inout ElementTree) throws(SourceError) {
    var mistakes = SourceMistakes()
    var indices: [String: Int] = [:]
    indices.reserveCapacity(idNodes.count)
    for (id, node, index) in idNodes {
      if indices.updateValue(index, forKey: id) == nil || mistakes.isFull { continue }
      mistakes.add(
        node.error(
          "the id \(SafeText.quoted(id)) is given twice",
          suggestion: "an id must be unique"))
    }
    for note in notes {
      mistakes.attempt { () throws(SourceError) in try check(note, indices, tree) }
    }
    for note in rotorNotes {
      mistakes.attempt { () throws(SourceError) in
        try settleRotors(of: note.element, note.node, indices, &tree)
      }
    }
    mistakes.attempt { () throws(SourceError) in try checkEffects(indices) }
    mistakes.attempt { () throws(SourceError) in try checkLabelCircles(indices, tree) }
    try mistakes.check()
  }

  private func checkEffects(_ indices: [String: Int]) throws(SourceError) {
    guard let effects else { return }
    var mistakes = SourceMistakes()
    for (key, node) in effects.named {
      mistakes.attempt { () throws(SourceError) in
        try Self.forEachID(node) { (node) throws(SourceError) in
          if effects.inserted.contains(node.text) { return }
          _ = try index(of: node, key, indices)
        }
      }
    }
    try mistakes.check()
  }

  /// Returns what to say of names that are not heard: an element that names others in `labelledBy` and has a
  /// label of its own is called by its label alone.
  func remark(on tree: ElementTree) -> String? {
    let unheard = notes.filter { $0.key == .labelledBy && tree[$0.element].label != nil }
    guard let first = unheard.first else { return nil }
    let label = SafeText.quoted(tree[first.element].label ?? "")
    let others = unheard.count > 1 ? " (and \(unheard.count - 1) more)" : ""
    return "line \(first.node.line): \"labelledBy\" has no effect, because the element has the "
      + "label \(label)\(others); remove one of the two"
  }

  // A bare text is the element of that `id`, if there is one.
  private func settleRotors(
    of element: Int, _ node: DocumentNode, _ indices: [String: Int], _ tree: inout ElementTree
  ) throws(SourceError) {
    for (rotor, node) in node.items.enumerated() {
      for (item, node) in (node["items"]?.items ?? []).enumerated() {
        if let name = node["element"], !name.isBlank {
          _ = try index(of: name, "rotors", indices)
        } else if node.kind != .mapping, indices[node.text] != nil {
          tree[element].rotors[rotor].items[item] = .init(element: node.text)
        }
      }
    }
  }

  /// Returns the element of an `id`, or `nil` where it may be one that could not be read.
  private func index(
    of node: DocumentNode, _ key: String, _ indices: [String: Int]
  ) throws(SourceError) -> Int? {
    guard let index = indices[node.text] else {
      if lost.contains(node.text) { return nil }
      throw node.error(
        "\"\(key)\" names \(SafeText.quoted(node.text)), but no element has that id",
        suggestion: Spelling.question(for: node.text, among: idNodes.lazy.map(\.id)))
    }
    return index
  }

  private func check(
    _ note: Note, _ indices: [String: Int], _ tree: ElementTree
  ) throws(SourceError) {
    var seen: Set<String> = []
    try Self.forEachID(note.node) { (node) throws(SourceError) in
      let index = try index(of: node, note.key.rawValue, indices)
      guard note.key == .order, let index else { return }
      guard index > note.element, index < tree.end(of: note.element) else {
        throw node.error(
          "\"order\" names \(SafeText.quoted(node.text)), which is not inside this element",
          suggestion: "list only elements that are inside this one")
      }
      guard seen.insert(node.text).inserted else {
        throw node.error("\"order\" names \(SafeText.quoted(node.text)) twice")
      }
    }
  }

  private static func forEachID(
    _ node: DocumentNode, _ body: (DocumentNode) throws(SourceError) -> Void
  ) throws(SourceError) {
    switch node.kind {
    case .sequence:
      _ = try DocumentNode.readEach(node.items) { (item) throws(SourceError) in try body(item) }
    case .mapping:
      for key in ["rowHeaders", "columnHeaders"] {
        guard let headers = node[key], headers.kind == .mapping else { continue }
        try headers.forEachPair { (_, ids) throws(SourceError) in try forEachID(ids, body) }
      }
    default: try body(node)
    }
  }

  private func checkLabelCircles(
    _ indices: [String: Int], _ tree: ElementTree
  ) throws(SourceError) {
    var settled: Set<Int> = []
    for note in notes where note.key == .labelledBy {
      // Depth first, with the way from the start at hand: meeting it again closes a circle.
      var way: [(element: Int, next: Int)] = [(note.element, 0)]
      var onWay: Set<Int> = [note.element]
      while let (element, next) = way.last {
        let ids = tree[element].labelledBy
        guard next < ids.count else {
          way.removeLast()
          onWay.remove(element)
          settled.insert(element)
          continue
        }
        way[way.count - 1].next += 1
        guard let target = indices[ids[next]], !settled.contains(target) else { continue }
        guard onWay.insert(target).inserted else {
          throw note.node.error(
            "\"labelledBy\" refers back to its own element through \(SafeText.quoted(ids[next]))",
            suggestion: "give one of these elements its own label, and remove its \"labelledBy\"")
        }
        way.append((target, 0))
      }
    }
  }
}
