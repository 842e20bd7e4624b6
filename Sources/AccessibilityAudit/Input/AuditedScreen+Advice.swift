import AccessibilityTree

extension AuditedScreen {
  /// Whether whoever wrote the screen gives traits; elsewhere elements have roles.
  var hasTraits: Bool {
    if let toolkit = screen.toolkit, toolkit != .uiKit, toolkit != .appKit { return false }
    return [.ios, .ipados, .macos, .tvos, .visionos, .watchos].contains(screen.platform)
  }

  /// What says the kind of an element where the screen was written: "trait" or "role".
  var roleNoun: String { hasTraits ? "trait" : "role" }
}
