/// The weight of a text, from the thinnest to the heaviest, by UIKit's names.
package enum FontWeight: String, CaseIterable, Comparable, Sendable {
  /// The thinnest.
  case ultraLight
  /// Thinner than light.
  case thin
  /// Thinner than regular.
  case light
  /// The usual weight.
  case regular
  /// A little heavier than regular.
  case medium
  /// Nearly bold.
  case semibold
  /// Bold.
  case bold
  /// Heavier than bold.
  case heavy
  /// The heaviest.
  case black

  /// Returns whether one weight is thinner than another.
  package static func < (first: FontWeight, second: FontWeight) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
