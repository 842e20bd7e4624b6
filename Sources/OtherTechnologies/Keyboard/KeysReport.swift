import AccessibilityTree
package import Documents

/// Where the keyboard focus goes, as text and JSON.
///
///     Tab → Rate
///     Tab → Orders    (Tabs: 2 elements, arrows)
///       ↓ → Profile
package struct KeysReport: Sendable {
  private let keyboard: KeyboardAccess
  private let goal: Int?

  /// Creates a report of the whole screen, or of the ways to an element.
  package init(_ keyboard: KeyboardAccess, goal: Int? = nil) {
    self.keyboard = keyboard
    self.goal = goal
  }

  package var text: [UInt8] {
    let lines = goal.map(linesOfWays) ?? linesOfGroups
    return lines.flatMap { Array("\($0)\n".utf8) }
  }

  private func linesOfWays(to goal: Int) -> [String] {
    let ways = keyboard.ways(to: goal)
    return ways.map { way in
      let presses = way.count == 1 ? "1 press" : "\(way.count) presses"
      return "\(SafeText.line(way.text))    \(presses), \(ScanReport.tenths(way.seconds)) s"
    }
  }

  private var linesOfGroups: [String] {
    var lines: [String] = []
    for group in keyboard.groups {
      for (index, node) in group.members.enumerated() {
        let isPrimary = index == group.primary
        var line = isPrimary ? "Tab → " : index < group.primary ? "  ↑ → " : "  ↓ → "
        line += name(of: node)
        if isPrimary, group.members.count > 1 {
          let holder = group.holder.flatMap { keyboard.screen.tree[$0].label }.map(SafeText.line)
          let count = "\(group.members.count) elements, arrows"
          line += "    (\(holder.map { "\($0): \(count)" } ?? count))"
        }
        lines.append(line)
      }
    }
    lines += keyboard.unreached.map { "never → \(name(of: $0))" }
    return lines
  }

  private func name(of node: Int) -> String {
    if let name = keyboard.name(of: node) { return SafeText.line(name) }
    let element = keyboard.screen.tree[node]
    let name = element.label ?? element.placeholder ?? element.id.map { "#\($0)" }
    return name.map(SafeText.line) ?? "(no name)"
  }

  /// Writes the groups, or the ways, as a value of a JSON text.
  package func write(to json: inout JSONWriter, input: String? = nil) {
    let paths = ElementPaths(keyboard.screen.tree)
    json.result("earshot-keys") { json in
      json.field("screen", keyboard.screen.title)
      json.field("technology", "keyboard")
      if let input { json.field("input", input) }
      json.line(1)
      if let goal {
        json.array("ways") { json in
          for way in keyboard.ways(to: goal) {
            json.line(2)
            json.object { json in
              json.field("keys", way.presses.flatMap { Array(repeating: $0.key, count: $0.count) })
              json.field("presses", Double(way.count))
              json.field("seconds", (way.seconds * 100).rounded() / 100)
            }
          }
        }
        return
      }
      json.array("groups") { json in
        for group in keyboard.groups { write(group, paths, to: &json) }
      }
      json.line(1)
      json.array("unreached") { json in
        for node in keyboard.unreached {
          json.line(2)
          write(node, paths, to: &json)
        }
      }
    }
  }

  private func write(
    _ group: KeyboardAccess.Group, _ paths: ElementPaths, to json: inout JSONWriter
  ) {
    json.line(2)
    json.object { json in
      json.field("name", group.holder.flatMap { keyboard.screen.tree[$0].label })
      json.field("primary", Double(group.primary))
      json.array("elements") { json in
        for node in group.members {
          json.line(3)
          write(node, paths, to: &json)
        }
      }
    }
  }

  private func write(_ node: Int, _ paths: ElementPaths, to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name(of: node))
      json.field("element", keyboard.screen.tree[node].id)
      json.field("path", paths.path(of: node).description)
    }
  }
}
