internal import AccessibilityTree

/// The words of an element, each said once.
struct XCUITestTexts {
  var label: String?
  var value: String?
  var id: String?
  var hint: String?
  /// What an empty field shows.
  private(set) var placeholder: String?
  /// What was left out because it is heard already, or is no value, as a report counts it.
  private(set) var dropped: [String] = []
  /// Whether the value said that the element is selected, and so is no value.
  var isSelected = false

  /// Reads the words of a node.
  init(_ node: XCUITestElement, in dump: XCUITestDump) {
    label = dump.string(node.label)
    value = dump.string(node.value)
    id = dump.areEqual(node.name, node.label) ? nil : dump.string(node.name)
    hint = dump.string(node.hint)
    if node.flags.contains(.hasCutValue) { takeCutValue() }
    if node.type.takesText {
      placeholder = dump.string(node.placeholder)
      dropPlaceholder(placeholder)
    }
    if node.type.showsSelectionAsValue { takeSelection(node, dump) }
    if node.type == .cell { dropRepetition() }
    if value?.isHeardLike(label) == true { drop("values that repeat the label") }
  }

  private mutating func drop(_ what: String) {
    value = nil
    dropped.append(what)
  }

  /// Of a long value the dump may hold the start and three dots.
  private mutating func takeCutValue() {
    guard let text = value, text.hasSuffix("...") else { return }
    let start = text.dropLast(3)
    if label == text {
      // A text of macOS, which has a value and no label.
      label = start + "…"
      drop("ends of values, which the dump cuts short")
    } else if label?.hasPrefix(start) == true {
      drop("values that repeat the label")
    } else {
      value = start + "…"
      dropped.append("ends of values, which the dump cuts short")
    }
  }

  /// An empty field has its placeholder for a value, and often for a label too; it is heard once.
  private mutating func dropPlaceholder(_ placeholder: String?) {
    guard let placeholder, value == nil || value == placeholder else { return }
    if value != nil { drop("values that repeat the placeholder") }
    if label == nil { label = placeholder }
  }

  /// A selected button has "1" for a value, unless it is a switch in the shape of a button.
  private mutating func takeSelection(_ node: XCUITestElement, _ dump: XCUITestDump) {
    guard value == "1" || value == "0" else { return }
    if dump.string(node.traits)?.contains("Toggle") == true { return }
    if value == "1" {
      isSelected = true
      drop("values that say whether something is selected")
    } else if value == "0", node.type == .radioButton || node.type == .tab {
      drop("values that say whether something is selected")
    }
  }

  /// A row's value may start with its label, or its label end with its value: "Keyboards, 3".
  private mutating func dropRepetition() {
    guard let label, let text = value else { return }
    if text.hasPrefix(label + ",") {
      let rest = text.dropFirst(label.count + 1).drop { $0.isWhitespace }
      drop("values that repeat the label")
      value = String(rest).nonblank
    } else if label.hasSuffix(", " + text) {
      drop("values that repeat the label")
    }
  }
}
