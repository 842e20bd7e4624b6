/// The sequences of keys, as xterm, the Linux console, screen, tmux and rxvt send them.
enum KeySequence {
  /// Returns the key of a sequence.
  static func key(final: UInt8, parameters: [UInt8]) -> Key {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    // A question mark or the like: an answer of the terminal.
    guard parameters.isEmpty || numbers.allSatisfy({ $0 != nil }) else { return .other }
    if numbers.count == 2, numbers[1] == control, let key = withControl(final) { return key }
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "Z"): return .backTab
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "~"): return numbered(numbers.first.flatMap(\.self))
    default: return .other
    }
  }

  /// What xterm sends for Control as the second number: one more than the bit of the key.
  private static let control = 5

  private static func withControl(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "C"): .wordRight
    case UInt8(ascii: "D"): .wordLeft
    case UInt8(ascii: "H"): .top
    case UInt8(ascii: "F"): .bottom
    default: nil
    }
  }

  /// Returns the key of a sequence of ESC, O and one byte: an arrow, or a key of the keypad, in the
  /// application mode of a terminal.
  static func singleShifted(_ final: UInt8) -> Key {
    switch final {
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "k"): .character("+")
    case UInt8(ascii: "m"): .character("-")
    default: key(final: final, parameters: [])
    }
  }

  private static func numbered(_ number: Int?) -> Key {
    switch number {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    default: .other
    }
  }
}
