/// A setting of a reader: its name, its values and its effect.
public struct ReaderSetting: Sendable {
  /// A function that applies a value to settings, or returns `false` for an invalid value.
  public typealias Change = @Sendable (_ value: String, _ settings: inout ReaderSettings) -> Bool

  /// Where a setting has an effect; a speaking rate does not change a transcript.
  public enum Effect: CaseIterable, Sendable {
    /// On the utterances of elements.
    case words
    /// On where the cursor goes when it moves or a screen appears or disappears.
    case moving
    /// On the feedback while typing.
    case typing
    /// On the speaking rate.
    case speed
  }

  /// The name, as `--set` takes it: `hints`.
  public let key: String
  /// The valid values, the default first; `N…M` means whole numbers.
  public let values: [String]
  /// A short description of the setting.
  public let summary: String
  /// Where the setting has an effect.
  public let effect: Effect
  /// Applies a value to settings.
  public let change: Change

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - key: The name, as `--set` takes it.
  ///   - values: The valid values, the default first.
  ///   - summary: A short description of the setting.
  ///   - effect: Where the setting has an effect.
  ///   - change: Applies a value to settings, or returns `false` for an invalid value.
  public init(
    _ key: String, values: [String], summary: String, showsIn effect: Effect = .words,
    change: @escaping Change
  ) {
    self.key = key
    self.values = values
    self.summary = summary
    self.effect = effect
    self.change = change
  }

  /// Creates a setting that only one reader has and its own parts query.
  ///
  /// - Parameters:
  ///   - key: The name, as `--set` takes it.
  ///   - values: The valid values, the default first.
  ///   - summary: A short description of the setting.
  public init(own key: String, values: [String], summary: String) {
    self.init(key, values: values, summary: summary) { value, settings in
      guard values.contains(value) else { return false }
      settings.own[key] = value
      return true
    }
  }
}

extension ReaderSetting {
  /// Returns a setting that turns a part of utterances on or off.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - summary: A short description of the part.
  /// - Returns: A setting `on|off` with the name of the part.
  public static func part(_ part: Verbosity.Part, summary: String) -> ReaderSetting {
    ReaderSetting(part.rawValue, values: ["on", "off"], summary: summary) { value, settings in
      switch value {
      case "on": settings.verbosity.silenced.remove(part)
      case "off": settings.verbosity.silenced.insert(part)
      default: return false
      }
      return true
    }
  }

  /// How the cursor moves through groups.
  public static let navigation = ReaderSetting(
    "navigation", values: ReaderSettings.NavigationStyle.allCases.map(\.rawValue),
    summary: "whether the cursor stops at every element, or at groups to enter and leave",
    showsIn: .moving
  ) { value, settings in
    guard let style = ReaderSettings.NavigationStyle(rawValue: value) else { return false }
    settings.navigationStyle = style
    return true
  }

  /// Which options the rotor offers.
  public static let rotorOptions = ReaderSetting(
    "rotor", values: ["usual", "all"],
    summary: "which options the rotor has: the default ones, or all available ones",
    showsIn: .moving
  ) { value, settings in
    guard ["usual", "all"].contains(value) else { return false }
    settings.offersAllRotors = value == "all"
    return true
  }

  /// Where the cursor goes when the user returns to a screen.
  public static let returning = ReaderSetting(
    "return", values: ["reader", "origin"],
    summary: "cursor position after going back: as the reader chooses, or as before",
    showsIn: .moving
  ) { value, settings in
    guard ["reader", "origin"].contains(value) else { return false }
    settings.returnsToOrigin = value == "origin"
    return true
  }

  /// The feedback while typing.
  public static let typing = ReaderSetting(
    "typing", values: ["both", "characters", "words", "nothing"],
    summary: "what is said while typing", showsIn: .typing
  ) { value, settings in
    guard let feedback = ReaderSettings.TypingFeedback(rawValue: value) else { return false }
    settings.typingFeedback = feedback
    return true
  }

  /// The speaking rate in percent.
  public static let rate = ReaderSetting(
    "rate", values: ["0…100"], summary: "the speaking rate (default: 50)", showsIn: .speed
  ) { value, settings in
    guard let rate = Int(value), (0...100).contains(rate) else { return false }
    settings.speakingRate = rate
    return true
  }
}
