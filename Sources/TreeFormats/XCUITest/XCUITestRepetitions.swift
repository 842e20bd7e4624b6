internal import AccessibilityTree

extension XCUITestImport {
  /// Keeps once what stands twice in the same row, bar or scrolling view, with the same words at the
  /// same place: the one with more traits.
  mutating func dropRepetitions(_ drafts: XCUITestDrafts) {
    struct Key: Hashable {
      var home: Int32
      var label: String
      var value: String?
      var frame: Frame
    }
    let homes = homes()
    dropNamesOfSwitches(drafts, homes)
    var first: [Key: Int] = [:]
    first.reserveCapacity(marks.reduce(0) { $1.contains(.isKept) ? $0 + 1 : $0 })
    for index in dump.nodes.indices where marks[index].contains(.isKept) {
      guard let element = drafts[index], let label = element.label, let frame = element.frame else {
        continue
      }
      let key = Key(
        home: homes[index], label: label.withSingleSpaces, value: element.value?.withSingleSpaces,
        frame: frame)
      guard let other = first.updateValue(index, forKey: key), let rival = drafts[other] else {
        continue
      }
      let isBetter = element.traits.count > rival.traits.count
      if !isBetter { first[key] = other }
      let repetition = isBetter ? other : index
      marks[repetition].remove(.isKept)
      report.drop("repeated elements", subject: dump.subject(repetition))
    }
  }

  /// Drops the text of a row that names the switch in it: UIKit gives a switch without a name that of its row, and the
  /// row is one stop.
  private mutating func dropNamesOfSwitches(_ drafts: XCUITestDrafts, _ homes: [Int32]) {
    struct Name: Hashable {
      var row: Int32
      var label: String
    }
    func name(_ index: Int) -> Name? {
      guard homes[index] >= 0, dump.nodes[Int(homes[index])].type == .cell else { return nil }
      return drafts[index]?.label.map { Name(row: homes[index], label: $0) }
    }
    let kept = dump.nodes.indices.filter { marks[$0].contains(.isKept) }
    let switches = Set(kept.filter { dump.nodes[$0].type.isSwitch }.compactMap(name))
    guard !switches.isEmpty else { return }
    for index in kept where dump.nodes[index].type == .staticText {
      guard let name = name(index), switches.contains(name) else { continue }
      marks[index].remove(.isKept)
      report.drop("repeated elements", subject: dump.subject(index))
    }
  }

  /// For each node the innermost row, bar, scrolling view or the like that holds it, or -1.
  private func homes() -> [Int32] {
    var homes = [Int32](repeating: -1, count: dump.nodes.count)
    for index in dump.nodes.indices {
      guard let parent = dump.parent(of: index) else { continue }
      let type = dump.nodes[parent].type
      homes[index] = type == .cell || type.container != nil ? Int32(parent) : homes[parent]
    }
    return homes
  }
}

extension Traits {
  /// How many traits there are.
  var count: Int { rawValue.nonzeroBitCount }
}
