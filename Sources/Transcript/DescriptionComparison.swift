package import ScreenReader
import AccessibilityTree

/// Where our words for a screen differ from those of the tool that recorded it.
///
/// ```swift
/// let comparison = DescriptionComparison(reading, theirs: descriptions)
/// comparison.differences.first?.theirs?.text   // "Rate. Button."
/// ```
package struct DescriptionComparison: Equatable, Sendable {
  /// What one side says for an element.
  package struct Words: Equatable, Sendable {
    /// What is heard before the hint.
    package var text: String
    /// The hint, or `nil`.
    package var hint: String?

    /// Creates words.
    package init(text: String, hint: String? = nil) {
      self.text = text
      self.hint = hint
    }
  }

  /// An element for which the two sides say different things.
  package struct Difference: Equatable, Sendable {
    /// The element's `id`, or `nil`.
    package var element: String?
    /// Where the element stands in the tree.
    package var path: String
    /// What the tool says.
    package var theirs: Words
    /// What we say, or `nil` where our cursor does not stop.
    package var ours: Words?
  }

  /// The number of elements for which the tool says something.
  package private(set) var count = 0
  /// The elements for which the two differ, in our order; behind them those that we do not stop at.
  package private(set) var differences: [Difference] = []

  /// Compares the words for every element that the tool describes.
  ///
  /// - Complexity: O(n log n) in the number of elements.
  package init(_ reading: ScreenReading, theirs: [Int: Words]) {
    let paths = ElementPaths(reading.screen.tree)
    let rendering = Rendering(.legend)
    count = theirs.count
    var rest = theirs
    for (stop, place) in reading.order.stops.enumerated() {
      guard let words = rest.removeValue(forKey: place.element) else { continue }
      let utterance = reading.utterance(at: stop, from: stop > 0 ? stop - 1 : nil)
      let ours = Words(text: rendering.text(of: utterance), hint: rendering.hint(of: utterance))
      if ours == words.onOneLine { continue }
      differences.append(
        Difference(
          element: reading.element(at: stop).id, path: paths.path(of: place.element).description,
          theirs: words.onOneLine, ours: ours))
    }
    for (element, words) in rest.sorted(by: { $0.key < $1.key }) {
      differences.append(
        Difference(
          element: reading.screen.tree[element].id, path: paths.path(of: element).description,
          theirs: words.onOneLine))
    }
  }
}
