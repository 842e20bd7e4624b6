import AccessibilityTree
import ScreenReader

/// The words of the items of an app's own rotors.
struct RotorWords {
  private let reading: ScreenReading
  private let rendering: Rendering
  /// The stops by the `id` of their element; empty on a screen without rotors.
  private let stops: [String: Int]

  init(_ reading: ScreenReading, _ rendering: Rendering) {
    self.reading = reading
    self.rendering = rendering
    var stops: [String: Int] = [:]
    if reading.screen.tree.elements.contains(where: { !$0.rotors.isEmpty }) {
      for (index, stop) in reading.order.stops.enumerated() {
        if let id = reading.screen.tree[stop.element].id { stops[id] = index }
      }
    }
    self.stops = stops
  }

  func words(of rotors: [CustomRotor]) -> [Transcript.Rotor] {
    rotors.map { rotor in
      Transcript.Rotor(name: rotor.name, items: rotor.items.map(words(of:)))
    }
  }

  // A range of text is heard alone, an element as its own utterance.
  private func words(of item: CustomRotor.Item) -> String {
    if let text = item.text { return text }
    guard let id = item.element, let stop = stops[id] else { return item.element ?? "" }
    return rendering.text(of: reading.utterance(at: stop, from: stop))
  }
}
