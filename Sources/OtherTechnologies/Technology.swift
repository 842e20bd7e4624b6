public import AccessibilityTree

/// A way to use an app without hearing a reader.
public enum Technology: String, CaseIterable, Sendable {
  /// A keyboard: Full Keyboard Access on Apple's touch screens, Tab and similar keys elsewhere.
  case keyboard
  /// Voice Control.
  case voiceControl = "voice-control"
  /// Switch Control.
  case switchControl = "switch-control"

  /// The name of the technology in sentences.
  public var title: String {
    switch self {
    case .keyboard: "keyboard"
    case .voiceControl: "Voice Control"
    case .switchControl: "Switch Control"
    }
  }

  /// Returns whether a platform has the technology.
  ///
  /// - Parameter platform: The platform.
  /// - Returns: Whether flows with the technology can run there.
  public func exists(on platform: Platform) -> Bool {
    switch self {
    case .keyboard: KeyboardAccess.exists(on: platform)
    case .voiceControl: VoiceControl.exists(on: platform)
    case .switchControl: SwitchControl.exists(on: platform)
    }
  }

  /// Starts to use an app with the technology.
  package func use(_ settings: SwitchSettings = SwitchSettings()) -> any TechnologyUse {
    switch self {
    case .keyboard: KeyboardUse()
    case .voiceControl: VoiceUse()
    case .switchControl: SwitchUse(settings: settings)
    }
  }
}
