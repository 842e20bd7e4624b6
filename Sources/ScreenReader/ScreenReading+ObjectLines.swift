import AccessibilityTree

/// Lines of a screen whose stops are single elements.
extension ScreenReading {
  /// Returns whether two elements stand on one line.
  typealias Joins = @Sendable (_ first: Int, _ next: Int, _ tree: ElementTree) -> Bool

  /// Returns the stops on the line of a stop.
  func line(of stop: Int, _ joins: Joins) -> Range<Int> {
    var line = stop..<stop + 1
    while line.lowerBound > 0, stand(line.lowerBound - 1, onLineOf: stop, joins) {
      line = line.lowerBound - 1..<line.upperBound
    }
    while line.upperBound < order.stops.count, stand(line.upperBound, onLineOf: stop, joins) {
      line = line.lowerBound..<line.upperBound + 1
    }
    return line
  }

  private func stand(_ stop: Int, onLineOf other: Int, _ joins: Joins) -> Bool {
    let first = order.stops[min(stop, other)].element
    return joins(first, order.stops[max(stop, other)].element, screen.tree)
  }

  /// Returns what is said of a line: each of its elements with what is around it alone, and then what is around
  /// all of them.
  func utterance(ofLine line: Range<Int>, from previous: Int) -> Utterance {
    let parts = reader.grammar.parts(on: .line, of: screen.toolkit)
    let last = line.upperBound - 1
    let shared = Set(
      containerNodes(around: line.lowerBound)
    ).intersection(containerNodes(around: last))
    var entered: [PhrasingContext.Surrounding] = []
    var starting: [PhrasingContext.Surrounding] = []
    var said: Utterance?
    for stop in line {
      let from = place(stop == line.lowerBound ? previous : stop - 1, 0)
      let more = utterance(
        of: order.stops[stop].element, at: place(stop, 0), from: from, on: .line, parts
      ) { context in
        context.isFirstPart = stop == line.lowerBound
        if stop < last {
          entered += context.entered.filter { shared.contains($0.node) }
          starting += context.starting.filter { shared.contains($0.node) }
          context.entered.removeAll { shared.contains($0.node) }
          context.starting.removeAll { shared.contains($0.node) }
        } else {
          context.entered = entered + context.entered
          context.starting = starting + context.starting
        }
      }
      if said == nil { said = more } else { said?.append(more) }
    }
    return said ?? utterance(at: line.lowerBound, from: previous)
  }

  /// Returns the sounds that go with the words at a stop.
  func sounds(at stop: Int, from previous: Int?) -> [Earcon] {
    guard let beside = reader.sounds.beside else { return [] }
    var elements = [element(at: stop)]
    var container = order.stops[stop].container
    while container >= 0 {
      let info = order.containers[container]
      if let previous, info.holds(previous) { break }
      elements.append(screen.tree[info.element])
      container = info.parent
    }
    return beside(elements)
  }
}
