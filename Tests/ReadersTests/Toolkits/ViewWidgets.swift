import AccessibilityTree

/// What Android's own views, Material's and React Native's emit into a dump (source code: AOSP android.widget,
/// Material Components, react-native ReactAccessibilityDelegate).
enum ViewWidgets {
  static let all: [ToolkitWidget] = plain + fields + switched + rows + reactNative

  private static func widget(
    _ name: String, _ flags: String = "", _ attributes: [String: String] = [:],
    _ children: ToolkitNode...
  ) -> ToolkitNode {
    ToolkitNode.android("android.widget." + name, flags, attributes, children)
  }

  private static func text(_ text: String = "%", _ x: Double = 0.1) -> ToolkitNode {
    var node = widget("TextView", "", ["text": text])
    node.place = .part(x, 0.3)
    return node
  }

  private static func part(_ node: ToolkitNode, _ x: Double) -> ToolkitNode {
    var node = node
    node.place = .part(x, 0.1)
    return node
  }

  private static let plain: [ToolkitWidget] = [
    ToolkitWidget("TextView", "%") { widget("TextView", "", ["text": "%"]) },
    ToolkitWidget("TextView with onClick", "%") {
      widget("TextView", "clickable focusable", ["text": "%"])
    },
    ToolkitWidget("Button", "%, button") {
      widget("Button", "clickable focusable", ["text": "%"])
    },
    ToolkitWidget("Button, disabled", "%, button, disabled") {
      widget("Button", "clickable focusable", ["text": "%", "enabled": "false"])
    },
    ToolkitWidget("ImageButton", "%, button") {
      widget("ImageButton", "clickable focusable", ["content-desc": "%"])
    },
    ToolkitWidget("ImageButton without a description", "unlabelled, button") {
      widget("ImageButton", "clickable focusable")
    },
    ToolkitWidget("ImageView", "%, image") { widget("ImageView", "", ["content-desc": "%"]) },
    ToolkitWidget("ImageView without a description") { widget("ImageView") },
    ToolkitWidget("FloatingActionButton", "%, button") {
      widget("ImageButton", "clickable focusable long-clickable", ["content-desc": "%"])
    },
    ToolkitWidget("Spinner", "drop down list, %") {
      widget("Spinner", "clickable focusable", [:], text())
    },
    ToolkitWidget("SeekBar", "slider") { widget("SeekBar", "focusable") },
    ToolkitWidget("SeekBar with a description", "%, slider") {
      widget("SeekBar", "focusable", ["content-desc": "%"])
    },
    ToolkitWidget("ProgressBar", "in progress, progress bar") { widget("ProgressBar") },
  ]

  private static let fields: [ToolkitWidget] = [
    ToolkitWidget("EditText, filled", "%, edit box") {
      widget("EditText", "clickable focusable long-clickable", ["text": "%"])
    },
    ToolkitWidget("EditText, with its hint", "Ann, edit box, %") {
      widget("EditText", "clickable focusable long-clickable", ["text": "Ann", "hint": "%"])
    },
    ToolkitWidget("EditText, empty", "edit box, %") {
      widget("EditText", "clickable focusable long-clickable", ["text": "%", "hint": "%"])
    },
    ToolkitWidget("EditText, password", "password, 3 characters, edit box") {
      widget("EditText", "clickable focusable long-clickable password", ["text": "•••"])
    },
  ]

  private static let switched: [ToolkitWidget] = [
    ToolkitWidget("CheckBox", "not checked, %, check box") {
      widget("CheckBox", "checkable clickable focusable", ["text": "%"])
    },
    ToolkitWidget("CheckBox, checked", "checked, %, check box") {
      widget("CheckBox", "checkable checked clickable focusable", ["text": "%"])
    },
    ToolkitWidget("RadioButton", "not checked, %, radio button") {
      widget("RadioButton", "checkable clickable focusable", ["text": "%"])
    },
    ToolkitWidget("RadioButton, checked", "checked, %, radio button") {
      widget("RadioButton", "checkable checked clickable focusable", ["text": "%"])
    },
    ToolkitWidget("Switch", "off, %, switch") {
      widget("Switch", "checkable clickable focusable", ["text": "%"])
    },
    ToolkitWidget("Switch, on", "on, %, switch") {
      widget("Switch", "checkable checked clickable focusable", ["text": "%"])
    },
    ToolkitWidget("ToggleButton", "on, %, switch") {
      widget("ToggleButton", "checkable checked clickable focusable", ["text": "%"])
    },
    ToolkitWidget("CheckedTextView, checked", "checked, %") {
      widget("CheckedTextView", "checkable checked clickable focusable", ["text": "%"])
    },
    ToolkitWidget("CheckedTextView", "%") {
      widget("CheckedTextView", "checkable clickable focusable", ["text": "%"])
    },
  ]

  private static let rows: [ToolkitWidget] = [
    ToolkitWidget("row of two texts", "%, Since May") {
      widget("LinearLayout", "clickable focusable", [:], text(), text("Since May", 0.5))
    },
    ToolkitWidget("row of a setting with a switch", "%, on, switch") {
      widget(
        "LinearLayout", "clickable focusable", [:], text(),
        part(widget("Switch", "checkable checked"), 0.8))
    },
    ToolkitWidget("row of a setting with a check box", "%, not checked, check box") {
      widget(
        "LinearLayout", "clickable focusable", [:], text(),
        part(widget("CheckBox", "checkable"), 0.8))
    },
    ToolkitWidget("row with a button", "%", "More, button") {
      widget(
        "LinearLayout", "clickable focusable", [:], text(),
        part(widget("ImageButton", "clickable focusable", ["content-desc": "More"]), 0.8))
    },
    ToolkitWidget("row with a description", "%") {
      widget("LinearLayout", "clickable focusable", ["content-desc": "%"], text("Text", 0.2))
    },
    ToolkitWidget("layout to tap around a picture", "unlabelled") {
      widget("RelativeLayout", "clickable focusable", [:], part(widget("ImageView"), 0.4))
    },
    ToolkitWidget("layout to tap around a picture and its badge", "unlabelled") {
      widget(
        "FrameLayout", "clickable focusable", [:], part(widget("ImageView"), 0.4),
        part(ToolkitNode.android("android.view.View"), 0.5))
    },
    ToolkitWidget("layout to tap around a picture in a layout", "unlabelled") {
      widget(
        "FrameLayout", "clickable focusable", [:],
        widget("LinearLayout", "", [:], part(widget("ImageView"), 0.4)))
    },
    ToolkitWidget("layout with two texts and no action", "%", "Since May") {
      widget("LinearLayout", "", [:], text(), text("Since May", 0.5))
    },
  ]

  private static let reactNative: [ToolkitWidget] = [
    ToolkitWidget("Pressable with role button", "button, %") {
      widget("Button", "clickable focusable", [:], text())
    },
    ToolkitWidget("Pressable with a label", "%, button") {
      widget("Button", "clickable focusable", ["content-desc": "%"], text("Text", 0.2))
    },
    ToolkitWidget("Pressable without a role", "%") {
      ToolkitNode.android("android.view.ViewGroup", "clickable focusable", [:], [text()])
    },
    ToolkitWidget("View with role checkbox", "checked, %, check box") {
      widget(
        "CheckBox", "checkable checked clickable focusable", ["content-desc": "%"])
    },
  ]
}
