import Earshot

/// The rules by group, with what each finds.
struct RuleList {
  private let groups: [(group: RuleGroup, pages: [RulePage])]

  init(_ rules: [any Rule.Type], reader: String) {
    let pages = Dictionary(grouping: rules.map { $0.page.naming(reader) }, by: \.group)
    groups = RuleGroup.allCases.compactMap { group in pages[group].map { (group, $0) } }
  }

  /// The rules as a list of JSON, by group.
  var json: [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for page in groups.flatMap(\.pages) {
        json.line(1)
        json.object { json in
          json.field("rule", page.id)
          json.field("group", page.group.rawValue)
          json.field("severity", page.kind)
          json.field("title", page.title)
          json.field("why", page.why)
          json.field("repair", page.repair)
          json.field("guidelines", page.guidelines.map(\.description))
        }
      }
    }
    json.raw("\n")
    return json.bytes
  }

  var text: String {
    let width = groups.flatMap(\.pages).map(\.id.count).max() ?? 0
    var text = ""
    for (group, pages) in groups {
      text += "\(group.rawValue)\n"
      for page in pages {
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
