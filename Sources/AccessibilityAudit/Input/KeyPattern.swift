package import AccessibilityTree

/// The keys of a kind of control, according to the W3C's ARIA Authoring Practices (read on 2026-11-27).
package struct KeyPattern: Sendable {
  /// The title of the pattern.
  let title: String
  /// The last part of its address.
  let part: String
  /// The roles of the elements that have the focus in it.
  let roles: Set<Role>
  /// The keys, by their names in the DOM; at least one of them has an effect wherever the focus is in the control.
  package let keys: [String]
  /// Whether the keys only move among several elements.
  var isAmongOthers = false

  /// Whether the keys press a control, instead of moving or changing a value.
  package var activates: Bool { keys.contains("Enter") || keys.contains("Space") }

  /// Returns the pattern of the element with the focus, or `nil`; if a key is given, only a pattern with this key.
  package static func pattern(of role: Role?, by key: String? = nil) -> KeyPattern? {
    all.first { pattern in
      role.map(pattern.roles.contains) == true && key.map(pattern.keys.contains) ?? true
    }
  }

  private static let arrows = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]
  private static let all = [
    KeyPattern(title: "Tabs", part: "tabs", roles: [.tab], keys: arrows, isAmongOthers: true),
    KeyPattern(
      title: "Radio Group", part: "radio", roles: [.radio], keys: arrows, isAmongOthers: true),
    KeyPattern(
      title: "Menu and Menubar", part: "menubar",
      roles: [.menuItem, .menuItemCheckbox, .menuItemRadio], keys: arrows, isAmongOthers: true),
    KeyPattern(
      title: "Menu and Menubar", part: "menubar",
      roles: [.menuItem, .menuItemCheckbox, .menuItemRadio], keys: ["Enter"]),
    KeyPattern(
      title: "Listbox", part: "listbox", roles: [.option], keys: arrows, isAmongOthers: true),
    // Its options get no focus of their own: the list box says which one is active.
    KeyPattern(
      title: "Listbox", part: "listbox", roles: [.listBox], keys: ["ArrowDown", "ArrowUp"]),
    KeyPattern(
      title: "Tree View", part: "treeview", roles: [.treeItem], keys: arrows, isAmongOthers: true),
    KeyPattern(title: "Grid", part: "grid", roles: [.gridCell], keys: arrows, isAmongOthers: true),
    KeyPattern(title: "Slider", part: "slider", roles: [.slider], keys: arrows),
    KeyPattern(
      title: "Spinbutton", part: "spinbutton", roles: [.spinButton], keys: ["ArrowUp", "ArrowDown"]),
    KeyPattern(title: "Button", part: "button", roles: [.button], keys: ["Enter", "Space"]),
    KeyPattern(title: "Checkbox", part: "checkbox", roles: [.checkbox], keys: ["Space"]),
    KeyPattern(title: "Switch", part: "switch", roles: [.switchControl], keys: ["Space"]),
    KeyPattern(title: "Link", part: "link", roles: [.link], keys: ["Enter"]),
  ]
}
