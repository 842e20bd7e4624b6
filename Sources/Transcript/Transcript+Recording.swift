import AccessibilityTree
public import ScreenReader

extension Transcript {
  /// Writes down what is heard on a screen.
  ///
  /// - Parameters:
  ///   - reading: The screen as a reader that has the style goes through it.
  ///   - rendering: The style of the texts.
  ///   - explained: Whether each stop says why it stands where it does; the reading must have been made
  ///     with `explained`, too.
  /// - Complexity: O(n) in the number of stops.
  public init(_ reading: ScreenReading, rendering: Rendering, explained: Bool = false) {
    let paths = ElementPaths(reading.screen.tree)
    let rotors = RotorWords(reading, rendering)
    let explanation = explained ? OrderExplanation(reading.order, of: reading.screen) : nil
    var stops: [Stop] = []
    stops.reserveCapacity(reading.order.stops.count)
    for (index, stop) in reading.order.stops.enumerated() {
      let utterance = reading.utterance(at: index, from: index > 0 ? index - 1 : nil)
      let element = reading.element(at: index)
      stops.append(
        Stop(
          element: element.id, path: paths.path(of: stop.element).description,
          text: rendering.text(of: utterance), hint: rendering.hint(of: utterance),
          utterance: utterance, frame: element.frame, actions: element.actions,
          content: element.content, rotors: rotors.words(of: element.rotors),
          reason: explanation?.reason(for: index)))
    }
    self.init(
      screen: reading.screen.title, reader: reading.reader.name,
      readerTitle: reading.reader.title, readerVersion: reading.reader.version,
      language: reading.language, style: rendering.style,
      stops: stops, leftOut: explanation?.leftOut ?? [],
      remarks: reading.languageRemarks)
  }
}
