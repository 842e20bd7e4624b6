internal import AccessibilityTree

/// What a node is to Android's accessibility.
extension ComposeNode {
  /// The class of Android's that Compose gives the node; for a tab, which it gives none, one that says so.
  var androidClass: String {
    if isField { return "android.widget.EditText" }
    switch text("Role") {
    case "Button": return "android.widget.Button"
    case "Checkbox": return "android.widget.CheckBox"
    case "Switch": return "android.widget.Switch"
    case "RadioButton": return "android.widget.RadioButton"
    case "Tab": return "Tab"
    case "Image": return "android.widget.ImageView"
    case "DropdownList": return "android.widget.Spinner"
    case "ValuePicker": return "android.widget.SeekBar"
    default: break
    }
    if isBar {
      return actions.contains("SetProgress")
        ? "android.widget.SeekBar" : "android.widget.ProgressBar"
    }
    if properties["CollectionInfo"] != nil { return "android.widget.ListView" }
    if actions.contains("ScrollBy") { return "android.widget.ScrollView" }
    return list("Text") == nil ? "android.view.View" : "android.widget.TextView"
  }

  /// The names of the app's own actions: `[CustomAccessibilityAction(label=Archive, action=…)]`.
  var customActions: [String] {
    guard let list = list("CustomActions") else { return [] }
    return list.split(separator: "(label=").dropFirst().compactMap { part in
      part.split(separator: ", action=").first.flatMap { String($0).nonblank }
    }
  }

  /// Whether text is typed into the node.
  var isField: Bool { properties["EditableText"] != nil || actions.contains("SetText") }

  /// Whether the node tells how far something is.
  private var isBar: Bool { properties["ProgressBarRangeInfo"] != nil }

  /// What of the view is true.
  var flags: AndroidFlags {
    var flags: AndroidFlags = []
    for (mark, flag) in Self.flagsOfMarks where marks.contains(mark) { flags.insert(flag) }
    if actions.contains("OnClick") { flags.insert(.isClickable) }
    if actions.contains("OnLongClick") { flags.insert(.isLongClickable) }
    if actions.contains("ScrollBy") { flags.insert(.isScrollable) }
    if isTrue("MergeDescendants") { flags.insert(.isScreenReaderFocusable) }
    // Only what can have the focus has the property.
    if properties["Focused"] != nil { flags.insert(.isFocusable) }
    if isTrue("Focused") { flags.insert(.isFocused) }
    if isTrue("Selected") { flags.insert(.isSelected) }
    if let state = text("ToggleableState") {
      flags.insert(.isCheckable)
      if state == "On" { flags.insert(.isChecked) }
      if state == "Indeterminate" { flags.insert(.isPartiallyChecked) }
    } else if properties["Selected"] != nil, text("Role") != "Tab" {
      // What is no tab is told as one of several (source code: androidx,
      // AndroidComposeViewAccessibilityDelegateCompat.getInfoIsCheckable).
      flags.formUnion([.isCheckable, .isSelectable])
      if flags.remove(.isSelected) != nil { flags.insert(.isChecked) }
    } else if text("Role") == "RadioButton" {
      flags.insert(.isCheckable)
    }
    if actions.contains("Expand") { flags.insert(.isExpandable) }
    if actions.contains("Collapse") { flags.insert(.isCollapsible) }
    if text("LiveRegion") != nil { flags.insert(.isLive) }
    return flags
  }

  private static let flagsOfMarks: [(Substring, AndroidFlags)] = [
    ("Disabled", .isDisabled), ("Heading", .isHeading), ("Password", .isPassword),
    ("InvisibleToUser", .isUnimportant), ("HideFromAccessibility", .isUnimportant),
  ]

  /// The text of the view: what is typed into a field, how far a bar is, or the words.
  var words: String? {
    if isField {
      text("EditableText")
    } else if isBar {
      // A description of the state stands for it.
      text("StateDescription") == nil ? percentage : nil
    } else {
      list("Text")
    }
  }

  /// `ProgressBarRangeInfo(current=0.4, range=0.0..1.0, steps=0)` in percent, as Compose tells it.
  private var percentage: String? {
    guard let info = text("ProgressBarRangeInfo") else { return nil }
    let parts = info.split { $0 == "(" || $0 == ")" || $0 == "," || $0 == " " }
    func number(of name: String) -> Substring? {
      parts.first { $0.hasPrefix(name + "=") }?.dropFirst(name.count + 1)
    }
    guard let current = number(of: "current").flatMap({ Double($0) }), current.isFinite,
      let (least, most) = number(of: "range").flatMap(Self.ends), least < most
    else { return nil }
    let share = (min(max(current, least), most) - least) / (most - least)
    return share.isFinite ? "\(Int((share * 100).rounded()))%" : nil
  }

  /// The ends of `0.0..1.0`.
  private static func ends(_ range: Substring) -> (least: Double, most: Double)? {
    let dots = range.indices.first { range[$0...].hasPrefix("..") }
    guard let dots, let least = Double(range[..<dots]),
      let most = Double(range[dots...].dropFirst(2))
    else { return nil }
    return (least, most)
  }
}
