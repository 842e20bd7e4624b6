internal import AccessibilityTree
internal import SystemCalls

/// The attributes of a view that are read, of every tool that writes them; any other is passed over.
enum AndroidAttribute {
  case text, description, hint, id, pane, type, package, bounds
  case flag(AndroidElement.Flags)
  /// A flag that is set when the attribute is `false`.
  case notFlag(AndroidElement.Flags)
  case live

  /// Creates the attribute of a name, `nil` for one that is not read.
  ///
  /// - Parameter name: The name, ended by a zero byte.
  init?(_ name: UnsafePointer<UInt8>) {
    let bytes = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
    func isNamed(_ word: StaticString) -> Bool { strcmp(bytes, word.utf8Start) == 0 }
    switch name[0] {
    case UInt8(ascii: "a") where isNamed("accessibilityText"): self = .description
    case UInt8(ascii: "a") where isNamed("a11y-important"): self = .notFlag(.isUnimportant)
    case UInt8(ascii: "b") where isNamed("bounds"): self = .bounds
    case UInt8(ascii: "c") where isNamed("class"): self = .type
    case UInt8(ascii: "c") where isNamed("content-desc"): self = .description
    case UInt8(ascii: "c") where isNamed("clickable"): self = .flag(.isClickable)
    case UInt8(ascii: "c") where isNamed("checkable"): self = .flag(.isCheckable)
    case UInt8(ascii: "c") where isNamed("checked"): self = .flag(.isChecked)
    case UInt8(ascii: "d") where isNamed("displayed"): self = .notFlag(.isInvisible)
    case UInt8(ascii: "e") where isNamed("enabled"): self = .notFlag(.isDisabled)
    case UInt8(ascii: "f") where isNamed("focusable"): self = .flag(.isFocusable)
    case UInt8(ascii: "f") where isNamed("focused"): self = .flag(.isFocused)
    case UInt8(ascii: "h") where isNamed("hint") || isNamed("hintText"): self = .hint
    case UInt8(ascii: "h") where isNamed("heading"): self = .flag(.isHeading)
    case UInt8(ascii: "i") where isNamed("important-for-accessibility"):
      self = .notFlag(.isUnimportant)
    case UInt8(ascii: "l") where isNamed("long-clickable"): self = .flag(.isLongClickable)
    case UInt8(ascii: "l") where isNamed("live-region"): self = .live
    case UInt8(ascii: "p") where isNamed("package"): self = .package
    case UInt8(ascii: "p") where isNamed("password"): self = .flag(.isPassword)
    case UInt8(ascii: "p") where isNamed("pane-title"): self = .pane
    case UInt8(ascii: "r") where isNamed("resource-id"): self = .id
    case UInt8(ascii: "s") where isNamed("selected"): self = .flag(.isSelected)
    case UInt8(ascii: "s") where isNamed("scrollable"): self = .flag(.isScrollable)
    case UInt8(ascii: "s") where isNamed("showing-hint"): self = .flag(.showsHint)
    case UInt8(ascii: "s") where isNamed("screen-reader-focusable"):
      self = .flag(.isScreenReaderFocusable)
    case UInt8(ascii: "t") where isNamed("text"): self = .text
    case UInt8(ascii: "v") where isNamed("visible-to-user"): self = .notFlag(.isInvisible)
    default: return nil
    }
  }
}

extension AndroidDump {
  /// Takes an attribute of a view.
  ///
  /// - Parameters:
  ///   - attribute: Which.
  ///   - bytes: Its value.
  ///   - node: The view.
  mutating func take(
    _ attribute: AndroidAttribute, _ bytes: UnsafeBufferPointer<UInt8>,
    of node: inout AndroidElement
  ) {
    switch attribute {
    case .text: node.text = keep(bytes)
    case .description: node.description = keep(bytes)
    case .hint: node.hint = keep(bytes)
    case .pane:
      saysPanes = true
      node.pane = keep(bytes)
    case .type: take(type: String(decoding: bytes, as: UTF8.self), of: &node)
    case .package:
      if bytes.elementsEqual("com.android.systemui".utf8) { node.flags.insert(.isSystem) }
    case .bounds: takeBounds(bytes, of: &node)
    case .flag(let flag):
      if flag == .isHeading { saysHeadings = true }
      if bytes.first == UInt8(ascii: "t") { node.flags.insert(flag) }
    case .notFlag(let flag): if bytes.first == UInt8(ascii: "f") { node.flags.insert(flag) }
    case .live:
      if let first = bytes.first, (0x31...0x39).contains(first) { node.flags.insert(.isLive) }
    case .id: take(id: bytes, of: &node)
    }
  }

  /// Takes a view's class.
  ///
  /// - Parameters:
  ///   - type: The class, with or without its package.
  ///   - node: The view.
  func take(type: String, of node: inout AndroidElement) {
    node.role = AndroidRole(class: type)
    if type.hasSuffix("Toolbar") { node.flags.insert(.isToolbar) }
    if type.hasSuffix("SearchAutoComplete") { node.flags.insert(.isSearch) }
  }

  private mutating func take(
    id bytes: UnsafeBufferPointer<UInt8>, of node: inout AndroidElement
  ) {
    node.id = keep(bytes)
    let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes[($0 + 1)...] } ?? bytes[...]
    switch name.count {
    // The names that Android's libraries give, in every app.
    case 7 where name.elementsEqual("toolbar".utf8), 10 where name.elementsEqual("action_bar".utf8):
      node.flags.insert(.isToolbar)
    case 15 where name.elementsEqual("search_src_text".utf8): node.flags.insert(.isSearch)
    case 29 where name.elementsEqual("navigation_bar_item_icon_view".utf8):
      node.flags.insert(.isNavigationIcon)
    default: break
    }
    if bytes.starts(with: "com.android.systemui:".utf8) { node.flags.insert(.isSystem) }
  }

  /// Reads `[left,top][right,bottom]`.
  private func takeBounds(
    _ bytes: UnsafeBufferPointer<UInt8>, of node: inout AndroidElement
  ) {
    var numbers: [Double] = []
    for part in bytes.split(whereSeparator: { $0 == 0x5B || $0 == 0x5D || $0 == 0x2C }) {
      numbers.append(Self.number(part))
    }
    guard numbers.count == 4 else {
      if !bytes.isEmpty { node.flags.insert(.hasAbsurdFrame) }
      return
    }
    place(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
      height: numbers[3] - numbers[1], &node)
  }

  /// Gives a view the frame that four numbers make.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: The width.
  ///   - height: The height.
  ///   - node: The view.
  func place(x: Double, y: Double, width: Double, height: Double, _ node: inout AndroidElement) {
    switch ImportedFrame.judge(x: x, y: y, width: width, height: height) {
    case .frame(let frame): node.frame = frame
    case .none: break
    case .absurd: node.flags.insert(.hasAbsurdFrame)
    }
  }

  /// Returns a number of the dump, not a number when it is none.
  ///
  /// - Parameter bytes: The number's digits.
  /// - Returns: The number.
  static func number(_ bytes: some Collection<UInt8>) -> Double {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = bytes.dropFirst(isNegative ? 1 : 0)
    if (1...15).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) {
      let number = digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
      return Double(isNegative ? -number : number)
    }
    return Double(String(decoding: bytes.prefix(64), as: UTF8.self)) ?? .nan
  }
}
