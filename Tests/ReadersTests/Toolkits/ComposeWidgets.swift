import AccessibilityTree

/// What Compose's widgets emit into a dump of views (source code: androidx 0094ab03, SemanticsNode,
/// AndroidComposeViewAccessibilityDelegateCompat and Material 3).
enum ComposeWidgets {
  static let all: [ToolkitWidget] = texts + controls + rows + choices + bars

  private static func view(
    _ flags: String = "", _ attributes: [String: String] = [:], _ children: ToolkitNode...
  ) -> ToolkitNode {
    ToolkitNode.android("android.view.View", flags, attributes, children)
  }

  private static func leaf(_ name: String, _ flags: String = "", _ text: String? = nil)
    -> ToolkitNode
  {
    ToolkitNode.android("android.widget." + name, flags, text.map { ["text": $0] } ?? [:], [])
  }

  /// A text that is drawn in a widget.
  private static func text(_ text: String = "%", _ x: Double = 0.1) -> ToolkitNode {
    var node = leaf("TextView", "", text)
    node.place = .part(x, 0.3)
    return node
  }

  /// A picture with a description, which has no class inside of what can be tapped.
  private static func icon(_ words: String, _ x: Double = 0.02) -> ToolkitNode {
    var node = view("", ["content-desc": words])
    node.place = .part(x, 0.06)
    return node
  }

  private static let texts: [ToolkitWidget] = [
    ToolkitWidget("Text", "%") { leaf("TextView", "", "%") },
    ToolkitWidget("Icon or Image", "%, image") {
      ToolkitNode.android("android.widget.ImageView", "", ["content-desc": "%"], [])
    },
  ]

  private static let controls: [ToolkitWidget] = [
    ToolkitWidget("Button", "%, button") {
      view("clickable focusable", [:], text(), leaf("Button"))
    },
    ToolkitWidget("Button, disabled", "%, button, disabled") {
      view("clickable", ["enabled": "false"], text(), leaf("Button"))
    },
    ToolkitWidget("IconButton", "%, button") {
      view("clickable focusable", [:], icon("%"), leaf("Button"))
    },
    ToolkitWidget("ExtendedFloatingActionButton", "Add, %, button") {
      view("clickable focusable", [:], icon("Add"), text(), leaf("Button"))
    },
    ToolkitWidget("Switch", "off, switch") { view("checkable clickable focusable") },
    ToolkitWidget("Checkbox", "checked, check box") {
      leaf("CheckBox", "checkable checked clickable focusable")
    },
    ToolkitWidget("RadioButton", "not selected, radio button") {
      leaf("RadioButton", "checkable clickable focusable")
    },
    ToolkitWidget("RadioButton, selected", "selected, radio button") {
      leaf("RadioButton", "checkable checked focusable")
    },
    ToolkitWidget("Slider", "slider") { leaf("SeekBar", "focusable") },
    ToolkitWidget("LinearProgressIndicator", "in progress, progress bar") {
      leaf("ProgressBar")
    },
    ToolkitWidget("BasicTextField, filled", "%, edit box") {
      leaf("EditText", "clickable focusable long-clickable", "%")
    },
  ]

  private static let rows: [ToolkitWidget] = [
    ToolkitWidget("Card with onClick", "%, Since May") {
      view("clickable focusable", [:], text(), text("Since May", 0.5))
    },
    ToolkitWidget("Row with a description around a text", "Open, %") {
      view("clickable focusable", [:], view("", ["content-desc": "Open"]), text())
    },
    ToolkitWidget("toggleable Row, Switch", "off, %, switch") {
      view("checkable clickable focusable", [:], text(), view())
    },
    ToolkitWidget("toggleable Row, Switch, on", "on, %, switch") {
      view("checkable checked clickable focusable", [:], text(), view())
    },
    ToolkitWidget("toggleable Row, Switch, with a picture", "off, Wi-Fi, %, switch") {
      view("checkable clickable focusable", [:], icon("Wi-Fi"), text(), view())
    },
    ToolkitWidget("toggleable Row, Switch, disabled", "off, %, switch, disabled") {
      view("checkable clickable", ["enabled": "false"], text(), view())
    },
    ToolkitWidget("toggleable Row, Checkbox", "not checked, %, check box") {
      view("checkable clickable focusable", [:], text(), leaf("CheckBox"))
    },
    ToolkitWidget("toggleable Row, Checkbox, checked", "checked, %, check box") {
      view("checkable checked clickable focusable", [:], text(), leaf("CheckBox"))
    },
    ToolkitWidget("toggleable Row, Button", "not checked, %, button") {
      view("checkable clickable focusable", [:], text(), leaf("Button"))
    },
    ToolkitWidget("toggleable Row without a role", "not checked, %, Since May") {
      view("checkable clickable focusable", [:], text(), text("Since May", 0.5))
    },
    ToolkitWidget("FilterChip", "checked, Done, %, check box") {
      view("checkable checked clickable focusable", [:], icon("Done"), text(), leaf("CheckBox"))
    },
    ToolkitWidget("dropdown", "%, drop down list") {
      view("clickable focusable", [:], text(), leaf("Spinner"))
    },
  ]

  /// A part that is smaller than the touch target around it.
  private static func drawn(_ node: ToolkitNode) -> ToolkitNode {
    var node = node
    node.place = Frame(x: 0.01, y: 0.15, width: 0.98, height: 0.7)
    return node
  }

  private static let choices: [ToolkitWidget] = [
    ToolkitWidget("FilterChip in its touch target", "not checked, %, check box") {
      view("checkable clickable focusable", [:], text(), drawn(leaf("CheckBox")))
    },
    ToolkitWidget("FilterChip of which the text is scrolled away", "not checked, check box") {
      view("checkable clickable focusable", [:], drawn(leaf("CheckBox")))
    },
    ToolkitWidget("toggleable Row, Switch, in its touch target", "off, %, switch") {
      view("checkable clickable focusable", [:], text(), drawn(view()))
    },
    ToolkitWidget("selectable Row, RadioButton", "not selected, %, radio button") {
      view("checkable clickable focusable", [:], text(), leaf("RadioButton"))
    },
    ToolkitWidget("selectable Row, RadioButton, selected", "selected, %, radio button") {
      view("checkable checked focusable", [:], text(), leaf("RadioButton"))
    },
    ToolkitWidget(
      "selectable Row, RadioButton, selected, not focusable", "selected, %, radio button"
    ) { view("checkable checked", [:], text(), leaf("RadioButton")) },
    ToolkitWidget(
      "selectable Row, RadioButton, two texts", "not selected, %, Since May, radio button"
    ) {
      view(
        "checkable clickable focusable", [:], text(), text("Since May", 0.5), leaf("RadioButton"))
    },
  ]

  private static let bars: [ToolkitWidget] = [
    ToolkitWidget("Tab, selected", "selected, %, tab") {
      view("focusable selected", [:], text(), view())
    },
    ToolkitWidget("Tab", "%, tab") { view("clickable focusable", [:], text(), view()) },
    ToolkitWidget("NavigationBarItem", "Home, %, tab") {
      view("clickable focusable", [:], icon("Home"), text(), view())
    },
  ]
}

extension ToolkitNode {
  /// A view of Android, with the names of the flags that are set.
  static func android(
    _ type: String, _ flags: String = "", _ attributes: [String: String] = [:],
    _ children: [ToolkitNode] = []
  ) -> ToolkitNode {
    var all = attributes
    for flag in flags.split(separator: " ") { all[String(flag)] = "true" }
    return ToolkitNode(type, all, children)
  }
}
