internal import AccessibilityTree

extension ImportedScreen {
  /// How far from the middle of what holds it a text has to stand to be at one of its sides, in parts of the width.
  private static let offCentre = 0.04

  /// Takes the direction of the layout from the texts where the dump states neither that nor a language: most of
  /// them run from right to left, and not nearly all of them stand at the left of what holds them, as they would in a
  /// layout that was not mirrored.
  ///
  /// Bars and rows of cards have as many at either side.
  mutating func inferDirection() {
    guard screen.direction == nil, screen.language == nil, screen.platform != .web else { return }
    var (backward, forward) = (0, 0)
    var (right, left) = (0, 0)
    for (index, element) in screen.tree.elements.enumerated() {
      guard let text = element.label ?? element.value, let way = Direction(ofText: text) else {
        continue
      }
      if way == .ltr {
        forward += 1
        continue
      }
      backward += 1
      guard let offset = offset(of: index) else { continue }
      if offset > Self.offCentre { right += 1 }
      if offset < -Self.offCentre { left += 1 }
    }
    guard backward > forward, left <= 2 * right else { return }
    screen.direction = .rtl
    report.infer("reading directions from texts and their positions")
  }

  /// By which part of its width what holds a text has the text to the right of its middle.
  private func offset(of index: Int) -> Double? {
    guard let frame = screen.tree[index].frame else { return nil }
    let around = screen.tree.ancestors(of: index).lazy.compactMap { screen.tree[$0].frame }
      .first { $0.width * 0.9 > frame.width }
    guard let around, around.width > 0 else { return nil }
    return (frame.x + frame.width / 2 - around.x - around.width / 2) / around.width
  }
}
