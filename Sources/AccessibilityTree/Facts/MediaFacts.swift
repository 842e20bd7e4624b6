/// What plays at an element, and how.
package struct MediaFacts: Equatable, Sendable {
  /// What kind of media plays.
  package enum Kind: String, CaseIterable, Sendable {
    /// A film.
    case video
    /// Sound alone.
    case audio
    /// Pictures that move without sound.
    case animation
  }

  /// What kind of media plays.
  package let kind: Kind?
  /// Whether it begins by itself.
  package let autoplays: Bool?
  /// How long it is, in seconds.
  package let seconds: Double?
  /// Whether it is heard.
  package let sound: Bool?
  /// Whether it has captions.
  package let captions: Bool?
  /// Whether its words can be read elsewhere.
  package let transcript: Bool?
  /// Whether what is seen is told.
  package let audioDescription: Bool?
  /// Whether there are controls to pause or stop it.
  package let controls: Bool?
  /// Whether it is live.
  package let live: Bool?
  /// How often it flashes, in times a second.
  package let flashesPerSecond: Double?

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
