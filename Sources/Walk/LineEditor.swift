import AccessibilityTree
import Documents

/// A line of text that is being typed at the bottom of the screen.
package struct LineEditor: Equatable, Sendable {
  /// The longest text, in characters: pasted junk is cut there.
  static let longestText = 4096

  /// What was typed.
  package private(set) var text: String
  /// The number of characters before the insertion point.
  package private(set) var offset: Int
  /// Whether the text is for nobody's eyes.
  let isSecret: Bool

  /// Begins with a text, and the insertion point behind it.
  package init(_ text: String = "", isSecret: Bool = false) {
    self.text = text
    self.isSecret = isSecret
    offset = text.count
  }

  /// The text as it is shown: a secret as bullets.
  var shown: String { isSecret ? Element.hidden(text) : text }

  /// Takes a key that changes the line or moves through it.
  @discardableResult
  package mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character):
      let isSafe = character == " " || !SafeText.line(String(character)).isEmpty
      if isSafe { insert(String(character)) }
    case .paste(let text): insert(SafeText.line(text))
    case .left, .control("b"): offset = max(0, offset - 1)
    case .right, .control("f"): offset = min(text.count, offset + 1)
    case .home, .top, .control("a"): offset = 0
    case .end, .bottom, .control("e"): offset = text.count
    case .wordLeft:
      let before = text.prefix(offset).reversed()
      offset = before.drop { $0 == " " }.drop { $0 != " " }.count
    case .wordRight:
      let rest = text.dropFirst(offset)
      offset = text.count - rest.drop { $0 == " " }.drop { $0 != " " }.count
    case .backspace where offset > 0:
      offset -= 1
      remove(offset)
    case .delete where offset < text.count, .control("d") where offset < text.count:
      remove(offset)
    case .control("u"):
      text = ""
      offset = 0
    case .backspace, .delete, .control("d"): break
    default: return false
    }
    return true
  }

  private mutating func insert(_ new: String) {
    guard text.count + new.count <= Self.longestText else { return }
    // Counted in what is there afterwards: an accent joins the letter before it.
    let rest = text.count - offset
    text.insert(contentsOf: new, at: text.index(text.startIndex, offsetBy: offset))
    offset = max(0, text.count - rest)
  }

  private mutating func remove(_ place: Int) {
    text.remove(at: text.index(text.startIndex, offsetBy: place))
    offset = min(offset, text.count)
  }
}
