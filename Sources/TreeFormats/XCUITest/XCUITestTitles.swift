internal import AccessibilityTree

extension XCUITestImport {
  /// Returns the kept texts that are titles of navigation bars, in document order.
  ///
  /// A dump with traits says which part is a heading. Elsewhere it is what repeats the bar's name, a text or
  /// another view, or the only text of the bar; without texts, its only view that is no control.
  func titles() -> [Int] {
    var titles: [Int] = []
    var index = 0
    while index < dump.nodes.count {
      if dump.nodes[index].type == .navigationBar {
        if let title = title(ofBar: index) { titles.append(title) }
        index = dump.end(of: index)
      } else {
        index += 1
      }
    }
    return titles
  }

  private func title(ofBar bar: Int) -> Int? {
    let parts = (bar..<dump.end(of: bar)).filter { marks[$0].contains(.isKept) }
    if dump.saysTraits {
      let heading = parts.first { dump.string(dump.nodes[$0].traits)?.contains("Header") == true }
      if let heading { return heading }
    }
    let texts = parts.filter { dump.nodes[$0].type == .staticText }
    if let named = texts.first(where: { isNamed(like: bar, $0) })
      ?? parts.first(where: { isNamed(like: bar, $0) && !isBackButton($0) })
    {
      return named
    }
    if dump.saysTraits { return nil }
    let views = texts.isEmpty ? parts.filter { dump.nodes[$0].type == .other } : texts
    return views.count == 1 ? views.first : nil
  }

  private func isNamed(like bar: Int, _ index: Int) -> Bool {
    !dump.nodes[bar].name.isEmpty && dump.areEqual(dump.nodes[index].label, dump.nodes[bar].name)
  }

  /// Returns the kept texts that head a section of a table, whose view gives them the trait of a header.
  ///
  /// A table's views for headers and footers are alike: each is called by its one text. A header lies on the row that
  /// follows; between a footer and the next section there is a space.
  func sectionHeaders() -> [Int] {
    if dump.saysTraits { return [] }
    var headers: [Int] = []
    for table in dump.nodes.indices where dump.nodes[table].type == .table {
      var view = table + 1
      while view < dump.end(of: table) {
        let next = dump.end(of: view)
        if next < dump.end(of: table), dump.nodes[next].type == .cell, isCalledByItsText(view),
          let frame = dump.nodes[view].frame, let row = dump.nodes[next].frame,
          abs(frame.y + frame.height - row.y) <= Self.tolerance
        {
          headers += (view..<next).filter { marks[$0].contains(.isKept) }
        }
        view = next
      }
    }
    return headers
  }

  /// By how much frames differ that are rounded one by one, in points.
  private static var tolerance: Double { 1.5 }

  private func isCalledByItsText(_ view: Int) -> Bool {
    let text = view + 1
    guard dump.nodes[view].type == .other, dump.end(of: view) == text + 1,
      [.other, .staticText].contains(dump.nodes[text].type), !dump.nodes[text].label.isEmpty
    else { return false }
    let names = [dump.nodes[view].name, dump.nodes[view].label]
    return names.contains { dump.areEqual($0, dump.nodes[text].label) }
  }
}
