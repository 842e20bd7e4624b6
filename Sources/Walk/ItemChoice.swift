/// The items of a screen, of which one is chosen by the arrows, or by typing a part of its words.
struct ItemChoice: Equatable, Sendable {
  /// What a key has led to.
  enum Outcome: Equatable {
    case chosen(Int), moved, left, ignored
  }

  /// How far the keys for a page go.
  private static let page = 10

  private let items: [String]
  /// What was typed.
  private(set) var filter = LineEditor()
  /// The places of the items that hold what was typed.
  private(set) var shown: [Int]
  /// Which of them is chosen.
  private(set) var index: Int

  /// Lists items, or returns `nil` when there are none; one of them is chosen at first.
  init?(_ items: [String], at place: Int) {
    guard items.indices.contains(place) else { return nil }
    self.items = items
    shown = Array(items.indices)
    index = place
  }

  /// The words of the chosen item, if there is one.
  var selected: String? { shown.isEmpty ? nil : items[shown[index]] }

  /// The words of one that is shown.
  func words(at row: Int) -> String { items[shown[row]] }

  /// Takes a key.
  mutating func take(_ key: Key) -> Outcome {
    switch key {
    case .enter: return shown.isEmpty ? .ignored : .chosen(shown[index])
    case .escape: return .left
    case .down: return move(by: 1)
    case .up: return move(by: -1)
    case .pageDown: return move(by: Self.page)
    case .pageUp: return move(by: -Self.page)
    case .top: return move(by: -items.count)
    case .bottom: return move(by: items.count)
    default:
      let before = filter.text
      guard filter.take(key) else { return .ignored }
      if filter.text != before { search() }
      return .moved
    }
  }

  private mutating func move(by count: Int) -> Outcome {
    guard !shown.isEmpty else { return .ignored }
    index = max(0, min(index + count, shown.count - 1))
    return .moved
  }

  // What was chosen stays so while it holds what is typed, else the next one that does is.
  private mutating func search() {
    let chosen = shown.isEmpty ? 0 : shown[index]
    let words = filter.text.lowercased().split(separator: " ")
    shown = items.indices.filter { place in
      let item = items[place].lowercased()
      return words.allSatisfy { item.contains($0) }
    }
    index = shown.firstIndex { $0 >= chosen } ?? max(0, shown.count - 1)
  }
}
