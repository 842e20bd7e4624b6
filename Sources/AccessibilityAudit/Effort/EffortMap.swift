import ScreenReader

/// Where each command leads from each stop, for the search of short ways.
struct EffortMap {
  /// An option of the rotor, and where it leads from each stop.
  struct Rotor {
    let name: String
    let items: [Int]
    /// How many turns it is away from the option in use at the start.
    let turns: Int
  }

  let rotors: [Rotor]
  private let count: Int

  init(_ effort: Effort) {
    count = effort.stops
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
    guard let item = rotor.items.last(where: { $0 <= stop && $0 > 0 }),
      let downs = rotor.items.filter({ $0 > 0 }).firstIndex(of: item)
    else { return nil }
    return [.rotor(rotor.name)] + Array(repeating: .down, count: downs + 1)
      + Array(repeating: .next, count: stop - item)
  }

  /// Returns the commands with the fewest gestures.
  ///
  /// A search by cost over the stops, once without and once with each option of the rotor in use: turning the
  /// rotor twice is never shorter on a screen than leaving it.
  func shortestCommands(to goal: Int) -> [Command] {
    var best = path(to: goal, rotor: nil)
    for rotor in rotors {
      let path = path(to: goal, rotor: rotor)
      if path.cost < best.cost { best = path }
    }
    return best.commands
  }

  // Every step costs one gesture, so that the nearest stops are met first.
  private func path(to goal: Int, rotor: Rotor?) -> (commands: [Command], cost: Int) {
    var came: [(from: Int, command: Command)?] = Array(repeating: nil, count: count)
    var queue = [0]
    var met = 0
    while met < queue.count, came[goal] == nil, goal != 0 {
      let stop = queue[met]
      met += 1
      for (command, target) in steps(from: stop, rotor) where target != 0 && came[target] == nil {
        came[target] = (stop, command)
        queue.append(target)
      }
    }
    var commands: [Command] = []
    var stop = goal
    while stop != 0, let step = came[stop] {
      commands.append(step.command)
      stop = step.from
    }
    commands.reverse()
    guard let rotor, commands.contains(where: { $0 == .down || $0 == .up }) else {
      return (commands, commands.count)
    }
    return ([.rotor(rotor.name)] + commands, commands.count + rotor.turns)
  }

  private func steps(from stop: Int, _ rotor: Rotor?) -> [(Command, Int)] {
    var steps: [(Command, Int)] = []
    if stop + 1 < count { steps.append((.next, stop + 1)) }
    if stop > 0 { steps.append((.previous, stop - 1)) }
    if count > 1 { steps.append((.last, count - 1)) }
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
