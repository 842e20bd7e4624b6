import AccessibilityTree
public import ScreenReader

extension Transcript {
  /// Creates the transcript of a screen.
  ///
  /// - Parameters:
  ///   - reading: The screen as presented by a reader that supports the style.
  ///   - rendering: The style of the texts.
  ///   - explained: Whether each stop includes the reason for its position; the reading needs `explained`, too.
  /// - Complexity: O(n) in the number of stops.
  public init(_ reading: ScreenReading, rendering: Rendering, explained: Bool = false) {
    let paths = ElementPaths(reading.screen.tree)
    let rotors = RotorWords(reading, rendering)
    let explanation = explained ? OrderExplanation(reading.order, of: reading.screen) : nil
    var stops: [Stop] = []
    stops.reserveCapacity(reading.order.stops.count)
    for (index, stop) in reading.order.stops.enumerated() {
      let previous = index > 0 ? index - 1 : nil
      let utterance = reading.utterance(at: index, from: previous)
      let element = reading.element(at: index)
      stops.append(
        Stop(
          element: element.id, path: paths.path(of: stop.element).description,
          text: rendering.text(of: utterance), hint: rendering.hint(of: utterance),
          utterance: utterance, frame: element.frame, actions: reading.actions(at: index),
          content: element.content, rotors: rotors.words(of: element.rotors),
          reason: explanation?.reason(for: index),
          parts: stop.others.isEmpty
            ? [] : Self.parts(at: index, from: previous, reading, rendering, paths)))
    }
    self.init(
      screen: reading.screen.title, reader: reading.reader.name,
      readerTitle: reading.reader.title, readerVersion: reading.reader.version,
      language: reading.language, style: rendering.style,
      stops: stops, leftOut: explanation?.leftOut ?? [],
      remarks: reading.languageRemarks)
    // Where no word is known in a language, that is told already.
    if remarks.isEmpty, let remark = remarkOnBorrowedTexts(chosen: reading.settings.language) {
      remarks.append(remark)
    }
  }

  private static func parts(
    at stop: Int, from previous: Int?, _ reading: ScreenReading, _ rendering: Rendering,
    _ paths: ElementPaths
  ) -> [Part] {
    reading.parts(at: stop, from: previous).map { part in
      Part(
        element: reading.screen.tree[part.element].id,
        path: paths.path(of: part.element).description, text: rendering.text(of: part.utterance))
    }
  }
}
