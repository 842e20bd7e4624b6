/// Which screens of two transcripts are compared with each other.
enum ScreenPairs {
  typealias Indexed = (index: Int, screen: RecordedScreen)

  /// Returns the screens by pairs, in the order of the new side; those that are gone come last.
  static func pairs(
    _ old: [RecordedScreen], _ new: [RecordedScreen]
  ) -> [(Indexed?, Indexed?)] {
    if old.count == 1, new.count == 1 { return [((0, old[0]), (0, new[0]))] }
    var oldPlaces: [Key: Int] = [:]
    for (name, index) in keys(of: old) { oldPlaces[name] = index }
    var matches = [Int?](repeating: nil, count: new.count)
    for (name, index) in keys(of: new) { matches[index] = oldPlaces.removeValue(forKey: name) }
    // What stands before the first `> open` has a name on one side only: the title of the screen.
    if let first = new.first, matches.first == .some(nil),
      oldPlaces.values.contains(0),
      (first.name == nil) != (old[0].name == nil)
    {
      matches[0] = 0
    }
    let used = Set(matches.compactMap { $0 })
    return new.indices.map { index in
      (matches[index].map { ($0, old[$0]) }, (index, new[index]))
    } + old.indices.filter { !used.contains($0) }.map { (($0, old[$0]), nil) }
  }

  /// A screen's name, made unique by how often it came before.
  private struct Key: Hashable {
    var name: String?
    var count: Int
  }

  // A screen that is called nothing is another one than that which nobody has called anything.
  private static func keys(of screens: [RecordedScreen]) -> [(Key, Int)] {
    var counts: [String?: Int] = [:]
    return screens.enumerated().map { index, screen in
      counts[screen.name, default: 0] += 1
      return (Key(name: screen.name, count: counts[screen.name, default: 0]), index)
    }
  }
}
