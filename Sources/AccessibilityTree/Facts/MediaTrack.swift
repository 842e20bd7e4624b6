/// One of the tracks of a film or a sound: words, captions, a description, signs.
package struct MediaTrack: Equatable, Sendable {
  /// What a track holds.
  package enum Kind: String, CaseIterable, Sendable {
    /// What is heard.
    case audio
    /// What is said, for those who do not know the language.
    case subtitles
    /// What is said and heard, for those who do not hear it.
    case captions
    /// What is seen, told for those who do not see it.
    case description
    /// What is said, in signs.
    case sign
  }

  /// What the track holds.
  package let kind: Kind?
  /// The language as a BCP 47 tag.
  package let language: String?
  /// Whether it only holds what is said in another language than the film's, and is shown to everybody.
  package let isForced: Bool
  /// Whether it is on unless people turn it off.
  package let isDefault: Bool?
  /// Whether it is written in easy words.
  package let isEasyToRead: Bool?
  /// Whether it writes down what is said, and who says it (`public.accessibility.transcribes-spoken-dialog`).
  package let transcribesDialog: Bool?
  /// Whether it tells of music and sounds (`public.accessibility.describes-music-and-sound`).
  package let describesSound: Bool?
  /// Whether it tells what is seen (`public.accessibility.describes-video`).
  package let describesVideo: Bool?

  static let shape: [(key: String, shape: FactShape)] = [
    ("kind", .word(Kind.allCases.map(\.rawValue))), ("language", .text), ("forced", .flag),
    ("default", .flag), ("easyToRead", .flag), ("transcribesDialog", .flag),
    ("describesSound", .flag), ("describesVideo", .flag),
  ]

  init(_ entries: [PropertyValue.Entry]) {
    let values = FactValues(entries)
    kind = values.text("kind").flatMap(Kind.init)
    language = values.text("language")
    isForced = values.flag("forced") ?? false
    isDefault = values.flag("default")
    isEasyToRead = values.flag("easyToRead")
    transcribesDialog = values.flag("transcribesDialog")
    describesSound = values.flag("describesSound")
    describesVideo = values.flag("describesVideo")
  }
}
