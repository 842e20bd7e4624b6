/// A way to move the focus to an element and activate it.
package struct KeyboardWay: Equatable, Sendable {
  /// Keys that are pressed one after the other: `Tab`, `↓`, `Tab-F`.
  package struct Press: Equatable, Sendable {
    package var key: String
    package var count: Int
  }

  package var presses: [Press]
  package var seconds: Double

  /// The number of presses; two keys pressed together count as one.
  package var count: Int { presses.reduce(0) { $0 + $1.count } }

  /// The keys in a row: `Tab ×3, ↓, Space`.
  package var text: String {
    presses.map { $0.count == 1 ? $0.key : "\($0.key) ×\($0.count)" }.joined(separator: ", ")
  }

  package init(_ presses: [Press], seconds: Double) {
    self.presses = presses.filter { $0.count > 0 }
    self.seconds = seconds
  }
}
