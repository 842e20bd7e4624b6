/// Keys that are pressed together, by their names in readers' manuals.
public struct KeyChord: Hashable, Sendable {
  /// A key that does nothing alone.
  package enum Modifier: String, CaseIterable, Hashable, Sendable {
    case shift = "Shift"
    case control = "Control"
    case alt = "Alt"
    case command = "Command"
    case insert = "Insert"
  }

  /// The keys that are held.
  package var modifiers: Set<Modifier>
  /// The other keys, in the order in which they are pressed: `Right Arrow`, `H`.
  package var keys: [String]

  /// Creates a chord.
  package init(_ modifiers: Set<Modifier>, _ keys: [String]) {
    self.modifiers = modifiers
    self.keys = keys
  }

  /// Parses keys as people write them: `Tab`, `Shift+Tab`, `ArrowDown`, `a`, `NVDA+Space`.
  ///
  /// Names are those of the DOM's `KeyboardEvent.key`, in any case; a capital letter implies Shift.
  ///
  /// - Parameter text: The keys with `+` between them; an unknown name gives `nil`.
  public init?(_ text: String) {
    var parts = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // The plus sign itself.
    if parts.count > 1, parts.last == "" {
      parts.replaceSubrange((parts.count - 2)..., with: ["+"])
    }
    guard let last = parts.popLast() else { return nil }
    self.init([], [])
    for part in parts {
      guard let held = Self.modifiers(named: part) ?? Self.modifierNames[part.lowercased()] else {
        return nil
      }
      modifiers.formUnion(held)
    }
    if let name = Self.domNames[last.lowercased()] {
      keys = [name]
    } else if last.lowercased().first == "f", let number = Int(last.dropFirst()),
      (1...12).contains(number)
    {
      keys = ["F\(number)"]
    } else if last.count == 1, let character = last.first, !character.isWhitespace {
      if character.isUppercase, parts.isEmpty { modifiers.insert(.shift) }
      keys = [character.uppercased()]
    } else {
      return nil
    }
  }

  /// The chord as people write it: `Shift+Tab`.
  public var name: String {
    let held = Modifier.allCases.filter(modifiers.contains).map {
      $0 == .command ? "Meta" : $0.rawValue
    }
    if let character, held == ["Shift"] || held.isEmpty, character != " " {
      return String(character)
    }
    return (held + keys.map(domName)).joined(separator: "+")
  }

  /// The last key by its name in the DOM: `ArrowDown`, `a`, ` `; `nil` where none is pressed but those that are held.
  package var domKey: String? {
    guard let key = keys.last else { return nil }
    if let character { return String(character) }
    if key.count == 1 { return modifiers.contains(.shift) ? key : key.lowercased() }
    return domName(of: key)
  }

  private func domName(of key: String) -> String {
    if key == "Space bar" { return "Space" }
    if key == "Return" { return "Enter" }
    if key.hasSuffix(" Arrow") { return "Arrow\(key.dropLast(6))" }
    return key.filter { $0 != " " }
  }

  /// The character that the keys type, or `nil`.
  package var character: Character? {
    guard modifiers.subtracting([.shift]).isEmpty, keys.count == 1, let key = keys.first else {
      return nil
    }
    if key == "Space bar" { return " " }
    guard key.count == 1, let letter = key.first else { return nil }
    return modifiers.contains(.shift) ? letter : letter.lowercased().first
  }

  /// The names of keys that messages list.
  package static let examples = [
    "Tab", "Shift+Tab", "Enter", "Space", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft",
    "ArrowRight", "Home", "End", "PageUp", "PageDown", "Backspace", "Delete",
  ]

  private static let modifierNames: [String: Set<Modifier>] = [
    "shift": [.shift], "control": [.control], "ctrl": [.control], "alt": [.alt], "option": [.alt],
    "meta": [.command], "command": [.command], "cmd": [.command], "insert": [.insert],
    "vo": [.control, .alt], "nvda": [.insert], "orca": [.insert],
  ]
  private static let domNames = [
    "tab": "Tab", "enter": "Enter", "return": "Enter", "space": "Space bar", " ": "Space bar",
    "escape": "Escape", "esc": "Escape", "arrowup": "Up Arrow", "arrowdown": "Down Arrow",
    "arrowleft": "Left Arrow", "arrowright": "Right Arrow", "up": "Up Arrow", "down": "Down Arrow",
    "left": "Left Arrow", "right": "Right Arrow", "uparrow": "Up Arrow", "downarrow": "Down Arrow",
    "leftarrow": "Left Arrow", "rightarrow": "Right Arrow", "home": "Home", "end": "End",
    "pageup": "Page Up", "pagedown": "Page Down", "backspace": "Backspace", "delete": "Delete",
  ]
}
