/// One screen of a recorded transcript, from first to last.
public struct RecordedScreen: Equatable, Sendable {
  /// The screen's name: its title, or the text after `> open` in a transcript of several screens.
  public var name: String?
  /// The recorded lines, in order.
  public var stops: [RecordedStop]

  /// Creates a screen.
  package init(name: String?, stops: [RecordedStop]) {
    self.name = name
    self.stops = stops
  }
}
