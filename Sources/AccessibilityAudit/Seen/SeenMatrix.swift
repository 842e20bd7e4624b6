package import AccessibilityTree
package import Documents

/// The visible properties of a screen, and the findings of an audit, that differ between settings of the device.
package struct SeenMatrix: Sendable {
  /// A screen under one setting.
  package struct Column: Sendable {
    let name: String
    let seen: SeenScreen
    let findings: [Row.Key: String]
    let names: [Int: (element: String?, path: String, name: String)]
    let order: [Row.Key]

    /// Creates a column.
    package init(
      _ name: String, _ screen: AuditedScreen, _ result: AuditResult, under settings: DeviceSettings
    ) {
      self.name = name
      seen = SeenScreen(screen, under: settings)
      var names: [Int: (element: String?, path: String, name: String)] = [:]
      for node in 0..<screen.tree.count {
        guard let number = screen.tree[node].documentNode, names[number] == nil else { continue }
        names[number] = (
          screen.tree[node].id, "\(screen.origins.path(of: node))", screen.name(node)
        )
      }
      self.names = names
      var findings: [Row.Key: String] = [:]
      var order: [Row.Key] = []
      for finding in result.findings {
        let node = finding.place.flatMap { $0.node < 0 ? nil : $0.node }
        let number = node.flatMap { screen.tree[$0].documentNode } ?? -1
        let key = Row.Key(node: number, title: "finding \(finding.rule)", isFinding: true)
        if findings[key] == nil { order.append(key) }
        findings[key] = finding.needsReview ? "review" : finding.severity.rawValue
      }
      self.findings = findings
      self.order = order
    }
  }

  /// A property or a finding that is not the same under every setting.
  package struct Row: Sendable {
    struct Key: Hashable {
      let node: Int
      let title: String
      let isFinding: Bool
    }

    /// The element's `id`, or `nil`.
    package let element: String?
    /// The path of the element in the tree; empty for the whole screen.
    package let path: String
    /// The name of the element for people.
    package let name: String
    /// The visible property, or the finding.
    package let property: String
    /// Whether it is a finding of the audit.
    package let isFinding: Bool
    /// The value under each setting, or `nil` if there is none.
    package let cells: [String?]
  }

  /// The names of the settings.
  package let settings: [String]
  /// The differences: visible properties in the order of the elements, then findings.
  package private(set) var rows: [Row] = []

  /// Compares the columns.
  package init(_ columns: [Column]) {
    settings = columns.map(\.name)
    let keys = Set(columns.flatMap(\.seen.values.keys))
    let properties = SeenScreen.Property.allCases
    func rank(_ key: SeenScreen.Key) -> Int {
      key.node * properties.count + (properties.firstIndex(of: key.property) ?? 0)
    }
    for key in keys.sorted(by: { rank($0) < rank($1) }) {
      let cells = columns.map { $0.seen.values[key] }
      add(Row.Key(node: key.node, title: key.property.title, isFinding: false), cells, columns)
    }
    var known: Set<Row.Key> = []
    for key in columns.flatMap(\.order) where known.insert(key).inserted {
      add(key, columns.map { $0.findings[key] }, columns)
    }
  }

  private mutating func add(_ key: Row.Key, _ cells: [String?], _ columns: [Column]) {
    guard Set(cells).count > 1 else { return }
    let place = columns.lazy.compactMap { $0.names[key.node] }.first
    rows.append(
      Row(
        element: place?.element, path: place?.path ?? "", name: place?.name ?? "the screen",
        property: key.title, isFinding: key.isFinding, cells: cells))
  }

  /// The number of differences, in one line.
  package var summary: String {
    if rows.isEmpty { return "nothing looks different, as far as the input states" }
    let findings = rows.count(where: \.isFinding)
    return "\(rows.count - findings) of the visible properties and \(findings) "
      + "\(findings == 1 ? "finding differs" : "findings differ")"
  }

  /// The table of the differences: a header row, then a row for each.
  package var table: [[String]] {
    [["element", "seen"] + settings]
      + rows.map { [$0.element ?? $0.name, $0.property] + $0.cells.map { $0 ?? "–" } }
  }

  /// The same table, or nothing if there are no differences.
  package var markdown: [[String]] { rows.isEmpty ? [] : table }

  /// Writes the differences to a JSON result, as keys on separate lines.
  package func write(to json: inout JSONWriter) {
    for (name, isFinding) in [("seen", false), ("findings", true)] {
      json.line(1)
      json.array(name) { json in
        for row in rows where row.isFinding == isFinding {
          json.line(2)
          json.object { json in
            json.field("element", row.element)
            json.field("path", row.path)
            json.field(
              isFinding ? "rule" : "property",
              isFinding ? String(row.property.dropFirst("finding ".count)) : row.property)
            json.array("cells") { json in
              for cell in row.cells { json.value(cell) }
            }
          }
        }
      }
    }
  }
}
