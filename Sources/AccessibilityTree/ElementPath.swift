/// Where a node stands in its tree: the index among its siblings on every level, outermost first.
///
/// Written `0/2`, it is the third child of the first of the screen's elements.
package struct ElementPath: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// The index among siblings on the innermost levels, outermost first, counted from 0.
  package var steps: [Int]
  /// Whether there are levels above the first step.
  package var isCut: Bool

  /// Creates a path.
  package init(steps: [Int], isCut: Bool = false) {
    self.steps = steps
    self.isCut = isCut
  }

  /// The steps with slashes between them; `…/` stands for levels that are left out.
  package var description: String {
    var text = isCut ? "…/" : ""
    for (level, step) in steps.enumerated() {
      if level > 0 { text += "/" }
      text += String(step)
    }
    return text
  }
}
