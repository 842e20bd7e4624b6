import AccessibilityTree
import Documents
import ScreenReader
import Transcript

/// The stops of the screen as what is heard at each, around the one under the cursor.
///
/// Only what is seen is put into words, so that a screen of 100,000 elements is drawn as fast as a small
/// one.
struct OutlinePanel {
  let exploration: Exploration

  func lines(width: Int, height: Int) -> [PanelLine] {
    let reading = exploration.session.reading
    let stops = reading.order.stops
    guard !stops.isEmpty else {
      let text = DisplayWidth.fitted("(nothing to stop at)", to: width)
      return [PanelLine(text: text, emphasis: .faint)]
    }
    let current = exploration.session.cursor?.stop ?? 0
    // What is under the cursor is seen whole, as far as half of the panel goes.
    let whole = lines(of: current, in: reading, width: width, atMost: max(1, height / 2))
    let others = height - whole.count
    let first = max(0, min(current - (others + 1) / 2, stops.count - 1 - others))
    return (first..<min(stops.count, first + others + 1)).flatMap { stop in
      stop == current ? whole : lines(of: stop, in: reading, width: width, atMost: 1)
    }
  }

  private func lines(
    of stop: Int, in reading: ScreenReading, width: Int, atMost most: Int
  ) -> [PanelLine] {
    let text = exploration.rendering.text(
      of: reading.utterance(at: stop, from: stop > 0 ? stop - 1 : nil))
    let isFocused = isFocused(stop)
    let shown = (isFocused ? "▸ " : "  ") + (text.isEmpty ? "[silent]" : text)
    let emphasis: Picture.Emphasis = isFocused ? .strong : .none
    guard most > 1, width > Self.leastForWhole, DisplayWidth.columns(of: shown) > width else {
      return [
        PanelLine(
          text: DisplayWidth.fitted(shown, to: width), emphasis: emphasis,
          isCurrent: stop == exploration.session.cursor?.stop ?? 0)
      ]
    }
    let wrapped = TextWrap.lines(text, width: width - 2)
    return wrapped.prefix(most).enumerated().map { place, line in
      let isCut = place == most - 1 && wrapped.count > most
      return PanelLine(
        text: (place == 0 ? "▸ " : "  ")
          + (isCut ? DisplayWidth.fitted(line + "…", to: width - 2) : line),
        emphasis: emphasis, isCurrent: place == 0)
    }
  }

  /// From how many columns on an item is parted into lines.
  private static let leastForWhole = 12

  /// Whether the cursor is on a stop, or on a group that holds it.
  private func isFocused(_ stop: Int) -> Bool {
    let session = exploration.session
    switch session.cursor {
    case .stop(let current): return stop == current
    case .group(_, let node):
      let element = session.reading.order.stops[stop].element
      return node <= element && element < session.screen.tree.end(of: node)
    case nil: return false
    }
  }
}
