import Earshot

/// The rules by group, with what each finds.
struct RuleList {
  private let selection: RuleSelection
  private let reader: String

  init(_ selection: RuleSelection, reader: String) {
    self.selection = selection
    self.reader = reader
  }

  var text: String {
    let pages = selection.rules.map { $0.page.naming(reader) }
    let width = pages.map(\.id.count).max() ?? 0
    var text = ""
    for group in RuleGroup.allCases {
      let members = pages.filter { $0.group == group }
      if members.isEmpty { continue }
      text += "\(group.rawValue)\n"
      for page in members {
        let gap = String(repeating: " ", count: width - page.id.count + 2)
        let severity = page.kind.padded(to: 9)
        text += "  \(page.id)\(gap)\(severity)\(page.title)\n"
      }
    }
    return text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
