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
}
