import Documents

/// A key of a keyboard with those that are held, as a browser is told of it.
package struct PageKey: Equatable, Sendable {
  /// Keys that are held, as the protocol numbers them.
  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let alt = Self(rawValue: 1)
    package static let control = Self(rawValue: 2)
    package static let meta = Self(rawValue: 4)
    package static let shift = Self(rawValue: 8)
  }

  let name: String
  let code: String
  let number: Int
  /// What the key writes, or `nil` for nothing.
  var text: String?
  var modifiers: Modifiers = []

  static let escape = PageKey(name: "Escape", code: "Escape", number: 27)
  static let backspace = PageKey(name: "Backspace", code: "Backspace", number: 8)
  static let enter = PageKey(name: "Enter", code: "Enter", number: 13, text: "\r")
  static let up = PageKey(name: "ArrowUp", code: "ArrowUp", number: 38)
  static let down = PageKey(name: "ArrowDown", code: "ArrowDown", number: 40)

  private init(name: String, code: String, number: Int, text: String? = nil) {
    self.name = name
    self.code = code
    self.number = number
    self.text = text
  }

  /// Finds a key by its name in the DOM (`KeyboardEvent.key`), `nil` for a name that it does not have.
  package init?(_ name: String, with modifiers: Modifiers = []) {
    if let number = Self.numbers[name] {
      self.init(name: name, code: name, number: number)
      if name == "Enter" { text = "\r" }
    } else if name.first == "F", let number = Int(name.dropFirst()), (1...12).contains(number) {
      self.init(name: name, code: name, number: 111 + number)
    } else if let character = name.first, name.count == 1, let key = Self.writing(character) {
      self = key
    } else {
      return nil
    }
    self.modifiers = modifiers
    // With these held a key is a shortcut, and writes nothing.
    if !modifiers.isDisjoint(with: [.alt, .control, .meta]) { text = nil }
  }

  /// Returns the key that writes a character, or `nil` where none does.
  static func writing(_ character: Character) -> PageKey? {
    if character == "\n" { return enter }
    guard let byte = character.asciiValue, byte >= 0x20, byte < 0x7F else { return nil }
    let text = String(character)
    if character.isLetter {
      return PageKey(
        name: text, code: "Key\(text.uppercased())", number: Int(byte & 0xDF), text: text)
    }
    if character.isNumber {
      return PageKey(name: text, code: "Digit\(text)", number: Int(byte), text: text)
    }
    if character == " " { return PageKey(name: " ", code: "Space", number: 32, text: " ") }
    return PageKey(name: text, code: "", number: 0, text: text)
  }

  // Virtual key codes of Windows, by which a browser knows keys that write nothing.
  private static let numbers = [
    "Tab": 9, "Enter": 13, "Escape": 27, "Backspace": 8, "Delete": 46, "Home": 36, "End": 35,
    "PageUp": 33, "PageDown": 34, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
    "ArrowDown": 40,
  ]

  /// Whether the key moves the focus on or back.
  package var isTab: Bool { name == "Tab" && modifiers.subtracting(.shift).isEmpty }

  /// Writes the parameters of `Input.dispatchKeyEvent`.
  func write(_ json: inout JSONWriter, isDown: Bool) {
    json.field("type", isDown ? (text == nil ? "rawKeyDown" : "keyDown") : "keyUp")
    json.field("key", name)
    json.field("code", code)
    json.field("windowsVirtualKeyCode", Double(number))
    if !modifiers.isEmpty { json.field("modifiers", Double(modifiers.rawValue)) }
    if isDown, let text { json.field("text", text) }
  }
}
