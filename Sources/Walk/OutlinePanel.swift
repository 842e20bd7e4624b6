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
    let first = max(0, min(current - height / 2, stops.count - height))
    return (first..<min(stops.count, first + height)).map { stop in
      let text = exploration.rendering.text(
        of: reading.utterance(at: stop, from: stop > 0 ? stop - 1 : nil))
      let isFocused = isFocused(stop)
      let mark = isFocused ? "▸ " : "  "
      return PanelLine(
        text: DisplayWidth.fitted(mark + (text.isEmpty ? "[silent]" : text), to: width),
        emphasis: isFocused ? .strong : .none, isCurrent: stop == current)
    }
  }

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
