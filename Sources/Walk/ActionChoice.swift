/// A list of actions from which one is chosen by its number, or by the arrows and Enter.
struct ActionChoice: Equatable, Sendable {
  /// What a key has led to.
  enum Outcome: Equatable {
    case chosen(String), moved, left, ignored
  }

  let names: [String]
  private(set) var index = 0
  /// The number typed so far; 0 before the first digit.
  private var number = 0

  /// Creates a list, or `nil` when there is nothing to choose.
  init?(_ names: [String]) {
    guard !names.isEmpty else { return nil }
    self.names = names
  }

  var selected: String { names[index] }

  /// Takes a key.
  mutating func take(_ key: Key) -> Outcome {
    switch key {
    case .enter, .character(" "): return .chosen(selected)
    case .escape, .character("q"), .character("c"): return .left
    case .down, .right: return move(to: min(index + 1, names.count - 1))
    case .up, .left: return move(to: max(index - 1, 0))
    case .home: return move(to: 0)
    case .end: return move(to: names.count - 1)
    case .character(let character):
      guard let digit = character.wholeNumberValue, character.isASCII else { return .ignored }
      let typed = number * 10 + digit
      guard (1...names.count).contains(typed) else {
        number = 0
        return .ignored
      }
      index = typed - 1
      // A number that a further digit would make too large is complete.
      guard typed * 10 <= names.count else { return .chosen(selected) }
      number = typed
      return .moved
    default: return .ignored
    }
  }

  private mutating func move(to place: Int) -> Outcome {
    number = 0
    index = place
    return .moved
  }
}
