import AccessibilityTree

extension AuditedScreen {
  /// Whether whoever wrote the screen gives traits; elsewhere elements have roles.
  var hasTraits: Bool {
    if let toolkit = screen.toolkit, toolkit != .uiKit, toolkit != .appKit { return false }
    return [.ios, .ipados, .macos, .tvos, .visionos, .watchos].contains(screen.platform)
  }

  /// What says the kind of an element where the screen was written: "trait" or "role".
  var roleNoun: String { hasTraits ? "trait" : "role" }

  /// What lets people say what they want to tap.
  var voiceControlName: String {
    screen.platform == .android ? "Voice Access" : "Voice Control"
  }

  /// What apps set so that an element has a name: "label", on Android "contentDescription".
  func labelNoun(_ node: Int) -> String {
    guard toolkit == .android else { return "label" }
    return spokenElement(node).isField
      ? "text with android:labelFor, or a hint," : "contentDescription"
  }
}
