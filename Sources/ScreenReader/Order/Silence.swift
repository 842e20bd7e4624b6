import AccessibilityTree

/// Why a reader reaches nothing on a screen.
///
/// ```swift
/// Silence(reading)?.reason   // "all 36 elements are hidden"; nothing is heard
/// ```
package struct Silence: Equatable, Sendable {
  /// Why, as a sentence without a capital and a full stop.
  package let reason: String

  /// Looks for the reasons; there is no silence on a screen with a stop.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package init?(_ reading: ScreenReading, leftOut: [String] = []) {
    guard reading.order.stops.isEmpty else { return nil }
    let tree = reading.screen.tree
    let causes = Self.causes(in: tree, reading)
    let total = causes.reduce(0) { $0 + $1.count }
    let lost = leftOut.joined(separator: ", ")
    if total > 0 {
      reason = Self.text(causes, total) + (lost.isEmpty ? "" : "; already left out: \(lost)")
    } else if !lost.isEmpty {
      reason = "no element remains; left out: \(lost)"
    } else if tree.count == 0 {
      reason = "there is no element"
    } else {
      reason =
        tree.count == 1
        ? "its only view is not an element" : "none of \(tree.count) views is an element"
    }
  }

  private typealias Cause = (what: String, count: Int)

  private static let notAccessible = "not accessible"

  private static func causes(in tree: ElementTree, _ reading: ScreenReading) -> [Cause] {
    let order = ReadingOrder(reading.screen, reader: reading.reader, explained: true)
    let reasons = Dictionary(
      order.omissions.map { ($0.element, $0.reason) }, uniquingKeysWith: { first, _ in first })
    var inherited: [Omission.Reason?] = []
    inherited.reserveCapacity(tree.count)
    var causes: [Cause] = []
    for node in 0..<tree.count {
      // A parent stands before what it holds.
      let reason = tree.parent(of: node).flatMap { inherited[$0] } ?? reasons[node]
      inherited.append(reason)
      guard tree.isElement(node) || !tree.hasChildren(node) && says(tree[node]) else { continue }
      let what = reason.map(Self.what) ?? notAccessible
      if let index = causes.firstIndex(where: { $0.what == what }) {
        causes[index].count += 1
      } else {
        causes.append((what, 1))
      }
    }
    return causes
  }

  private static func says(_ element: Element) -> Bool {
    element.label != nil || element.value != nil || element.hint != nil || !element.traits.isEmpty
      || element.role?.isElementByDefault == true
  }

  private static func what(_ reason: Omission.Reason) -> String {
    switch reason {
    case .hidden: "hidden"
    case .decorative: "decorative"
    case .emptyFrame, .degenerateFrame: "without a size"
    case .behindModal: "behind a modal view"
    case .notListed: "missing from the parent's order"
    case .labelsAnother: "labels of other elements"
    case .insideElement: "inside other elements"
    }
  }

  private static func text(_ causes: [Cause], _ total: Int) -> String {
    if causes.count == 1 {
      let what = causes[0].what
      if total == 1 { return "its only element is \(what)" }
      return what == notAccessible
        ? "none of \(total) elements is accessible" : "all \(total) elements are \(what)"
    }
    let parts = causes.map { "\($0.count) \($0.count == 1 ? "is" : "are") \($0.what)" }
    return "of \(total) elements \(parts.joined(separator: ", "))"
  }
}
