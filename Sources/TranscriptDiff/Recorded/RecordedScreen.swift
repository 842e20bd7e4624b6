/// What was heard on one screen of a transcript, from first to last.
public struct RecordedScreen: Equatable, Sendable {
  /// The screen's name: its title, or what follows `> open` in a transcript of several screens.
  public var name: String?
  /// What was heard, in order.
  public var stops: [RecordedStop]

  /// Creates a screen.
  package init(name: String?, stops: [RecordedStop]) {
    self.name = name
    self.stops = stops
  }
}
