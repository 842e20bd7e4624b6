/// What plays at an element, and how.
public struct MediaFacts: Equatable, Sendable {
  /// What kind of media plays.
  public enum Kind: String, CaseIterable, Sendable {
    /// A film.
    case video
    /// Sound alone.
    case audio
    /// Pictures that move without sound.
    case animation
  }

  /// What kind of media plays.
  public let kind: Kind?
  /// Whether it begins by itself.
  public let autoplays: Bool?
  /// How long it is, in seconds.
  public let seconds: Double?
  /// Whether it is heard.
  public let sound: Bool?
  /// Whether it has captions.
  public let captions: Bool?
  /// Whether its words can be read elsewhere.
  public let transcript: Bool?
  /// Whether what is seen is told.
  public let audioDescription: Bool?
  /// Whether there are controls to pause or stop it.
  public let controls: Bool?
  /// Whether it is live.
  public let live: Bool?
  /// How often it flashes, in times a second.
  public let flashesPerSecond: Double?

  static let shape: [(key: String, shape: FactShape)] = [
    ("kind", .word(Kind.allCases.map(\.rawValue))), ("autoplays", .flag),
    ("seconds", .number(0...1_000_000)), ("sound", .flag), ("captions", .flag),
    ("transcript", .flag), ("audioDescription", .flag), ("controls", .flag), ("live", .flag),
    ("flashesPerSecond", .number(0...1_000)),
  ]

  init(_ entries: [PropertyValue.Entry]) {
    let values = FactValues(entries)
    kind = values.text("kind").flatMap(Kind.init)
    autoplays = values.flag("autoplays")
    seconds = values.number("seconds")
    sound = values.flag("sound")
    captions = values.flag("captions")
    transcript = values.flag("transcript")
    audioDescription = values.flag("audioDescription")
    controls = values.flag("controls")
    live = values.flag("live")
    flashesPerSecond = values.number("flashesPerSecond")
  }
}
