import AccessibilityTree
import Documents

/// Checks what elements say of one another, as the reader of screen files does.
struct ReferenceCheck {
  private let tree: ElementTree
  private let place: CodePlace
  private var indices: [String: Int] = [:]

  init(_ tree: ElementTree, _ place: CodePlace) {
    self.tree = tree
    self.place = place
  }

  mutating func run() throws(SourceError) {
    for index in tree.elements.indices {
      guard let id = tree[index].id else { continue }
      if id.isEmpty { throw place.error("the id of \(name(of: index)) is empty") }
      guard indices.updateValue(index, forKey: id) == nil else {
        throw place.error(
          "the id \(SafeText.quoted(id)) is given twice",
          suggestion: "an id must be unique")
      }
    }
    for index in tree.elements.indices {
      let element = tree[index]
      try check(element.labelledBy, "labelledBy", of: index)
      try check(element.linked, "linked", of: index)
      try check(element.rotors.flatMap(\.items).compactMap(\.element), "rotor", of: index)
      if let table = element.table {
        try check((table.rowHeaders + table.columnHeaders).flatMap(\.ids), "headers", of: index)
      }
      if case .listed(let ids) = element.childOrder { try checkOrder(ids, of: index) }
      for attribute in element.speech { try check(attribute, of: index) }
      if let mistake = element.factMistake {
        throw place.error("\(name(of: index)): \(mistake.message)", suggestion: mistake.suggestion)
      }
    }
    try checkLabelCircles()
  }

  private func check(_ ids: [String], _ key: String, of index: Int) throws(SourceError) {
    for id in ids where indices[id] == nil {
      throw place.error(
        "\"\(key)\" of \(name(of: index)) names \(SafeText.quoted(id)), but no element has that id",
        suggestion: Spelling.question(for: id, among: tree.elements.lazy.compactMap(\.id)))
    }
  }

  private func checkOrder(_ ids: [String], of index: Int) throws(SourceError) {
    try check(ids, "order", of: index)
    var seen: Set<String> = []
    for id in ids {
      guard let target = indices[id], target > index, target < tree.end(of: index) else {
        throw place.error(
          "\"order\" of \(name(of: index)) names \(SafeText.quoted(id)), which is not inside it",
          suggestion: "list only elements that are inside this one")
      }
      guard seen.insert(id).inserted else {
        throw place.error("\"order\" of \(name(of: index)) names \(SafeText.quoted(id)) twice")
      }
    }
  }

  private func check(_ attribute: SpeechAttribute, of index: Int) throws(SourceError) {
    let text = tree[index].text(attribute.target)
    guard attribute.range.upperBound > (text ?? "").count || attribute.range.lowerBound < 0 else {
      return
    }
    throw place.error(
      "the range \(attribute.range.lowerBound) to \(attribute.range.upperBound) exceeds the "
        + "\(attribute.target.rawValue) of \(name(of: index))")
  }

  // Each round takes away the elements whose names are settled; what is never settled goes in a circle.
  private func checkLabelCircles() throws(SourceError) {
    var waiting: [Int: Int] = [:]
    var users: [Int: [Int]] = [:]
    var settled: [Int] = []
    for index in tree.elements.indices where !tree[index].labelledBy.isEmpty {
      waiting[index] = tree[index].labelledBy.count
      for target in tree[index].labelledBy.compactMap({ indices[$0] }) {
        users[target, default: []].append(index)
      }
    }
    for target in users.keys where waiting[target] == nil { settled.append(target) }
    while let target = settled.popLast() {
      for user in users[target] ?? [] {
        waiting[user, default: 0] -= 1
        if waiting[user] == 0 { settled.append(user) }
      }
    }
    guard let first = waiting.filter({ $0.value > 0 }).keys.min() else { return }
    throw place.error(
      "\"labelledBy\" of \(name(of: first)) forms a loop",
      suggestion: "give one of these elements its own label, and remove its \"labelledBy\"")
  }

  private func name(of index: Int) -> String {
    let element = tree[index]
    let role = element.container?.rawValue ?? element.traits.names.first ?? "element"
    return "\(role) \(SafeText.quoted(element.label ?? element.id ?? ""))"
  }
}
