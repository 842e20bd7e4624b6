internal import AccessibilityTree
internal import SystemCalls

/// The attributes of a view that are read, of every tool that writes them; any other is passed over.
enum AndroidAttribute {
  case text, description, hint, id, pane, type, package, bounds
  case error, tooltip, actions, extras
  case flag(AndroidFlags)
  /// A flag that is set when the attribute is `false`.
  case notFlag(AndroidFlags)
  case live

  /// Creates the attribute of a name, `nil` for one that is not read.
  init?(_ name: UnsafePointer<UInt8>) {
    let bytes = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
    func isNamed(_ word: StaticString) -> Bool { strcmp(bytes, word.utf8Start) == 0 }
    switch name[0] {
    case UInt8(ascii: "a") where isNamed("accessibilityText"): self = .description
    case UInt8(ascii: "a") where isNamed("a11y-important"): self = .notFlag(.isUnimportant)
    case UInt8(ascii: "a") where isNamed("actions"): self = .actions
    case UInt8(ascii: "b") where isNamed("bounds"): self = .bounds
    case UInt8(ascii: "c") where isNamed("class"): self = .type
    case UInt8(ascii: "c") where isNamed("content-desc"): self = .description
    case UInt8(ascii: "c") where isNamed("clickable"): self = .flag(.isClickable)
    case UInt8(ascii: "c") where isNamed("checkable"): self = .flag(.isCheckable)
    case UInt8(ascii: "c") where isNamed("checked"): self = .flag(.isChecked)
    case UInt8(ascii: "d") where isNamed("displayed"): self = .notFlag(.isInvisible)
    case UInt8(ascii: "e") where isNamed("enabled"): self = .notFlag(.isDisabled)
    case UInt8(ascii: "e") where isNamed("error"): self = .error
    case UInt8(ascii: "e") where isNamed("extras"): self = .extras
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
    case UInt8(ascii: "t") where isNamed("tooltip-text"): self = .tooltip
    case UInt8(ascii: "v") where isNamed("visible-to-user"): self = .notFlag(.isInvisible)
    default: return nil
    }
  }
}

extension AndroidElement {
  /// Takes an attribute of the view.
  mutating func take(_ attribute: AndroidAttribute, _ bytes: UnsafeBufferPointer<UInt8>) {
    switch attribute {
    case .text: text = Self.text(bytes)
    case .description: description = Self.text(bytes)
    case .hint:
      saysHint = true
      hint = Self.text(bytes)
    case .pane:
      saysPane = true
      pane = Self.text(bytes)
    case .error: keep(\.error, Self.text(bytes))
    case .tooltip: keep(\.tooltip, Self.text(bytes))
    case .actions: takeActions(bytes)
    case .extras: takeExtras(bytes)
    case .type: type = String(decoding: bytes, as: UTF8.self)
    case .package:
      package = Self.text(bytes)
      if bytes.elementsEqual("com.android.systemui".utf8) { isSystem = true }
    case .bounds: takeBounds(bytes)
    case .flag(let flag):
      if flag == .isHeading { saysHeading = true }
      if bytes.first == UInt8(ascii: "t") { flags.insert(flag) }
    case .notFlag(let flag): if bytes.first == UInt8(ascii: "f") { flags.insert(flag) }
    case .live:
      if let first = bytes.first, (0x31...0x39).contains(first) { flags.insert(.isLive) }
    case .id:
      id = Self.text(bytes)
      if bytes.starts(with: "com.android.systemui:".utf8) { isSystem = true }
    }
  }

  /// A text, or `nil` when there is none or nothing but white space.
  private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self).nonblank
  }

  /// What can be expanded is collapsed, and the other way round; all else that can be done has flags of its own.
  private mutating func takeActions(_ bytes: UnsafeBufferPointer<UInt8>) {
    for action in bytes.split(separator: UInt8(ascii: ",")) {
      if action.elementsEqual("ACTION_EXPAND".utf8) { flags.insert(.isExpandable) }
      if action.elementsEqual("ACTION_COLLAPSE".utf8) { flags.insert(.isCollapsible) }
    }
  }

  /// Reads what Android's libraries keep among the extras of a node, as `key=value;key=value` (documented:
  /// appium-uiautomator2-server, BaseElement.java; androidx, AccessibilityNodeInfoCompat).
  private mutating func takeExtras(_ bytes: UnsafeBufferPointer<UInt8>) {
    for part in String(decoding: bytes, as: UTF8.self).split(separator: ";") {
      guard let sign = part.firstIndex(of: "=") else { continue }
      let value = String(part[part.index(after: sign)...]).nonblank
      let key = part[..<sign]
      if key == "AccessibilityNodeInfo.roleDescription" { keep(\.role, value) }
      if key.hasSuffix(".STATE_DESCRIPTION_KEY") { keep(\.state, value) }
      if key.hasSuffix(".TOOLTIP_TEXT_KEY") { keep(\.tooltip, value) }
    }
  }

  /// Reads `[left,top][right,bottom]`.
  private mutating func takeBounds(_ bytes: UnsafeBufferPointer<UInt8>) {
    var (numbers, count) = ((0.0, 0.0, 0.0, 0.0), 0)
    var start = 0
    for index in 0...bytes.count {
      guard index == bytes.count || Self.isBracket(bytes[index]) else { continue }
      if index > start {
        let number = Self.number(bytes[start..<index])
        numbers = (numbers.1, numbers.2, numbers.3, number)
        count += 1
      }
      start = index + 1
    }
    guard count == 4 else {
      if !bytes.isEmpty { hasAbsurdFrame = true }
      return
    }
    place(
      x: numbers.0, y: numbers.1, width: numbers.2 - numbers.0, height: numbers.3 - numbers.1)
  }

  private static func isBracket(_ byte: UInt8) -> Bool {
    byte == 0x5B || byte == 0x5D || byte == 0x2C
  }

  /// Returns a number of the dump, not a number when it is none.
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
