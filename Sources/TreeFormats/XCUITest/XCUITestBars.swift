internal import AccessibilityTree

extension XCUITestImport {
  /// Returns the parts of a navigation bar in the order in which UIKit lists them: along the bar, whatever
  /// their heights are, and line by line where a large title has a line of its own.
  func partsAlong(bar: Int) -> [Range<Int>]? {
    var parts: [(nodes: Range<Int>, frame: Frame)] = []
    var index = bar + 1
    while index < dump.end(of: bar) {
      let mark = marks[index]
      if mark.contains(.isRemoved) || !mark.isDisjoint(with: [.isElement, .isHolder]) {
        if mark.contains(.addsToTree) {
          guard let frame = dump.nodes[index].frame else { return nil }
          parts.append((index..<dump.end(of: index), frame))
        }
        index = dump.end(of: index)
      } else {
        index += 1
      }
    }
    return lines(of: parts).flatMap { $0.map(\.nodes) }
  }

  /// Parts whose middle is above the lower edge of the line's first part stand in its line.
  private func lines(
    of parts: [(nodes: Range<Int>, frame: Frame)]
  ) -> [[(nodes: Range<Int>, frame: Frame)]] {
    var lines: [[(nodes: Range<Int>, frame: Frame)]] = []
    var bottom = -Double.infinity
    for part in parts.enumerated().sorted(by: {
      ($0.element.frame.y, $0.offset) < ($1.element.frame.y, $1.offset)
    }) {
      let frame = part.element.frame
      if frame.y + frame.height / 2 >= bottom {
        lines.append([])
        bottom = frame.y + frame.height
      }
      lines[lines.count - 1].append(part.element)
    }
    let isReversed = beginsAtTheRight(parts)
    return lines.map { line in
      line.enumerated().sorted { one, other in
        let (a, b) = (one.element.frame.x, other.element.frame.x)
        return a == b ? one.offset < other.offset : isReversed ? a > b : a < b
      }.map(\.element)
    }
  }

  /// In languages that are written from right to left, the button that goes back stands at the right end.
  private func beginsAtTheRight(_ parts: [(nodes: Range<Int>, frame: Frame)]) -> Bool {
    guard parts.count > 1,
      let back = parts.first(where: { isBackButton($0.nodes.lowerBound) })
    else { return false }
    return parts.allSatisfy { $0.frame.x <= back.frame.x }
  }

  /// Returns whether a node is the button of a navigation bar that goes back.
  ///
  /// UIKit gives it this identifier, in every language; anywhere else the identifier is an app's own word. Dumps
  /// without it tell the button by its place.
  func isBackButton(_ index: Int) -> Bool {
    guard dump.nodes[index].type == .button, surroundings.isInNavigationBar(index) else {
      return false
    }
    return dump.bytes(dump.nodes[index].name).elementsEqual("BackButton".utf8)
      || isPlacedToGoBack(index)
  }

  /// How far from the edge of its bar the button stands at most, in points; an app's own begin at 16 (measured).
  private static let backInset = 8.0

  /// Whether a button is the first of its bar, at the edge that is nearest, and as high as the bar, which has a title
  /// beside it: an app's own buttons are smaller.
  private func isPlacedToGoBack(_ index: Int) -> Bool {
    guard let bar = dump.parent(of: index), dump.nodes[bar].type == .navigationBar,
      let around = dump.nodes[bar].frame, let frame = dump.nodes[index].frame,
      around.height > 0, frame.y == around.y, frame.height == around.height,
      !dump.nodes[index].label.isEmpty
    else { return false }
    let others = dump.tree.children(of: bar).filter { $0 != index && dump.nodes[$0].frame != nil }
    guard others.allSatisfy({ $0 > index }),
      others.contains(where: { !dump.nodes[$0].type.isControl && !dump.nodes[$0].label.isEmpty })
    else { return false }
    let isFirst = others.allSatisfy { (dump.nodes[$0].frame?.x ?? 0) > frame.x }
    return isFirst && (0...Self.backInset).contains(frame.x - around.x)
  }
}
