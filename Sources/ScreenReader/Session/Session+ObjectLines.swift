import Voices

/// The key that leads from line to line, with readers whose stops are single elements.
extension Session {
  /// Moves to the next line (1) or the one before (-1), and says all that stands on it.
  mutating func moveByLine(_ direction: Int, _ joins: ScreenReading.Joins) -> [Event] {
    guard let stop = cursor?.stop, let end = reading.order.stops.indices.last else {
      return [.refused(.nothingFocused)]
    }
    let line = reading.line(of: stop, joins)
    var target = direction > 0 ? line.upperBound : line.lowerBound - 1
    var events: [Event] = []
    if !reading.order.stops.indices.contains(target) {
      events = [.end(of: .elements), .earcon(.wrapped)]
      target = direction > 0 ? 0 : end
    }
    let next = reading.line(of: target, joins)
    let said = reading.utterance(ofLine: next, from: stop)
    return events + land(on: next.lowerBound, saying: said, reason: .focus)
  }
}
