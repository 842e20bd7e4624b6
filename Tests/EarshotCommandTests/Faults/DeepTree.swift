import Testing

/// A text whose elements lie in one another, far deeper than any screen.
struct DeepTree: Sendable, CustomTestStringConvertible {
  let format: String
  let bytes: [UInt8]
  let commands: [String]

  var testDescription: String { format }

  private static let depth = 12_500
  /// Formats that are indented: each level is longer than the one above it.
  private static let indentedDepth = 2_000

  private init(_ format: String, _ text: String, all: Bool = false) {
    self.format = format
    bytes = Array(text.utf8)
    commands =
      all
      ? ["transcript deep", "convert deep", "audit deep", "rotors deep", "diff deep small"]
      : ["transcript deep --from \(format)"]
  }

  private static func nested(
    _ open: String, _ core: String, _ close: String, in depth: Int = depth
  ) -> String {
    String(repeating: open, count: depth) + core + String(repeating: close, count: depth)
  }

  private static func indented(_ step: String, _ line: (Int) -> String) -> String {
    (0..<indentedDepth).map { String(repeating: step, count: $0) + line($0) }
      .joined(separator: "\n")
  }

  static let all: [DeepTree] = [
    DeepTree(
      "native",
      #"{"elements": ["#
        + nested(#"{"container": "group", "children": ["#, #"{"button": "Rate"}"#, "]}")
        + "]}", all: true),
    DeepTree(
      "xcuitest",
      "<AppiumAUT>"
        + nested(
          #"<XCUIElementTypeOther type="XCUIElementTypeOther" x="0" y="0" width="9" height="9">"#,
          #"<XCUIElementTypeButton type="XCUIElementTypeButton" label="Rate" x="0" y="0" width="9" height="9"/>"#,
          "</XCUIElementTypeOther>") + "</AppiumAUT>"),
    DeepTree(
      "uiautomator",
      "<hierarchy>"
        + nested(
          #"<node class="android.view.View" bounds="[0,0][9,9]">"#,
          #"<node class="android.widget.Button" text="Rate" clickable="true" bounds="[0,0][9,9]"/>"#,
          "</node>") + "</hierarchy>"),
    DeepTree(
      "detox",
      "<ViewHierarchy>"
        + nested(
          #"<UIView class="UIView" ptr="0x1" x="0" y="0" width="9" height="9">"#,
          #"<UIButton class="UIButton" ptr="0x1" label="Rate" x="0" y="0" width="9" height="9"/>"#,
          "</UIView>") + "</ViewHierarchy>"),
    DeepTree(
      "maestro",
      nested(
        #"{"attributes": {"bounds": "[0,0][9,9]"}, "children": ["#,
        #"{"attributes": {"text": "Rate", "bounds": "[0,0][9,9]"}, "children": []}"#, "]}")),
    DeepTree(
      "chrome-ax",
      #"{"nodes": ["#
        + (0..<depth).map {
          #"{"nodeId": "\#($0)", "ignored": false, "role": {"type": "role", "value": "group"}, "#
            + #""childIds": ["\#($0 + 1)"]}"#
        }.joined(separator: ",")
        + #",{"nodeId": "\#(depth)", "role": {"value": "button"}, "name": {"value": "Rate"}}]}"#),
    DeepTree(
      "puppeteer",
      nested(#"{"role": "group", "children": ["#, #"{"role": "button", "name": "Rate"}"#, "]}")),
    DeepTree("webarena", indented("\t") { "[\($0)] group ''" } + "\n"),
    DeepTree("playwright", indented("  ") { _ in "- group:" } + "\n"),
    DeepTree(
      "idb",
      "["
        + nested(
          #"{"type": "Group", "role": "AXGroup", "frame": {"x":0,"y":0,"width":9,"height":9}, "children": ["#,
          #"{"type": "Button", "role": "AXButton", "AXLabel": "Rate", "children": []}"#, "]}")
        + "]"),
    DeepTree(
      "wda",
      #"{"value": "#
        + nested(
          #"{"type": "Other", "isEnabled": "1", "rect": {"x":0,"y":0,"width":9,"height":9}, "children": ["#,
          #"{"type": "Button", "label": "Rate", "rect": {"x":0,"y":0,"width":9,"height":9}}"#, "]}")
        + "}"),
    DeepTree(
      "accessibilitysnapshot",
      "[" + nested(#"{"container": {"type": "list"}, "children": ["#, #"{"label": "Rate"}"#, "]}")
        + "]"),
    DeepTree(
      "buttonheist",
      nested(#"{"container": {"children": ["#, #"{"element": {"label": "Rate"}}"#, "]}}")),
    DeepTree(
      "accesskit",
      #"{"nodes": ["#
        + (0..<depth).map { #"[\#($0), {"role": "group", "children": [\#($0 + 1)]}]"# }
        .joined(separator: ",")
        + #",[\#(depth), {"role": "button", "label": "Rate"}]], "tree": {"root": 0}, "focus": 0}"#),
    DeepTree(
      "a11yuitests", nested(#"{"children": ["#, #"{"label": "Rate", "type": 9}"#, "]}")),
    DeepTree(
      "flutter",
      indented(" ") { level in (level == 0 ? "" : "└─") + "SemanticsNode#\(level)" } + "\n"),
    DeepTree(
      "debugdescription",
      "Element subtree:\n"
        + indented("  ") { _ in "Other, 0x60000, {{0.0, 0.0}, {9.0, 9.0}}" } + "\n"),
  ]
}
