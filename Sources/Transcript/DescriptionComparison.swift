public import ScreenReader
import AccessibilityTree

/// Where our words for a screen differ from those of the tool that recorded it.
///
/// ```swift
/// let comparison = DescriptionComparison(reading, theirs: descriptions)
/// comparison.differences.first?.theirs?.text   // "Rate. Button."
/// ```
public struct DescriptionComparison: Equatable, Sendable {
  /// What one side says for an element.
  public struct Words: Equatable, Sendable {
    /// What is heard before the hint.
    public var text: String
    /// The hint, or `nil`.
    public var hint: String?

    /// Creates words.
    ///
    /// - Parameters:
    ///   - text: What is heard before the hint.
    ///   - hint: The hint.
    public init(text: String, hint: String? = nil) {
      self.text = text
      self.hint = hint
    }
  }

  /// An element for which the two sides say different things.
  public struct Difference: Equatable, Sendable {
    /// The element's `id`, or `nil`.
    public var element: String?
    /// Where the element stands in the tree.
    public var path: String
    /// What the tool says.
    public var theirs: Words
    /// What we say, or `nil` where our cursor does not stop.
    public var ours: Words?
  }

  /// The number of elements for which the tool says something.
  public private(set) var count = 0
  /// The elements for which the two differ, in our order; behind them those that we do not stop at.
  public private(set) var differences: [Difference] = []

  /// Compares the words for every element that the tool describes.
  ///
  /// - Parameters:
  ///   - reading: The screen as AccessibilitySnapshot's model reads it.
  ///   - theirs: What the tool says, by the index of the element in the screen's tree.
  /// - Complexity: O(n log n) in the number of elements.
  public init(_ reading: ScreenReading, theirs: [Int: Words]) {
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
