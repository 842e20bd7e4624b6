package import ScreenReader

/// A pressed key, or several keys pressed at once: `Tab`, `⇧Tab`, `Tab-Z`, `⌘R`.
public struct KeyPress: Equatable, Hashable, Sendable {
  /// The canonical spelling of the key press.
  public let name: String

  private init(known name: String) { self.name = name }

  /// Parses a key as people write it: `Shift+Tab`, `⇧Tab`, `ArrowDown`, `Return`, `Cmd-R`; the result is `nil` if no
  /// key has the name.
  ///
  /// - Parameter text: The key; names ignore case.
  public init?(_ text: String) {
    var rest = Substring(text)
    var modifiers = Set<String>()
    // Tab is the modifier of Full Keyboard Access.
    var isWithTab = false
    while true {
      if rest.count > 1, let first = rest.first, "⌃⌥⇧⌘".contains(first) {
        modifiers.insert(String(first))
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { $0 == "+" || $0 == "-" }), end != rest.startIndex,
        rest.index(after: end) != rest.endIndex
      else { break }
      let word = rest[..<end].lowercased()
      if word == "tab" {
        isWithTab = true
      } else if let modifier = Self.modifiers[word] {
        modifiers.insert(modifier)
      } else {
        return nil
      }
      rest = rest[rest.index(after: end)...]
    }
    let key: String
    if let known = Self.keys[rest.lowercased()] {
      key = known
    } else if rest.count == 1, let character = rest.first, !character.isWhitespace {
      key = character.uppercased()
    } else {
      return nil
    }
    let order = ["⌃", "⌥", "⇧", "⌘"].filter(modifiers.contains).joined()
    name = isWithTab ? "\(order)Tab-\(key)" : order + key
  }

  /// The same keys as a page receives them, or `nil` for keys of Full Keyboard Access.
  package var chord: KeyChord? {
    let held: [(Character, KeyChord.Modifier)] = [
      ("⌃", .control), ("⌥", .alt), ("⇧", .shift), ("⌘", .command),
    ]
    let key = name.drop { letter in held.contains { $0.0 == letter } }
    let arrows: [Substring: String] = [
      "↑": "ArrowUp", "↓": "ArrowDown", "←": "ArrowLeft", "→": "ArrowRight",
    ]
    let word = arrows[key] ?? (key.count == 1 ? key.lowercased() : String(key))
    guard var chord = KeyChord(word) else { return nil }
    chord.modifiers = Set(
      name.dropLast(key.count).compactMap { sign in
        held.first { $0.0 == sign }?.1
      })
    return chord
  }

  package static let tab = KeyPress(known: "Tab")
  package static let backTab = KeyPress(known: "⇧Tab")
  static let up = KeyPress(known: "↑")
  package static let down = KeyPress(known: "↓")
  static let (left, right) = (KeyPress(known: "←"), KeyPress(known: "→"))
  package static let space = KeyPress(known: "Space")
  package static let enter = KeyPress(known: "Enter")
  package static let escape = KeyPress(known: "Escape")
  static let backspace = KeyPress(known: "Backspace")
  static let find = KeyPress(known: "Tab-F")
  static let actions = KeyPress(known: "Tab-Z")
  static let back = KeyPress(known: "Tab-B")
  static let first = KeyPress(known: "Tab-←")
  static let last = KeyPress(known: "Tab-→")

  private static let modifiers = [
    "shift": "⇧", "ctrl": "⌃", "control": "⌃", "alt": "⌥", "option": "⌥", "opt": "⌥", "cmd": "⌘",
    "command": "⌘", "meta": "⌘",
  ]

  private static let keys = [
    "tab": "Tab", "up": "↑", "down": "↓", "left": "←", "right": "→", "arrowup": "↑",
    "arrowdown": "↓", "arrowleft": "←", "arrowright": "→", "space": "Space", "enter": "Enter",
    "return": "Enter", "escape": "Escape", "esc": "Escape", "home": "Home", "end": "End",
    "backspace": "Backspace", "delete": "Backspace", "pageup": "PageUp", "pagedown": "PageDown",
  ]

  /// The names of keys that messages list as examples.
  package static let examples = [
    "Tab", "Shift+Tab", "Space", "Enter", "Escape", "Up", "Down", "Left", "Right", "Home", "End",
    "Backspace", "PageUp", "PageDown", "Tab-F", "Tab-Z", "Tab-B",
  ]
}
