internal import AccessibilityTree

/// The numbers of a node while its attributes are read.
struct XCUITestNumbers {
  var x: Double?
  var y: Double?
  var width: Double?
  var height: Double?
  var minimum: Double?
  var maximum: Double?

  /// Gives a node the frame that the numbers make; three of four make none.
  func settle(_ node: inout XCUITestElement) {
    guard let x, let y, let width, let height else { return }
    switch ImportedFrame.judge(x: x, y: y, width: width, height: height) {
    case .frame(let frame): node.frame = frame
    case .none: break
    case .absurd: node.flags.insert(.hasAbsurdFrame)
    }
  }
}
