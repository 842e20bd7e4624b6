import ScreenReader
import Transcript
import VoiceProfiles

extension Effort {
  /// Returns the ways to a stop: by swiping, by each option of the rotor that is shorter, and the shortest.
  ///
  /// Each way is walked in a session before it is returned, so that its commands do lead there.
  package func routes(to stop: Int) -> [EffortRoute] {
    let map = EffortMap(self)
    var routes: [EffortRoute] = []
    let swipes = Array(
      repeating: stop < start ? Command.previous : .next, count: abs(stop - start))
    if let route = walked(.swiping, swipes, to: stop) { routes.append(route) }
    for rotor in map.rotors {
      guard let commands = map.commands(to: stop, byRotor: rotor),
        let route = walked(.rotor(rotor.name), commands, to: stop),
        route.cost.gestures < swipes.count
      else { continue }
      routes.append(route)
    }
    if let shortest = walked(.shortest, map.shortestCommands(to: stop), to: stop) {
      routes.append(shortest)
    }
    return routes
  }

  /// Returns the way to a stop with the fewest gestures, and of several the one with the least to hear.
  package func cheapestRoute(to stop: Int) -> EffortRoute? {
    routes(to: stop).min { first, second in
      (first.cost.gestures, first.cost.seconds) < (second.cost.gestures, second.cost.seconds)
    }
  }

  private func walked(
    _ kind: EffortRoute.Kind, _ commands: [Command], to stop: Int
  ) -> EffortRoute? {
    var session = session
    var cost = EffortCost(gestures: 0, seconds: start < stops ? utteranceSeconds[start] : 0)
    for command in commands {
      if command.word == .rotor, case .text(let name) = command.argument {
        cost.gestures += RotorTurns(session).count(to: name)
      } else {
        cost.gestures += 1
      }
      for case .utterance(let spoken) in session.perform(command) {
        cost.seconds += listening.seconds(of: spoken.utterance) + listening.pauseBetweenStops
      }
    }
    guard session.cursor?.stop == stop else { return nil }
    return EffortRoute(kind: kind, commands: commands, cost: cost)
  }
}
