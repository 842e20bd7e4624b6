internal import SystemCalls

/// The attributes of a dump that are read; any other is passed over.
enum XCUITestAttribute {
  case label, value, name, title, enabled, visible, accessible, native, focused, hasFocus
  case selected, editing, traits, placeholder, actions, hint, minimum, maximum
  case x, y, width, height

  /// Creates the attribute of a name, `nil` for one that is not read.
  ///
  /// `hittable` is not: it says what a finger hits, and a text in a button is not hit. `index` repeats the
  /// place, `type` the tag, `nativeFrame` the frame.
  init?(_ name: UnsafePointer<UInt8>) {
    let bytes = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
    switch name[0] {
    case UInt8(ascii: "a") where strcmp(bytes, "accessible") == 0: self = .accessible
    case UInt8(ascii: "c") where strcmp(bytes, "customActions") == 0: self = .actions
    case UInt8(ascii: "e") where strcmp(bytes, "enabled") == 0: self = .enabled
    case UInt8(ascii: "f") where strcmp(bytes, "focused") == 0: self = .focused
    case UInt8(ascii: "h") where strcmp(bytes, "height") == 0: self = .height
    case UInt8(ascii: "i") where strcmp(bytes, "identifier") == 0: self = .name
    case UInt8(ascii: "l") where strcmp(bytes, "label") == 0: self = .label
    case UInt8(ascii: "m") where strcmp(bytes, "minValue") == 0: self = .minimum
    case UInt8(ascii: "m") where strcmp(bytes, "maxValue") == 0: self = .maximum
    case UInt8(ascii: "n") where strcmp(bytes, "name") == 0: self = .name
    case UInt8(ascii: "n") where strcmp(bytes, "nativeAccessibilityElement") == 0: self = .native
    case UInt8(ascii: "p") where strcmp(bytes, "placeholderValue") == 0: self = .placeholder
    case UInt8(ascii: "s") where strcmp(bytes, "selected") == 0: self = .selected
    case UInt8(ascii: "t") where strcmp(bytes, "traits") == 0: self = .traits
    case UInt8(ascii: "t") where strcmp(bytes, "title") == 0: self = .title
    case UInt8(ascii: "v") where strcmp(bytes, "value") == 0: self = .value
    case UInt8(ascii: "v") where strcmp(bytes, "visible") == 0: self = .visible
    case UInt8(ascii: "w") where strcmp(bytes, "width") == 0: self = .width
    case UInt8(ascii: "x") where name[1] == 0: self = .x
    case UInt8(ascii: "y") where name[1] == 0: self = .y
    default: return nil
    }
  }

  /// Returns a number of the dump, not a number when it is none.
  ///
  /// Nearly all are short whole numbers, which need no text to be made.
  static func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Double {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = bytes.dropFirst(isNegative ? 1 : 0)
    if (1...15).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) {
      let number = digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
      return Double(isNegative ? -number : number)
    }
    return Double(String(decoding: bytes.prefix(64), as: UTF8.self)) ?? .nan
  }
}
