import AccessibilityTree
import ScreenReader

/// The target of each command from each stop, for the search for short routes.
struct EffortMap {
  /// An option of the rotor, and its target from each stop.
  struct Rotor {
    let name: String
    let items: [Int]
    /// The number of turns from the option in use at the start.
    let turns: Int
  }

  let rotors: [Rotor]
  private let count: Int
  /// The stop of the cursor at the start.
  private let start: Int
  /// Whether there is a gesture that moves to the last element.
  private let jumpsToLast: Bool
  /// The number of swipes back from the first element to the last one, or `nil` if the cursor does not wrap.
  private let swipesRound: Int?

  init(_ effort: Effort) {
    count = effort.stops
    start = effort.start
    let navigation = effort.reading.reader.navigation
    jumpsToLast = navigation.gesture(.last, effort.reading.screen.platform) != nil
    // At the edge nothing is heard the first time.
    swipesRound = navigation.wrapsAtOnce ? 1 : navigation.wrapsAtEdge ? 2 : nil
    let turns = RotorTurns(effort.session)
    let offered = Set(turns.names)
    // The app's own rotors are offered here and there only; the reader's lead from every stop.
    rotors = effort.reading.rotorLists().filter { !$0.isCustom && offered.contains($0.name) }
      .map { list in
        Rotor(
          name: list.name, items: list.items.compactMap(\.stop).sorted(),
          turns: turns.count(to: list.name))
      }
  }

  /// Returns the commands that lead to a stop by one option of the rotor and then by swiping.
  func commands(to stop: Int, byRotor rotor: Rotor) -> [Command]? {
    guard let item = rotor.items.last(where: { $0 <= stop && $0 > start }),
      let downs = rotor.items.filter({ $0 > start }).firstIndex(of: item)
    else { return nil }
    return [.rotor(rotor.name)] + Array(repeating: .down, count: downs + 1)
      + Array(repeating: .next, count: stop - item)
  }

  /// How each stop is met first from the start: with one option of the rotor in use, or with none.
  struct Search {
    fileprivate let rotor: Rotor?
    fileprivate let came: [(from: Int, command: Command)?]
  }

  /// Searches for routes to all stops.
  ///
  /// Every step costs one gesture, so the nearest stops are reached first.
  func search(_ rotor: Rotor?) -> Search {
    var came: [(from: Int, command: Command)?] = Array(repeating: nil, count: count)
    var queue = [start]
    var met = 0
    while met < queue.count {
      let stop = queue[met]
      met += 1
      for (command, target) in steps(from: stop, rotor)
      where target != start && came[target] == nil {
        came[target] = (stop, command)
        queue.append(target)
      }
    }
    return Search(rotor: rotor, came: came)
  }

  /// Returns the commands of a search that reach a stop with the fewest gestures, and the number of gestures.
  func path(to goal: Int, in search: Search) -> (commands: [Command], cost: Int) {
    let (rotor, came) = (search.rotor, search.came)
    var commands: [Command] = []
    var stop = goal
    while stop != start, let step = came[stop] {
      commands.append(step.command)
      stop = step.from
    }
    commands.reverse()
    // Swiping back from the first element leads to the last one.
    if let swipesRound, goal > start, start + swipesRound + count - 1 - goal < commands.count {
      let back = Array(
        repeating: Command.previous, count: start + swipesRound + count - 1 - goal)
      return (back, back.count)
    }
    guard let rotor, commands.contains(where: { $0 == .down || $0 == .up }) else {
      return (commands, commands.count)
    }
    return ([.rotor(rotor.name)] + commands, commands.count + rotor.turns)
  }

  private func steps(from stop: Int, _ rotor: Rotor?) -> [(Command, Int)] {
    var steps: [(Command, Int)] = []
    if stop + 1 < count { steps.append((.next, stop + 1)) }
    if stop > 0 { steps.append((.previous, stop - 1)) }
    if count > 1, jumpsToLast { steps.append((.last, count - 1)) }
    guard let rotor else { return steps }
    let place = rotor.items.partitioned { $0 > stop }
    if place < rotor.items.count { steps.append((.down, rotor.items[place])) }
    let before = rotor.items.partitioned { $0 >= stop }
    if before > 0 { steps.append((.up, rotor.items[before - 1])) }
    return steps
  }
}

extension [Int] {
  /// Returns the first index whose element is beyond something, in a sorted list.
  fileprivate func partitioned(_ isBeyond: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
