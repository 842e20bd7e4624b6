import AccessibilityTree

/// What UIKit's and SwiftUI's widgets look like in a dump of Appium, which lists no traits (documented: WebDriverAgent
/// XCUIElement+FBWebDriverAttributes; fixtures of recorded dumps).
enum UIKitWidgets {
  static let all: [ToolkitWidget] = plain + fields + cells + bars

  private static func element(
    _ type: String, _ label: String? = nil, value: String? = nil, isStop: Bool = true,
    more: [String: String] = [:], at place: Frame = Frame(x: 0, y: 0, width: 1, height: 1),
    _ children: ToolkitNode...
  ) -> ToolkitNode {
    var attributes = more
    attributes["label"] = label
    attributes["value"] = value
    attributes["accessible"] = isStop ? "true" : "false"
    return ToolkitNode(type, attributes, at: place, children)
  }

  private static func text(_ text: String = "%", _ x: Double = 0.05) -> ToolkitNode {
    element("StaticText", text, value: text, at: .part(x, 0.3))
  }

  private static let plain: [ToolkitWidget] = [
    ToolkitWidget("label", "%") { element("StaticText", "%", value: "%") },
    ToolkitWidget("button", "%, button") { element("Button", "%") },
    ToolkitWidget("button, disabled", "%, dimmed, button") {
      element("Button", "%", more: ["enabled": "false"])
    },
    ToolkitWidget("button, selected", "selected, %, button") { element("Button", "%", value: "1") },
    ToolkitWidget("button with parts", "%, button") {
      element(
        "Button", "%", isStop: true, at: Frame(x: 0, y: 0, width: 1, height: 1),
        element("StaticText", "%", isStop: false, at: .part(0.3, 0.4)),
        element("Image", "icon", isStop: false, at: .part(0.1, 0.1)))
    },
    ToolkitWidget("image", "%, image") { element("Image", "%") },
    ToolkitWidget("link", "%, link") { element("Link", "%") },
    ToolkitWidget("switch", "%, switch button, off") { element("Switch", "%", value: "0") },
    ToolkitWidget("switch, on", "%, switch button, on") { element("Switch", "%", value: "1") },
    ToolkitWidget("slider", "%, 2 of 5, adjustable") { element("Slider", "%", value: "2 of 5") },
    ToolkitWidget("progress", "%, 2 of 5") { element("ProgressIndicator", "%", value: "2 of 5") },
    ToolkitWidget("page control", "page 1 of 3, adjustable") {
      element("PageIndicator", value: "page 1 of 3")
    },
  ]

  private static let fields: [ToolkitWidget] = [
    ToolkitWidget("text field, empty", "%, text field") {
      element("TextField", value: "%", more: ["placeholderValue": "%"])
    },
    ToolkitWidget("text field, filled", "Ann, text field") { element("TextField", value: "Ann") },
    ToolkitWidget("text field with a label", "%, Ann, text field") {
      element("TextField", "%", value: "Ann")
    },
    ToolkitWidget("search field", "%, search field") {
      element("SearchField", value: "%", more: ["placeholderValue": "%"])
    },
    ToolkitWidget("text view with links", "See % there", "%, link") {
      element(
        "TextView", value: "See % there", isStop: true,
        at: Frame(x: 0, y: 0, width: 1, height: 1),
        element("Link", "%", at: .part(0.1, 0.1)))
    },
  ]

  private static let cells: [ToolkitWidget] = [
    ToolkitWidget("cell with a text", "%") { element("Cell", isStop: true, text()) },
    ToolkitWidget("cell with two texts", "%", "Since May") {
      element("Cell", isStop: true, text(), text("Since May", 0.5))
    },
    ToolkitWidget("UIKit's cell with a title and a value", "%, Off") {
      element("Cell", "%", value: "Off", text(), text("Off", 0.6))
    },
    ToolkitWidget("UIKit's cell with a switch", "%, switch button, off") {
      element(
        "Cell", "%", value: "0", text(),
        element("Switch", "%", value: "0", at: .part(0.8, 0.15)))
    },
    ToolkitWidget("cell with a switch that has its name from the row", "%, switch button, off") {
      element(
        "Cell", nil, value: "0", isStop: true, text(),
        element("Switch", "%", value: "0", at: .part(0.8, 0.15)))
    },
    ToolkitWidget("cell whose parts are out of date", "%", "Since May") {
      element(
        "Cell", isStop: true,
        element("StaticText", "%", at: Frame(x: 0, y: -40, width: 0.3, height: 0.5)),
        element("StaticText", "Since May", at: Frame(x: 0, y: -40, width: 0.3, height: 0.5)))
    },
    ToolkitWidget("cell with a button", "%", "More, button") {
      element("Cell", isStop: true, text(), element("Button", "More", at: .part(0.8, 0.15)))
    },
    ToolkitWidget("cell that is one element", "%, Since May") {
      element(
        "Cell", "%, Since May", isStop: true, at: Frame(x: 0, y: 0, width: 1, height: 1),
        element("StaticText", "%", isStop: false, at: .part(0.05, 0.3)))
    },
  ]

  private static let bars: [ToolkitWidget] = [
    ToolkitWidget("tab bar", "Tab Bar, %, tab, 1 of 2", "selected, More, tab, 2 of 2") {
      element(
        "TabBar", "Tab Bar", isStop: false, at: Frame(x: 0, y: 0, width: 1, height: 1),
        element("Button", "%", at: .part(0, 0.5)),
        element("Button", "More", value: "1", at: .part(0.5, 0.5)))
    },
    ToolkitWidget(
      "segmented control", "selected, %, button, 1 of 2", "Week, button, 2 of 2"
    ) {
      element(
        "SegmentedControl", nil, isStop: false, at: Frame(x: 0, y: 0, width: 1, height: 1),
        element("Button", "%", value: "1", at: .part(0, 0.5)),
        element("Button", "Week", at: .part(0.5, 0.5)))
    },
    ToolkitWidget("navigation bar", "Home, back button", "%, heading", "Edit, button") {
      element(
        "NavigationBar", nil, isStop: false, more: ["name": "%"],
        at: Frame(x: 0, y: 0, width: 1, height: 1),
        element("Button", "Home", at: Frame(x: 0, y: 0, width: 0.2, height: 1)),
        element("StaticText", "%", at: .part(0.4, 0.2)),
        element("Button", "Edit", at: .part(0.85, 0.1)))
    },
  ]
}
