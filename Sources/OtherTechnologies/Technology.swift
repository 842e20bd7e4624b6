public import AccessibilityTree

/// A way to use an app without a reader's words.
public enum Technology: String, CaseIterable, Sendable {
  /// A keyboard: Full Keyboard Access on Apple's touch screens, Tab and its like elsewhere.
  case keyboard
  /// Voice Control.
  case voiceControl = "voice-control"
  /// Switch Control.
  case switchControl = "switch-control"

  /// What it is called.
  public var title: String {
    switch self {
    case .keyboard: "keyboard"
    case .voiceControl: "Voice Control"
    case .switchControl: "Switch Control"
    }
  }

  /// Returns whether a platform has it.
  ///
  /// - Parameter platform: The platform.
  /// - Returns: Whether flows can be run so there.
  public func exists(on platform: Platform) -> Bool {
    switch self {
    case .keyboard: KeyboardAccess.exists(on: platform)
    case .voiceControl: VoiceControl.exists(on: platform)
    case .switchControl: SwitchControl.exists(on: platform)
    }
  }

  /// Begins to use an app so.
  package func use(_ settings: SwitchSettings = SwitchSettings()) -> any TechnologyUse {
    switch self {
    case .keyboard: KeyboardUse()
    case .voiceControl: VoiceUse()
    case .switchControl: SwitchUse(settings: settings)
    }
  }
}
