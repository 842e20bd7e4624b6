internal import AccessibilityTree

/// What a node is to Android's accessibility.
extension ComposeNode {
  /// The role that Compose gives the node a class of Android's for.
  var role: AndroidRole {
    if properties["EditableText"] != nil || actions.contains("SetText") { return .textField }
    switch text("Role") {
    case "Button": return .button
    case "Checkbox": return .checkBox
    case "Switch": return .switch
    case "RadioButton": return .radioButton
    case "Tab": return .tab
    case "Image": return .image
    case "DropdownList": return .spinner
    case "ValuePicker": return .slider
    default: break
    }
    if properties["ProgressBarRangeInfo"] != nil {
      return actions.contains("SetProgress") ? .slider : .progress
    }
    if properties["CollectionInfo"] != nil { return .list }
    if actions.contains("ScrollBy") { return .scroller }
    return list("Text") == nil ? .view : .text
  }

  /// What of the view is true.
  var flags: AndroidElement.Flags {
    var flags: AndroidElement.Flags = []
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
    } else if text("Role") == "RadioButton" {
      flags.insert(.isCheckable)
      if flags.remove(.isSelected) != nil { flags.insert(.isChecked) }
    }
    if text("LiveRegion") != nil { flags.insert(.isLive) }
    return flags
  }

  private static let flagsOfMarks: [(Substring, AndroidElement.Flags)] = [
    ("Disabled", .isDisabled), ("Heading", .isHeading), ("Password", .isPassword),
    ("InvisibleToUser", .isUnimportant), ("HideFromAccessibility", .isUnimportant),
  ]

  /// The text of the view: what is typed into a field, how far a bar is, or the words.
  var words: String? {
    switch role {
    case .textField: text("EditableText")
    case .slider, .progress: text("StateDescription") ?? percentage
    default: list("Text")
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
