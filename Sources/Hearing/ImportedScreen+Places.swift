import AccessibilityTree
package import ScreenReader
package import Texts
package import Transcript
package import TreeFormats

extension ImportedScreen {
  /// Tells of each stop of a transcript, made of a reading, where its element is written in the text of the screen.
  package func tellPlaces(
    of transcript: inout Transcript, by reading: ScreenReading, in source: SourceText?
  ) {
    let origins = stated?.origins ?? reading.origins
    // Of a tree that has become another one since it was read, nothing is told.
    let count = (stated?.screen ?? screen).tree.count
    let offsets = offsets.count == count ? offsets : []
    let told = stated?.markup ?? markup
    let markup = told.count == count ? told : []
    for (index, stop) in reading.order.stops.enumerated() {
      let node = origins.isEmpty ? stop.element : Int(origins[stop.element])
      let offset = offsets.indices.contains(node) ? offsets[node] : -1
      transcript.stops[index].place = StopPlace(
        location: offset < 0 ? nil : source?.location(of: offset),
        markup: markup.indices.contains(node) ? markup[node] : nil)
    }
  }
}
