/// Turns the bytes that a terminal sends into keys.
///
/// The bytes may come in pieces of any size. An Escape key by itself sends the byte with which the
/// sequences of other keys begin, so it is only known when nothing follows: whoever feeds the decoder
/// waits for a moment while ``isWaiting``, then calls ``flush()``.
package struct KeyDecoder: Sendable {
  private enum State {
    case ground
    /// After ESC.
    case escape
    /// After ESC O.
    case singleShift
    /// After ESC [ and further bytes.
    case sequence([UInt8])
    /// After ESC [ [, with which the Linux console sends its function keys.
    case linuxFunction
    /// In an answer of the terminal, which ends with BEL or ESC \.
    case answer(sawEscape: Bool)
    /// In a character of several bytes.
    case character([UInt8], length: Int)
    /// In pasted text.
    case paste
  }

  /// The longest sequence that any key sends is far shorter.
  private static let longestSequence = 32
  /// The most bytes of pasted text that are kept.
  static let longestPaste = 1 << 16
  private static let pasteEnd: [UInt8] = Array("\u{1B}[201~".utf8)

  private var state = State.ground
  private var pasted: [UInt8] = []

  /// Creates a decoder that has seen nothing.
  package init() {}

  /// Whether bytes are missing, or an Escape key cannot yet be told from the beginning of a sequence.
  ///
  /// Pasted text is waited for without end: what comes late is still text and no command.
  package var isWaiting: Bool {
    switch state {
    case .ground, .paste: false
    default: true
    }
  }

  /// Takes bytes.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Ends what is incomplete, as nothing has followed for a while.
  package mutating func flush() -> [Key] {
    if case .paste = state { return [] }
    defer { state = .ground }
    if case .escape = state { return [.escape] }
    return []
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: begin(byte, &keys)
    case .escape:
      switch byte {
      case 0x1B: keys.append(.escape)
      case UInt8(ascii: "["): state = .sequence([])
      case UInt8(ascii: "O"): state = .singleShift
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
        state = .answer(sawEscape: false)
      default:
        // A key with Alt.
        state = .ground
        keys.append(.other)
      }
    case .singleShift:
      state = .ground
      keys.append(KeySequence.singleShifted(byte))
    case .linuxFunction:
      state = .ground
      keys.append(.other)
    case .sequence(let parameters): takeSequence(byte, parameters, &keys)
    case .answer(let sawEscape):
      if byte == 0x07 || (sawEscape && byte == UInt8(ascii: "\\")) {
        state = .ground
      } else {
        state = .answer(sawEscape: byte == 0x1B)
      }
    case .character(let bytes, let length): takeCharacter(byte, bytes, length, &keys)
    case .paste: takePasted(byte, &keys)
    }
  }

  private mutating func takePasted(_ byte: UInt8, _ keys: inout [Key]) {
    pasted.append(byte)
    let end = Self.pasteEnd
    if byte == end.last, pasted.suffix(end.count).elementsEqual(end) {
      let text = pasted.dropLast(end.count).prefix(Self.longestPaste)
      keys.append(.paste(String(decoding: text, as: UTF8.self)))
      pasted = []
      state = .ground
    } else if pasted.count > 2 * Self.longestPaste {
      // Past the limit only the last few bytes are kept, for the end to be found.
      pasted.removeSubrange(Self.longestPaste..<(pasted.count - end.count))
    }
  }

  private mutating func begin(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: keys.append(.enter)
    case 0x7F, 0x08: keys.append(.backspace)
    case 0x09: keys.append(.tab)
    case 0x01...0x1A:
      keys.append(.control(Character(Unicode.Scalar(byte + UInt8(ascii: "a") - 1))))
    case 0x00...0x1F: keys.append(.other)
    case 0x20..<0x7F: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: state = .character([byte], length: 2)
    case 0xE0...0xEF: state = .character([byte], length: 3)
    case 0xF0...0xF4: state = .character([byte], length: 4)
    default: keys.append(.other)
    }
  }

  private mutating func takeSequence(_ byte: UInt8, _ parameters: [UInt8], _ keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty: state = .linuxFunction
    case 0x20..<0x40:
      // An endless sequence keeps its beginning, which names no key, and is swallowed to its end.
      if parameters.count < Self.longestSequence { state = .sequence(parameters + [byte]) }
    case 0x40..<0x7F:
      state = .ground
      if byte == UInt8(ascii: "~"), parameters.elementsEqual("200".utf8) {
        state = .paste
      } else {
        keys.append(KeySequence.key(final: byte, parameters: parameters))
      }
    case 0x1B: state = .escape
    default:
      // No byte of a sequence: what was begun is broken off.
      state = .ground
      begin(byte, &keys)
    }
  }

  private mutating func takeCharacter(
    _ byte: UInt8, _ bytes: [UInt8], _ length: Int, _ keys: inout [Key]
  ) {
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      keys.append(.other)
      return begin(byte, &keys)
    }
    let bytes = bytes + [byte]
    guard bytes.count == length else { return state = .character(bytes, length: length) }
    state = .ground
    // The replacement character stands for surrogates and overlong forms; C1 controls are no text.
    let text = String(decoding: bytes, as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      scalar != "\u{FFFD}", scalar.value >= 0xA0
    else { return keys.append(.other) }
    keys.append(.character(Character(scalar)))
  }
}
