/// Reads the fields of an element's line one after the other.
///
/// They always come in the same order: identifier, title, label, value, placeholder and the states. Quotes
/// inside of texts are not escaped, so that a text ends at the first quote behind which another field
/// follows, or nothing. Values have no quotes.
struct DebugDescriptionFields {
  /// A field.
  enum Field {
    case text(XCUITestAttribute, [UInt8])
    case frame(String)
    case traits(UInt64)
    case disabled, selected, focused, editing
  }

  private enum State: CaseIterable {
    case disabled, selected, keyboardFocused, focused

    var word: String {
      switch self {
      case .disabled: "Disabled"
      case .selected: "Selected"
      case .keyboardFocused: "Keyboard Focused"
      case .focused: "Focused"
      }
    }

    var field: Field {
      switch self {
      case .disabled: .disabled
      case .selected: .selected
      case .keyboardFocused: .editing
      case .focused: .focused
      }
    }
  }

  private static let texts: [(key: [UInt8], attribute: XCUITestAttribute)] = [
    (Array("identifier: '".utf8), .name), (Array("title: '".utf8), .title),
    (Array("label: '".utf8), .label), (Array("placeholderValue: '".utf8), .placeholder),
  ]
  private static let valueKey = Array("value: ".utf8)
  private static let placeholderKey = Array(", placeholderValue: '".utf8)
  private static let states = State.allCases.map { (word: Array($0.word.utf8), state: $0) }

  private var rest: ArraySlice<UInt8>
  /// The states behind the value, which has no quotes to end it.
  private var pending: [Field] = []

  /// Creates a reader of fields.
  init(_ rest: ArraySlice<UInt8>) {
    var rest = rest
    while let last = rest.last, last <= 0x20 { rest.removeLast() }
    self.rest = rest
  }

  /// Returns whether a value is the start of a longer one: 18 characters and three dots (measured).
  static func isCut(_ value: [UInt8]) -> Bool {
    value.count >= 21 && value.suffix(3).elementsEqual("...".utf8)
  }

  /// Returns the next field that is read, `nil` at the end.
  mutating func next() -> Field? {
    if let field = pending.popLast() { return field }
    while !rest.isEmpty {
      skipSeparators()
      for (key, attribute) in Self.texts where rest.starts(with: key) {
        rest = rest.dropFirst(key.count)
        return .text(attribute, quoted())
      }
      if rest.starts(with: Self.valueKey) {
        rest = rest.dropFirst(Self.valueKey.count)
        return .text(.value, value())
      }
      if rest.starts(with: "{{".utf8) {
        let end = rest.prefix(200).firstRange(of: "}}")
        let frame = rest[..<(end ?? rest.endIndex)]
        rest = rest[(end ?? rest.endIndex)...]
        return .frame(String(decoding: frame, as: UTF8.self))
      }
      if rest.starts(with: "traits: ".utf8) {
        rest = rest.dropFirst(8)
        let digits = rest.prefix { (0x30...0x39).contains($0) }
        rest = rest[digits.endIndex...]
        if let bits = UInt64(String(decoding: digits, as: UTF8.self)) { return .traits(bits) }
        continue
      }
      if let state = takeState() { return state }
      skipUnknown()
    }
    return nil
  }

  private mutating func skipSeparators() {
    rest = rest.drop {
      $0 == 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") || $0 == 0x0A
    }
  }

  /// Passes over a field that says nothing to a reader, such as the process.
  private mutating func skipUnknown() {
    rest = rest.drop { $0 != UInt8(ascii: ",") && $0 != 0x0A }
  }

  private mutating func takeState() -> Field? {
    for (word, state) in Self.states where rest.starts(with: word) {
      let behind = rest.dropFirst(word.count)
      guard behind.isEmpty || behind.first == UInt8(ascii: ",") || behind.first == 0x0A else {
        continue
      }
      rest = behind
      return state.field
    }
    return nil
  }

  /// The text up to its closing quote.
  private mutating func quoted() -> [UInt8] {
    var weak: Int?
    var index = rest.startIndex
    while let quote = rest[index...].firstIndex(of: UInt8(ascii: "'")) {
      let behind = rest[(quote + 1)...]
      if behind.isEmpty || isField(behind) { return text(to: quote) }
      // Other text may follow on the next line, or the label goes on there.
      if weak == nil, behind.first == 0x0A { weak = quote }
      index = quote + 1
    }
    return text(to: weak ?? rest.endIndex)
  }

  private mutating func text(to end: Int) -> [UInt8] {
    defer { rest = rest[min(end + 1, rest.endIndex)...] }
    return Array(rest[..<end])
  }

  /// Whether a comma and a field follow, or a comma and a state.
  private func isField(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.starts(with: ", ".utf8) else { return false }
    let bytes = bytes.dropFirst(2)
    if bytes.starts(with: Self.valueKey) { return true }
    if Self.texts.contains(where: { bytes.starts(with: $0.key) }) { return true }
    return Self.states.contains { word, _ in
      guard bytes.starts(with: word) else { return false }
      let behind = bytes.dropFirst(word.count).first
      return behind == nil || behind == UInt8(ascii: ",") || behind == 0x0A
    }
  }

  /// A value goes on to the placeholder, or to the states at the end of the line.
  private mutating func value() -> [UInt8] {
    if let placeholder = rest.firstIndex(of: Self.placeholderKey) {
      let value = Array(rest[..<placeholder])
      rest = rest[placeholder...]
      return value
    }
    var value = rest
    rest = rest[rest.endIndex...]
    var isState = true
    while isState {
      isState = false
      for (word, state) in Self.states where value.reversed().starts(with: word.reversed()) {
        let before = value.dropLast(word.count)
        guard before.isEmpty || before.suffix(2).elementsEqual(", ".utf8) else { continue }
        pending.append(state.field)
        value = before.dropLast(2)
        isState = true
        break
      }
    }
    return Array(value)
  }
}

extension ArraySlice<UInt8> {
  /// The index behind the first occurrence of a text, or `nil`.
  fileprivate func firstRange(of text: String) -> Int? {
    firstIndex(of: Array(text.utf8)).map { $0 + text.utf8.count }
  }

  /// The index of the first occurrence of a text, or `nil`.
  fileprivate func firstIndex(of text: [UInt8]) -> Int? {
    var index = startIndex
    while let found = self[index...].firstIndex(of: text[0]) {
      if self[found...].starts(with: text) { return found }
      index = found + 1
    }
    return nil
  }
}
