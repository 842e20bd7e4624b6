import AccessibilityTree
import ScreenReader
import Transcript

extension ScreenReading {
  /// What a person would look for to come to a part of a stop: the name, else all that is said of it or a piece of that,
  /// as a label beside it bears its name, too.
  func searchWords(at stop: Int, part: Int, in rendering: Rendering) -> [String] {
    let parts = order.stops[stop].others.isEmpty ? [] : self.parts(at: stop, from: stop)
    let utterance =
      parts.indices.contains(part) ? parts[part].utterance : self.utterance(at: stop, from: stop)
    let name = resolved(order.stops[stop].parts[part]).label ?? ""
    let whole = [name, rendering.text(of: utterance)]
    return (whole + utterance.fragments.filter { !$0.isNote }.map(\.text)).filter { !$0.isEmpty }
  }
}
