import AccessibilityTree
import Voices

/// Articles that take the focus, as those of a feed do.
extension ScreenReading {
  // How many stops of an article are said at the most.
  private static let mostStops = 256

  /// Whether a node is an article around a place, of which the reader says more or less than the first line.
  func isArticle(_ node: Int, around place: Place) -> Bool {
    reader.grammar.focusedArticle != .firstLine && screen.tree[node].role == .article
      && node < self.node(at: place)
  }

  /// Returns what is said of an article that takes the focus.
  func articleUtterance(at target: Target, from previous: Place?) -> Utterance {
    if reader.grammar.focusedArticle == .name {
      return utterance(
        of: target.node, at: target.place, from: previous, on: .keyboardFocus,
        reader.grammar.parts(on: .keyboardFocus, of: screen.toolkit)
      ) { context in
        context.entered = []
        (context.isFirstPart, context.isLastPart) = (true, true)
      }
    }
    let end = screen.tree.end(of: target.node)
    var (said, before): (Utterance?, Place?) = (nil, previous)
    for stop in order.stops[target.place.stop...].indices.prefix(Self.mostStops) {
      let parts = order.stops[stop].parts
      guard parts.allSatisfy({ target.node < $0 && $0 < end }) else { break }
      let more = utterance(
        ofParts: parts.indices, at: stop, from: before, on: .keyboardFocus)
      if said == nil { said = more } else { said?.append(more) }
      before = place(stop, parts.count - 1)
    }
    return said
      ?? utterance(
        ofParts: order.stops[target.place.stop].parts.indices, at: target.place.stop,
        from: previous, on: .keyboardFocus)
  }
}
