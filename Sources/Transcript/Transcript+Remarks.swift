package import AccessibilityTree

extension Transcript {
  /// Adds remarks about elements to the reasons of the stops at which they are heard.
  ///
  /// A remark about an element that is no stop goes to the stop that says it; one about nothing that is
  /// heard is dropped.
  ///
  /// - Complexity: O(n) in the number of nodes and remarks.
  package mutating func explain(_ remarks: [(element: Int, text: String)], in tree: ElementTree) {
    let paths = ElementPaths(tree)
    var stopOfPath: [String: Int] = [:]
    for (index, stop) in stops.enumerated() { stopOfPath[stop.path] = index }
    for remark in remarks where remark.element < tree.count {
      var node: Int? = remark.element
      while let current = node {
        if let stop = stopOfPath[paths.path(of: current).description] {
          let reason = stops[stop].reason.map { $0 + "; " } ?? ""
          stops[stop].reason = reason + remark.text
          break
        }
        node = tree.parent(of: current)
      }
    }
  }
}
