import Documents

/// Sorts the lines of a transcript by screen: the command `> open NAME` begins the next one.
struct ScreenSections {
  private static let opening = "> open "

  private var screens: [RecordedScreen] = []
  private var name: String?
  private var stops: [RecordedStop] = []

  mutating func begin(_ name: String?) {
    close()
    self.name = name.map(SafeText.line)
  }

  mutating func add(_ stop: RecordedStop) {
    if stop.kind == .command, stop.hint == nil, stop.text.hasPrefix(Self.opening) {
      begin(String(stop.text.dropFirst(Self.opening.count)))
    } else {
      stops.append(stop)
    }
  }

  // What has no name and holds nothing is no screen: nothing stands before the first `> open`.
  private mutating func close() {
    if name != nil || !stops.isEmpty { screens.append(RecordedScreen(name: name, stops: stops)) }
    (name, stops) = (nil, [])
  }

  /// Returns the screens, at least one.
  consuming func finish() -> [RecordedScreen] {
    close()
    return screens.isEmpty ? [RecordedScreen(name: nil, stops: [])] : screens
  }
}
