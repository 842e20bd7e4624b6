/// A setting that a reader has: its name, its values and what they change.
public struct ReaderSetting: Sendable {
  /// Changes settings to a value, or returns `false` for a word that is none of its values.
  public typealias Change = @Sendable (_ value: String, _ settings: inout ReaderSettings) -> Bool

  /// Where a setting shows: in a list of what is heard, speaking rates show nowhere.
  public enum Effect: CaseIterable, Sendable {
    /// In what is said of elements.
    case words
    /// In where moving, or a screen that comes or goes, leads.
    case moving
    /// In what is said while typing.
    case typing
    /// In how fast the reader speaks.
    case speed
  }

  /// The name, as `--set` takes it: `hints`.
  public let key: String
  /// The words that it takes, the usual one first; `N…M` stands for whole numbers.
  public let values: [String]
  /// What it is about, in a few words.
  public let summary: String
  /// Where it shows.
  public let effect: Effect
  /// Changes settings to a value.
  public let change: Change

  /// Creates a setting.
  ///
  /// - Parameters:
  ///   - key: The name, as `--set` takes it.
  ///   - values: The words that it takes, the usual one first.
  ///   - summary: What it is about.
  ///   - effect: Where it shows.
  ///   - change: Changes settings to a value, or returns `false` for a word that is none of its values.
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

  /// Creates a setting that one reader alone has and its own parts ask for.
  ///
  /// - Parameters:
  ///   - key: The name, as `--set` takes it.
  ///   - values: The words that it takes, the usual one first.
  ///   - summary: What it is about.
  public init(own key: String, values: [String], summary: String) {
    self.init(key, values: values, summary: summary) { value, settings in
      guard values.contains(value) else { return false }
      settings.own[key] = value
      return true
    }
  }
}

extension ReaderSetting {
  /// Returns a setting that switches a part of utterances on or off.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - summary: What it says.
  /// - Returns: A setting `on|off` that is called like the part.
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

  /// How moving treats groups.
  public static let navigation = ReaderSetting(
    "navigation", values: ReaderSettings.NavigationStyle.allCases.map(\.rawValue),
    summary: "whether moving stops at every element, or at groups that are entered and left",
    showsIn: .moving
  ) { value, settings in
    guard let style = ReaderSettings.NavigationStyle(rawValue: value) else { return false }
    settings.navigationStyle = style
    return true
  }

  /// Which options the rotor has.
  public static let rotorOptions = ReaderSetting(
    "rotor", values: ["usual", "all"],
    summary: "which options the rotor has: the usual ones, or all that can be turned on",
    showsIn: .moving
  ) { value, settings in
    guard ["usual", "all"].contains(value) else { return false }
    settings.offersAllRotors = value == "all"
    return true
  }

  /// Where the cursor is after going back.
  public static let returning = ReaderSetting(
    "return", values: ["reader", "origin"],
    summary: "where the cursor is after going back: where the reader puts it, or where it was",
    showsIn: .moving
  ) { value, settings in
    guard ["reader", "origin"].contains(value) else { return false }
    settings.returnsToOrigin = value == "origin"
    return true
  }

  /// What is said while typing.
  public static let typing = ReaderSetting(
    "typing", values: ["both", "characters", "words", "nothing"],
    summary: "what is said while typing", showsIn: .typing
  ) { value, settings in
    guard let feedback = ReaderSettings.TypingFeedback(rawValue: value) else { return false }
    settings.typingFeedback = feedback
    return true
  }

  /// The speaking rate in per cent.
  public static let rate = ReaderSetting(
    "rate", values: ["0…100"], summary: "the speaking rate, where 50 is usual", showsIn: .speed
  ) { value, settings in
    guard let rate = Int(value), (0...100).contains(rate) else { return false }
    settings.speakingRate = rate
    return true
  }
}
