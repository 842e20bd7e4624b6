import AccessibilityTree

/// A node that a toolkit shows to a test driver.
struct ToolkitNode: Sendable {
  /// The class on Android, the type behind `XCUIElementType` on iOS.
  var type: String
  /// The attributes, but for the frame.
  var attributes: [String: String]
  /// The place in the slot of the widget, in parts of its width and height.
  var place: Frame
  var children: [ToolkitNode]

  init(
    _ type: String, _ attributes: [String: String] = [:],
    at place: Frame = Frame(x: 0, y: 0, width: 1, height: 1), _ children: [ToolkitNode] = []
  ) {
    self.type = type
    self.attributes = attributes
    self.place = place
    self.children = children
  }

  /// Returns the node with a word in place of each `%` in its attributes.
  func named(_ word: String) -> ToolkitNode {
    var node = self
    node.attributes = attributes.mapValues { $0.replacing("%", with: word) }
    node.children = children.map { $0.named(word) }
    return node
  }
}

extension Frame {
  /// The upper left part of a slot.
  static func part(_ x: Double, _ width: Double, y: Double = 0.25, height: Double = 0.5) -> Frame {
    Frame(x: x, y: y, width: width, height: height)
  }
}

/// A widget of a toolkit: what it emits into a dump, and what its reader says of it.
struct ToolkitWidget: Sendable, CustomStringConvertible {
  var description: String
  /// The utterances, with `%` for the word that the widget is called.
  var heard: [String]
  var node: ToolkitNode

  init(_ description: String, _ heard: String..., node: () -> ToolkitNode) {
    self.description = description
    self.heard = heard
    self.node = node()
  }
}
