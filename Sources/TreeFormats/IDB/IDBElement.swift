internal import AccessibilityTree
internal import Documents

/// One node of a dump as the JSON holds it.
struct IDBElement {
  var label: String?
  var value: String?
  var id: String?
  var hint: String?
  var title: String?
  var placeholder: String?
  /// Whether the dump tells of the node what it shows while it is empty.
  var saysPlaceholder = false
  var role = IDBRole.generic
  /// Whether the node names a role at all.
  var hasRole = false
  var subrole: String?
  var roleDescription: String?
  /// The names of traits, or `nil` for a dump that does not list them.
  var traits: [String]?
  var frame: Frame?
  var hasAbsurdFrame = false
  var isEnabled = true
  var isHidden = false
  var isFocused = false
  /// Whether the element must be filled in.
  var isRequired = false
  /// Whether the tool found the element by touching the screen rather than in the tree.
  var isSynthesized = false
  /// Whether the node is one of macapptree's, which name the corner and the size of frames.
  var isOfMac = false
  /// The role as the dump writes it, without `AX`.
  var roleName: String?
  var isExpanded: Bool?
  var process: String?
  var actions: [String] = []
  var children: [DocumentNode] = []
  private var corner: [Double] = []
  private var extent: [Double] = []

  /// Reads a node.
  init(_ node: DocumentNode) throws(SourceError) {
    guard node.kind == .mapping else {
      throw node.error("an element is a mapping, not \(node.described)")
    }
    try node.forEachPair { (key, value) throws(SourceError) in
      if !value.isNull {
        try take(key.text, value)
      } else if key.text == "placeholder" {
        saysPlaceholder = true
      }
    }
    if label == nil { label = title }
    if isOfMac, frame == nil { take(corner + extent) }
  }

  private mutating func take(_ key: String, _ node: DocumentNode) throws(SourceError) {
    switch key {
    case "AXLabel", "label", "description": label = try text(node, key)
    case "AXValue", "value": value = try text(node, key)
    case "AXUniqueId", "identifier": id = try text(node, key)
    case "help", "hint": hint = try text(node, key)
    case "title", "name": title = try text(node, key)
    case "placeholder":
      placeholder = try text(node, key)
      saysPlaceholder = true
    // `type` is `role` without its AX; either may be missing.
    case "type", "role":
      guard let name = try text(node, key), !hasRole || role == .generic else { return }
      role = IDBRole(named: name)
      roleName = name.hasPrefix("AX") ? String(name.dropFirst(2)) : name
      hasRole = true
    case "subrole": subrole = try text(node, key)
    case "role_description": roleDescription = try text(node, key)
    case "traits": traits = try node.strings(for: key)
    case "enabled": isEnabled = try node.boolean(for: key)
    case "focused": isFocused = try node.boolean(for: key)
    case "content_required": isRequired = try node.boolean(for: key)
    case "synthesized": isSynthesized = try node.boolean(for: key)
    case "absolute_position":
      isOfMac = true
      corner = IDBFrame.numbers(node)
    case "size": extent = IDBFrame.numbers(node)
    case "hidden": isHidden = try node.boolean(for: key)
    // What cannot be expanded is reported as not expanded too, so that only `true` means something.
    case "expanded": isExpanded = try node.boolean(for: key) ? true : nil
    case "pid": process = try text(node, key)
    case "custom_actions", "actions": actions = try node.strings(for: key)
    case "children": children = try node.list(for: key)
    case "frame", "AXFrame": take(IDBFrame.numbers(node))
    default: break
    }
  }

  private mutating func take(_ numbers: [Double]) {
    if frame != nil { return }
    guard numbers.count == 4 else { return hasAbsurdFrame = true }
    switch ImportedFrame.judge(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    {
    case .frame(let found):
      frame = found
      hasAbsurdFrame = false
    case .none: break
    case .absurd: hasAbsurdFrame = true
    }
  }

  /// A text, or a number or truth value as it is written; `nil` for white space.
  private func text(_ node: DocumentNode, _ key: String) throws(SourceError) -> String? {
    switch node.kind {
    case .number, .boolean: node.text
    default: try node.string(for: key).nonblank
    }
  }

  /// Whether nothing about the node can be heard or seen, as in a dump of a screen that was not ready.
  var isDead: Bool {
    label == nil && value == nil && id == nil && !hasRole && children.isEmpty
      && (frame.map { $0.width == 0 && $0.height == 0 } ?? true)
  }
}

/// Reads frames: `{"x": 1, …}` and `"{{1, 2}, {3, 4}}"`, and halves of frames: `"1.00;2.00"`.
enum IDBFrame {
  /// Returns the numbers of a frame: left, top, width, height; fewer when some cannot be read.
  static func numbers(_ node: DocumentNode) -> [Double] {
    if node.kind == .mapping {
      return ["x", "y", "width", "height"].compactMap { node[$0]?.looseNumber }
    }
    guard node.kind == .string else { return [] }
    let separators: Set<Character> = ["{", "}", ",", ";", " "]
    return node.text.prefix(200).split { separators.contains($0) }.compactMap { Double($0) }
  }
}
