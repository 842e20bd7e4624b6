import AccessibilityTree

/// What a node of AccessKit is: its role, its flags and actions.
struct AccessKitNode {
  let role: AccessKitRole
  /// Whether it is on; partly on counts as on, as for the adapter.
  let isOn: Bool?
  let isMixed: Bool
  let isHidden: Bool
  /// Whether another tree stands in its place.
  let isGraft: Bool
  let isFocused: Bool
  let isTouchTransparent: Bool
  /// Whether it, or what holds it, takes an action for it that does more than scroll.
  let acts: Bool

  /// The actions that do more than scroll, as the adapter counts them.
  private static let interactive: Set<String> = [
    "click", "focus", "collapse", "expand", "customAction", "decrement", "increment",
    "replaceSelectedText", "setTextSelection", "setValue",
  ]

  /// Creates a node.
  init(_ element: Element) {
    role = AccessKitRole(named: element.toolkitType ?? "unknown")
    let states = element.toolkitStates
    isMixed = states.contains("mixed")
    isOn = isMixed || states.contains("toggled") ? true : states.contains("untoggled") ? false : nil
    isHidden = states.contains("hidden")
    isGraft = states.contains("graft")
    isFocused = states.contains("focused")
    isTouchTransparent = states.contains("touchTransparent")
    acts = states.contains(where: Self.interactive.contains)
  }
}
