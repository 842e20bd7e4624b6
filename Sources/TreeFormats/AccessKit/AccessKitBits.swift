internal import AccessibilityTree
internal import Documents

/// Reads what updates write in several ways: sets as numbers or lists, numbers, transforms.
enum AccessKitBits {
  /// Flags of a node that are heard, by the bits of versions that write a number.
  struct Flags: OptionSet {
    let rawValue: UInt32
    static let hidden = Flags(rawValue: 1 << 0)
    static let touchTransparent = Flags(rawValue: 1 << 7)
    static let disabled = Flags(rawValue: 1 << 9)
  }

  /// Returns flags.
  static func flags(_ node: DocumentNode) -> Flags {
    if node.kind == .number { return Flags(rawValue: UInt32(node.text) ?? 0) }
    let names = Set(node.items.map(\.text))
    var flags: Flags = []
    if names.contains("hidden") { flags.insert(.hidden) }
    if names.contains("touchTransparent") { flags.insert(.touchTransparent) }
    if names.contains("disabled") { flags.insert(.disabled) }
    return flags
  }

  /// The bits of actions that make a node an element; `default` is what `click` was called until 0.16.
  private static let names: [String: UInt32] = [
    "click": 0, "default": 0, "focus": 1, "collapse": 3, "expand": 4, "customAction": 5,
    "decrement": 6, "increment": 7, "replaceSelectedText": 10, "setTextSelection": 18,
    "setValue": 20,
  ]

  /// Returns the names of actions, in the order of their bits.
  static func names(ofActions bits: UInt32) -> [String] {
    if bits == 0 { return [] }
    return ordered.filter { bits & 1 << $0.value != 0 }.map(\.key)
  }

  private static let ordered = names.filter { $0.key != "default" }.sorted { $0.value < $1.value }

  /// Returns actions.
  static func actions(_ node: DocumentNode) -> UInt32 {
    if node.kind == .number { return UInt32(node.text) ?? 0 }
    return node.items.reduce(0) { bits, item in names[item.text].map { bits | 1 << $0 } ?? bits }
  }

  /// Returns a transform.
  static func transform(_ node: DocumentNode) -> ImportedTransform? {
    let numbers = node.items.compactMap(\.looseNumber)
    guard numbers.count == 6, numbers.allSatisfy(\.isFinite) else { return nil }
    return ImportedTransform(
      scaleX: numbers[0], skewX: numbers[2], skewY: numbers[1], scaleY: numbers[3], x: numbers[4],
      y: numbers[5])
  }
}
