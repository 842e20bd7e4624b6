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

  init(
    _ screen: Screen, heard: Effort, listening: ListeningTime, scanning: SwitchSettings,
    path: String
  ) throws(SourceError) {
    self.heard = heard
    self.scanning = scanning
    self.path = path
    stops = try Effort(screen, options: ReaderOptions(), listening: listening)
    self.screen = stops.reading.screen
  }

  /// Returns the node of a target in the tree of the screen.
  func node(of target: String) throws(SourceError) -> Int {
    let stop = try stops.knownStop(of: target, path: path, option: "--to")
    return stops.reading.order.stops[stop].element
  }
}
