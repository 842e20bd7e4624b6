import AccessibilityTree

/// Keyboard shortcuts, compared regardless of the order and spelling of their modifiers.
enum KeyboardShortcut {
  /// Returns the canonical spelling of a shortcut: `command-shift-z`.
  static func canonical(_ text: String) -> String {
    var modifiers: Set<String> = []
    var key = ""
    var rest = text.lowercased()
    for (sign, name) in signs where rest.contains(sign) {
      modifiers.insert(name)
      rest = rest.replacing(sign, with: "")
    }
    let parts = rest.split(whereSeparator: { $0 == "-" || $0 == "+" || $0 == " " })
    for part in parts {
      if let name = names[String(part)] { modifiers.insert(name) } else { key = String(part) }
    }
    return (modifiers.sorted() + [key]).joined(separator: "-")
  }

  /// Returns what the system does with a shortcut, or `nil` if it is free.
  static func systemUse(of shortcut: String, on platform: Platform) -> String? {
    common[shortcut] ?? (platform == .macos ? mac[shortcut] : nil)
  }

  private static let signs: [(String, String)] = [
    ("⌘", "command"), ("⇧", "shift"), ("⌥", "option"), ("⌃", "control"),
  ]
  private static let names = [
    "command": "command", "cmd": "command", "shift": "shift", "option": "option", "alt": "option",
    "opt": "option", "control": "control", "ctrl": "control", "meta": "command", "fn": "fn",
    "globe": "fn",
  ]

  // Apple's lists of shortcuts for iPad and Mac; only those that the system itself takes.
  private static let common = [
    "command-space": "searches", "command-tab": "switches apps", "command-h": "hides the app",
    "command-shift-3": "takes a screenshot", "command-shift-4": "takes a screenshot",
    "command-option-d": "shows or hides the Dock", "control-space": "changes the language",
    "control-option-right": "moves the VoiceOver cursor",
    "control-option-left": "moves the VoiceOver cursor",
    "control-option-space": "activates with VoiceOver", "command-f5": "turns VoiceOver on and off",
  ]
  private static let mac = [
    "command-q": "quits the app", "command-m": "minimises the window",
    "command-option-escape": "forces apps to quit", "command-control-q": "locks the screen",
    "control-up": "shows all windows", "command-`": "goes to the next window",
    "control-f2": "goes to the menu bar", "control-f3": "goes to the Dock",
  ]
}
