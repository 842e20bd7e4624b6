import AccessibilityTree
package import Documents

/// How Switch Control scans a screen, as text and JSON.
///
///     0:00.0  [Tab bar]
///     0:00.7    Orders
///     0:01.7    Profile
///     0:02.7    (leaves the group)
///     0:01.0  Rate
package struct ScanReport: Sendable {
  private let control: SwitchControl
  private let goal: Int?
  private let highlights: [SwitchControl.Highlight]
  private let selected: Set<Int>

  /// Creates a report of the whole screen, or of the way to an item.
  package init(_ control: SwitchControl, goal: Int? = nil) {
    self.control = control
    self.goal = goal
    highlights = goal.map(control.highlights(to:)) ?? control.highlights
    selected = Set(goal.map { control.path(to: $0).map(\.node) } ?? [])
  }

  package var text: [UInt8] {
    var lines = highlights.map { highlight in
      let indent = String(repeating: "  ", count: min(highlight.level, Self.deepest))
      let mark = highlight.node.map(selected.contains) == true ? "  ▸ \(select)" : ""
      return "\(Self.clock(highlight.seconds))  \(indent)\(name(of: highlight))\(mark)"
    }
    if let goal {
      let cost = control.cost(of: goal)
      switch control.settings.tap {
      case .default:
        let menu = control.menu(of: goal).map(SafeText.line).joined(separator: ", ")
        lines.append("menu: \(menu)  ▸ \(select) Tap")
      case .auto: lines.append("taps by itself after \(SwitchSettings.autoTapDelay) s")
      case .always: lines.append("taps immediately")
      }
      lines.append("\(cost.text), \(Self.tenths(cost.seconds)) s")
    }
    return lines.flatMap { Array("\($0)\n".utf8) }
  }

  private static let deepest = 40

  private var select: String { control.settings.style == .step ? "wait" : "press" }

  private func name(of highlight: SwitchControl.Highlight) -> String {
    guard let node = highlight.node else { return "(leaves the group)" }
    let title = SafeText.line(control.title(of: node))
    return control.nodes[node].isItem ? title : "[\(title)]"
  }

  /// Writes the highlights as a value of a JSON text.
  package func write(to json: inout JSONWriter, input: String? = nil) {
    let paths = ElementPaths(control.screen.tree)
    let settings = control.settings
    json.result("earshot-scan") { json in
      json.field("screen", control.screen.title)
      json.field("technology", "switch-control")
      if let input { json.field("input", input) }
      json.line(1)
      json.object("settings") { json in
        json.field("scanSeconds", settings.scan)
        json.field("style", settings.style.rawValue)
        json.field("tap", settings.tap.rawValue)
        json.field("loops", Double(settings.loops))
        json.field("firstPauseSeconds", settings.firstPause)
      }
      json.line(1)
      json.array("highlights") { json in
        for highlight in highlights {
          json.line(2)
          json.object { json in write(highlight, paths, to: &json) }
        }
      }
      guard let goal else { return }
      let cost = control.cost(of: goal)
      json.line(1)
      json.object("cost") { json in
        json.field("steps", Double(cost.steps))
        json.field("presses", Double(cost.presses))
        json.field("seconds", Self.hundredths(cost.seconds))
      }
    }
  }

  private func write(
    _ highlight: SwitchControl.Highlight, _ paths: ElementPaths, to json: inout JSONWriter
  ) {
    json.field("level", Double(highlight.level))
    json.field("seconds", Self.hundredths(highlight.seconds))
    guard let index = highlight.node else { return json.field("kind", "leave") }
    let scanned = control.nodes[index]
    json.field("kind", scanned.kind.rawValue)
    json.field("name", scanned.name)
    if let node = scanned.node {
      json.field("element", control.screen.tree[node].id)
      json.field("path", paths.path(of: node).description)
    }
    if scanned.isItem { json.field("menu", control.menu(of: index)) }
    if goal != nil { json.field("selected", selected.contains(index)) }
  }

  static func clock(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    let rest = tenths % 600
    return "\(tenths / 600):\(rest < 100 ? "0" : "")\(rest / 10).\(rest % 10)"
  }

  static func tenths(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func hundredths(_ seconds: Double) -> Double { (seconds * 100).rounded() / 100 }
}
