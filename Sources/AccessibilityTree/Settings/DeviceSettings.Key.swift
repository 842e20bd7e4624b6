extension DeviceSettings {
  /// One of the settings, by its word in flows and options; the one list of them.
  package enum Key: String, CaseIterable, Hashable, Sendable {
    /// The size of text.
    case textSize
    /// Heavier text.
    case boldText
    /// Colours that differ more.
    case increaseContrast
    /// Nothing shines through.
    case reduceTransparency
    /// Less motion.
    case reduceMotion
    /// Colours are inverted.
    case invertColors
    /// Switches show whether they are on by a shape.
    case onOffLabels
    /// Buttons have a shape.
    case buttonShapes

    /// The values that the setting takes.
    package var possibleValues: [String] {
      switch self {
      case .textSize: TextSize.allCases.map(\.rawValue)
      case .invertColors: Inversion.allCases.map(\.rawValue)
      default: ["on", "off"]
      }
    }

    /// Returns whether a platform has the setting.
    ///
    /// Documented by the makers' guides: on and off labels and button shapes are Apple's, of devices that are touched or
    /// looked at, and neither Android nor Linux can be kept from letting things shine through.
    package func exists(on platform: Platform) -> Bool {
      switch self {
      case .onOffLabels, .buttonShapes:
        [.ios, .ipados, .visionos, .watchos, .web].contains(platform)
      case .reduceTransparency: ![.android, .linux].contains(platform)
      default: true
      }
    }

    /// Returns a value as it is kept, or `nil` for one that the setting does not take.
    func value(_ text: String) -> String? {
      let text = text == "true" ? "on" : text == "false" ? "off" : text
      return possibleValues.contains(text) ? text : nil
    }

    /// What an input must state for the setting to change anything.
    package var needs: String {
      switch self {
      case .textSize: "a textStyle that grows"
      case .boldText: "a fontWeight or a textStyle without a customFont"
      case .increaseContrast:
        "highContrastTextColor, highContrastBackgroundColor or highContrastTintColor"
      case .reduceTransparency: "a material"
      case .reduceMotion: "an animation with an alternative"
      case .invertColors: "textColor, backgroundColor or tintColor"
      case .onOffLabels: "a system switch"
      case .buttonShapes: "a system button without a background"
      }
    }
  }
}
