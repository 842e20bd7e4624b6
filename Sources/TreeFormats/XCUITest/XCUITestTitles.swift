internal import AccessibilityTree

extension XCUITestImport {
  /// Returns the kept texts that are titles of navigation bars, in document order.
  ///
  /// A dump with traits says which text is a heading. In one without, it is the text that repeats the
  /// bar's name, or the only text of the bar.
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
    let texts = (bar..<dump.end(of: bar)).filter {
      marks[$0].contains(.isKept) && dump.nodes[$0].type == .staticText
    }
    if dump.saysTraits {
      return texts.first { dump.string(dump.nodes[$0].traits)?.contains("Header") == true }
    }
    let named = texts.first { dump.areEqual(dump.nodes[$0].label, dump.nodes[bar].name) }
    return named ?? (texts.count == 1 ? texts.first : nil)
  }
}
