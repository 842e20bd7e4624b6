internal import Documents

/// A key of a keyboard, as a browser is told of it.
struct PageKey {
  let name: String
  let code: String
  let number: Int
  /// What the key writes, or `nil` for nothing.
  var text: String?

  static let escape = PageKey(name: "Escape", code: "Escape", number: 27)
  static let backspace = PageKey(name: "Backspace", code: "Backspace", number: 8)
  static let enter = PageKey(name: "Enter", code: "Enter", number: 13, text: "\r")
  static let up = PageKey(name: "ArrowUp", code: "ArrowUp", number: 38)
  static let down = PageKey(name: "ArrowDown", code: "ArrowDown", number: 40)

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
    return PageKey(name: text, code: character == " " ? "Space" : "", number: 0, text: text)
  }

  /// Writes the parameters of `Input.dispatchKeyEvent`.
  func write(_ json: inout JSONWriter, isDown: Bool) {
    json.field("type", isDown ? (text == nil ? "rawKeyDown" : "keyDown") : "keyUp")
    json.field("key", name)
    json.field("code", code)
    json.field("windowsVirtualKeyCode", Double(number))
    if isDown, let text { json.field("text", text) }
  }
}
