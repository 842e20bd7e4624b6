import ScreenReader
import Transcript
import VoiceProfiles

/// The routes to the stops of a screen; parts that several routes share are found once.
package final class EffortWays {
  private let effort: Effort
  private let map: EffortMap
  /// Swiping forwards and backwards from where the cursor is at first, as far as somebody has asked.
  private var (forwards, backwards): (Swipes, Swipes)
  private var searches: [Int: EffortMap.Search] = [:]

  /// The cost of swiping: the stop that each number of swipes reaches.
  private struct Swipes {
    let command: Command
    var session: Session
    var places: [(stop: Int?, cost: EffortCost)]
  }

  /// Prepares the routes of a screen.
  package init(_ effort: Effort) {
    self.effort = effort
    map = EffortMap(effort)
    let start = (
      stop: effort.session.cursor?.stop,
      cost: EffortCost(
        gestures: 0,
        seconds: effort.start < effort.stops ? effort.utteranceSeconds[effort.start] : 0)
    )
    forwards = Swipes(command: .next, session: effort.session, places: [start])
    backwards = Swipes(command: .previous, session: effort.session, places: [start])
  }

  /// Returns the routes to a stop: by swiping, by each option of the rotor that is shorter, and the shortest.
  ///
  /// Each route is walked in a session before it is returned, to make sure that its commands lead to the stop.
  package func routes(to stop: Int) -> [EffortRoute] {
    let isBehind = stop < effort.start
    let count = abs(stop - effort.start)
    let swipes = Array(repeating: isBehind ? Command.previous : .next, count: count)
    let place = isBehind ? place(behind: count, &backwards) : place(behind: count, &forwards)
    let swiping =
      place.stop == stop
      ? EffortRoute(kind: .swiping, commands: swipes, cost: place.cost) : nil
    var routes = [swiping].compactMap(\.self)
    for rotor in map.rotors {
      guard let commands = map.commands(to: stop, byRotor: rotor),
        commands.count - 1 + rotor.turns < swipes.count,
        let route = walked(.rotor(rotor.name), commands, to: stop),
        route.cost.gestures < swipes.count
      else { continue }
      routes.append(route)
    }
    let shortest = shortestCommands(to: stop)
    if shortest == swipes {
      if var route = swiping {
        route.kind = .shortest
        routes.append(route)
      }
    } else if let route = walked(.shortest, shortest, to: stop) {
      routes.append(route)
    }
    return routes
  }

  /// Returns the route to a stop with the fewest gestures; of several, the one with the least listening time.
  package func cheapestRoute(to stop: Int) -> EffortRoute? {
    routes(to: stop).min { first, second in
      (first.cost.gestures, first.cost.seconds) < (second.cost.gestures, second.cost.seconds)
    }
  }

  // Turning the rotor twice is never shorter on a screen than leaving it.
  private func shortestCommands(to stop: Int) -> [Command] {
    var best = map.path(to: stop, in: search(-1))
    for rotor in map.rotors.indices {
      let path = map.path(to: stop, in: search(rotor))
      if path.cost < best.cost { best = path }
    }
    return best.commands
  }

  private func search(_ rotor: Int) -> EffortMap.Search {
    if let search = searches[rotor] { return search }
    let search = map.search(rotor < 0 ? nil : map.rotors[rotor])
    searches[rotor] = search
    return search
  }

  private func place(
    behind count: Int, _ swipes: inout Swipes
  ) -> (stop: Int?, cost: EffortCost) {
    while swipes.places.count <= count {
      var cost = swipes.places[swipes.places.count - 1].cost
      perform(swipes.command, in: &swipes.session, &cost)
      swipes.places.append((swipes.session.cursor?.stop, cost))
    }
    return swipes.places[count]
  }

  private func walked(
    _ kind: EffortRoute.Kind, _ commands: [Command], to stop: Int
  ) -> EffortRoute? {
    var session = effort.session
    var cost = forwards.places[0].cost
    for command in commands { perform(command, in: &session, &cost) }
    guard session.cursor?.stop == stop else { return nil }
    return EffortRoute(kind: kind, commands: commands, cost: cost)
  }

  private func perform(_ command: Command, in session: inout Session, _ cost: inout EffortCost) {
    if command.word == .rotor, case .text(let name) = command.argument {
      cost.gestures += RotorTurns(session).count(to: name)
    } else {
      cost.gestures += 1
    }
    let listening = effort.listening
    for case .utterance(let spoken) in session.perform(command) {
      cost.seconds += listening.seconds(of: spoken.utterance) + listening.pauseBetweenStops
    }
  }
}

extension Effort {
  /// Returns the routes to a stop; for several stops, keep an ``EffortWays``.
  package func routes(to stop: Int) -> [EffortRoute] { EffortWays(self).routes(to: stop) }

  /// Returns the route to a stop with the fewest gestures; for several stops, keep an ``EffortWays``.
  package func cheapestRoute(to stop: Int) -> EffortRoute? {
    EffortWays(self).cheapestRoute(to: stop)
  }
}
