import AccessibilityTree

/// A pair of colours that Apple's guidelines name as hard to tell apart.
///
/// Which colours go by which name is ours: red, orange, green and blue by their hue, grey and black by what little
/// colour they have.
struct NamedPair: Equatable {
  /// The names of the two colours, in the order in which they are given.
  let names: [String]

  /// Returns the pair of two opaque colours, or `nil` if the guidelines do not name it.
  init?(_ first: Color, _ second: Color) {
    guard let one = Name(first), let other = Name(second),
      Self.pairs.contains([one, other])
    else { return nil }
    names = [one.rawValue, other.rawValue]
  }

  /// In words: "red and green".
  var text: String { names.joined(separator: " and ") }

  // Blue and orange, red and green, red and black, and any of these colours with grey.
  private static let pairs: Set<Set<Name>> = [
    [.blue, .orange], [.red, .green], [.red, .black],
    [.grey, .blue], [.grey, .orange], [.grey, .red], [.grey, .green], [.grey, .black],
  ]

  private enum Name: String {
    case red, orange, green, blue, black
    case grey = "gray"

    init?(_ color: Color) {
      let parts = [color.red, color.green, color.blue]
      guard let most = parts.max(), let least = parts.min() else { return nil }
      let (lightness, range) = ((most + least) / 2, most - least)
      if most < 0.15 {
        self = .black
        return
      }
      guard range >= 0.15 else {
        guard lightness < 0.85 else { return nil }
        self = .grey
        return
      }
      let sixth =
        switch most {
        case color.red: (color.green - color.blue) / range
        case color.green: 2 + (color.blue - color.red) / range
        default: 4 + (color.red - color.green) / range
        }
      switch (sixth < 0 ? sixth + 6 : sixth) * 60 {
      case ..<18, 340...: self = .red
      case 22..<48: self = .orange
      case 80..<165: self = .green
      case 195..<260: self = .blue
      default: return nil
      }
    }
  }
}
