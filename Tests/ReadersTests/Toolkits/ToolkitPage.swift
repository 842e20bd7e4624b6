import AccessibilityTree
import SeededGenerators

/// A screen of widgets, as a dump and as it should be heard.
struct ToolkitPage {
  struct Part {
    var widget: ToolkitWidget
    var word: String

    init(_ widget: ToolkitWidget, word: String) {
      self.widget = widget
      self.word = word
    }
  }

  let toolkit: ToolkitBenchTests.Toolkit
  /// The widgets, row by row from the top, in a row as they are read.
  let rows: [[Part]]
  var isMirrored = false
  /// Rows that stand in a layout or in what scrolls, by the number of the row that they begin with.
  var groups: [Int: (count: Int, type: String, attributes: [String: String])] = [:]

  init(_ toolkit: ToolkitBenchTests.Toolkit, rows: [[Part]]) {
    self.toolkit = toolkit
    self.rows = rows
  }

  /// Makes a screen up.
  init(_ toolkit: ToolkitBenchTests.Toolkit, _ random: inout SeededGenerator) {
    self.toolkit = toolkit
    // Dumps of iOS are read from the left unless their language is told; Compose's direction is found.
    let isMirrored = toolkit != .uiKit && random.oneIn(3)
    self.isMirrored = isMirrored
    var rows: [[Part]] = []
    var number = 0
    for _ in 0..<Int.random(in: 3...9, using: &random) {
      let isWide = toolkit == .uiKit || !random.oneIn(3)
      var row: [Part] = []
      for _ in 0..<(isWide ? 1 : 2) {
        number += 1
        let word = isMirrored ? "عدس \(number)" : "Lentils \(number)"
        row.append(Part(random.one(of: toolkit.widgets), word: word))
      }
      rows.append(row)
    }
    self.rows = rows
    var row = 0
    while row < rows.count {
      let count = Int.random(in: 1...3, using: &random)
      if row + count <= rows.count, random.oneIn(2) {
        groups[row] = (count, random.one(of: Self.layouts(toolkit)), [:])
        if groups[row]?.type.hasSuffix("ScrollView") == true, toolkit != .uiKit {
          groups[row]?.attributes = ["scrollable": "true", "focusable": "true"]
        }
      }
      row += count
    }
  }

  private static func layouts(_ toolkit: ToolkitBenchTests.Toolkit) -> [String] {
    switch toolkit {
    case .compose: ["android.widget.ScrollView"]
    case .views:
      [
        "android.widget.LinearLayout", "android.widget.FrameLayout",
        "androidx.constraintlayout.widget.ConstraintLayout", "android.widget.ScrollView",
      ]
    case .uiKit: ["Other", "ScrollView"]
    }
  }

  var names: [String] { rows.joined().map(\.widget.description) }

  var heard: [String] {
    rows.joined().flatMap { part in
      part.widget.heard.map { $0.replacing("%", with: part.word) }
    }
  }

  /// The width and height of the screen in what the dump counts in, the top of the first row and a row's height.
  private var size: (width: Double, height: Double, top: Double, row: Double) {
    toolkit == .uiKit ? (390, 844, 100, 48) : (1080, 2400, 200, 144)
  }

  /// The dump.
  var xml: String {
    var body = ""
    for (number, row) in rows.enumerated() {
      if let group = groups[number] {
        let frame = Frame(
          x: 0, y: size.top + Double(number) * size.row, width: size.width,
          height: Double(group.count) * size.row)
        body += opening(group.type, group.attributes, frame)
      }
      let width = size.width / Double(row.count)
      for (place, part) in row.enumerated() {
        let column = isMirrored ? row.count - 1 - place : place
        let slot = Frame(
          x: Double(column) * width, y: size.top + Double(number) * size.row, width: width,
          height: size.row)
        body += text(part.widget.node.named(part.word), in: slot)
      }
      if let begin = groups.keys.filter({ $0 <= number }).max(), let group = groups[begin],
        begin + group.count == number + 1
      {
        body += closing(group.type)
      }
    }
    return page(body)
  }

  private func page(_ body: String) -> String {
    let whole = Frame(x: 0, y: 0, width: size.width, height: size.height)
    switch toolkit {
    case .compose:
      let host = "androidx.compose.ui.platform.ComposeView"
      return "<hierarchy rotation=\"0\">" + opening("android.widget.FrameLayout", [:], whole)
        + opening(host, [:], whole) + opening("android.view.View", [:], whole) + body
        + "</node></node></node></hierarchy>"
    case .views:
      return "<hierarchy rotation=\"0\">" + opening("android.widget.FrameLayout", [:], whole)
        + body + "</node></hierarchy>"
    case .uiKit:
      return opening("Application", ["label": "Pantry"], whole) + opening("Window", [:], whole)
        + opening("Other", [:], whole) + body
        + closing("Other") + closing("Window") + closing("Application")
    }
  }

  private func text(_ node: ToolkitNode, in slot: Frame) -> String {
    let left = isMirrored ? 1 - node.place.x - node.place.width : node.place.x
    let frame = Frame(
      x: slot.x + left * slot.width, y: slot.y + node.place.y * slot.height,
      width: node.place.width * slot.width, height: node.place.height * slot.height)
    return opening(node.type, node.attributes, frame)
      + node.children.map { text($0, in: slot) }.joined() + closing(node.type)
  }

  private func opening(
    _ type: String, _ attributes: [String: String], _ frame: Frame
  ) -> String {
    var all = attributes
    let edges = [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height].map {
      Int($0.rounded())
    }
    if toolkit == .uiKit {
      let name = "XCUIElementType" + type
      all["type"] = name
      for (key, value) in ["visible": "true", "enabled": "true", "accessible": "false"]
      where all[key] == nil { all[key] = value }
      if all["name"] == nil { all["name"] = all["label"] ?? "" }
      (all["x"], all["y"]) = ("\(edges[0])", "\(edges[1])")
      (all["width"], all["height"]) = ("\(edges[2] - edges[0])", "\(edges[3] - edges[1])")
      return "<\(name)" + Self.written(all) + ">"
    }
    all["class"] = type
    all["bounds"] = "[\(edges[0]),\(edges[1])][\(edges[2]),\(edges[3])]"
    for flag in ["checkable", "clickable", "focusable", "scrollable", "selected", "checked"]
    where all[flag] == nil { all[flag] = "false" }
    if all["enabled"] == nil { all["enabled"] = "true" }
    return "<node" + Self.written(all) + ">"
  }

  private func closing(_ type: String) -> String {
    toolkit == .uiKit ? "</XCUIElementType\(type)>" : "</node>"
  }

  private static func written(_ attributes: [String: String]) -> String {
    attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
  }
}
