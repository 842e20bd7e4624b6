import Earshot
import OtherTechnologies

/// A screen on which technologies are compared.
struct EffortSubject {
  let screen: Screen
  /// As the chosen reader hears it.
  let heard: Effort
  /// As VoiceOver of its platform goes through it, which gives the other technologies their stops.
  let stops: Effort
  let scanning: SwitchSettings
  /// What messages call the screen.
  let path: String
  /// What is to be done, by the names of the elements.
  let targets: [String]
  /// The nodes of the targets in the tree of the screen.
  let nodes: [Int]

  init(
    _ screen: Screen, _ targets: [String], heard: Effort, listening: ListeningTime,
    scanning: SwitchSettings, path: String
  ) throws(SourceError) {
    self.targets = targets
    self.heard = heard
    self.scanning = scanning
    self.path = path
    stops = try Effort(screen, options: ReaderOptions(), listening: listening)
    self.screen = stops.reading.screen
    var nodes: [Int] = []
    for target in targets {
      let stop = try stops.knownStop(of: target, path: path, option: "--to")
      nodes.append(stops.reading.order.stops[stop].element)
    }
    self.nodes = nodes
  }

  /// The outcome for each target where the platform has no such technology.
  var missing: [TaskOutcome] { missing("not available on \(screen.platform.rawValue)") }

  /// The outcome for each target of a technology that does not apply.
  func missing(_ reason: String) -> [TaskOutcome] { targets.map { _ in .notApplicable(reason) } }
}
