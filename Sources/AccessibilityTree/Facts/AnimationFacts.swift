/// How an element moves by itself.
package struct AnimationFacts: Equatable, Sendable {
  /// What kind of motion there is.
  package enum Kind: String, CaseIterable, Sendable {
    /// It grows or shrinks.
    case zoom
    /// It comes in from a side.
    case slide
    /// It moves with the device, or slower than what is in front of it.
    case parallax
    /// It turns.
    case spin
    /// It springs.
    case bounce
    /// It plays by itself.
    case autoplay
    /// It appears and vanishes in place.
    case fade
    /// It does not move.
    case none
  }

  /// What kind of motion there is.
  package let kind: Kind?
  /// Whether it goes on without an end.
  package let loops: Bool?
  /// What stands in its place where people ask for less motion, or `nil` where nothing does.
  package let alternative: Kind?

  static let shape: [(key: String, shape: FactShape)] = [
    ("kind", .word(Kind.allCases.map(\.rawValue))), ("loops", .flag),
    ("alternative", .word(Kind.allCases.map(\.rawValue))),
  ]

  init(_ entries: [PropertyValue.Entry]) {
    let values = FactValues(entries)
    kind = values.text("kind").flatMap(Kind.init)
    loops = values.flag("loops")
    alternative = values.text("alternative").flatMap(Kind.init)
  }
}
