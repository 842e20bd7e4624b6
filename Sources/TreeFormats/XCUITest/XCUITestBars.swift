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
  /// UIKit gives it this identifier, in every language; anywhere else the identifier is an app's own word.
  func isBackButton(_ index: Int) -> Bool {
    dump.nodes[index].type == .button && surroundings.isInNavigationBar(index)
      && dump.bytes(dump.nodes[index].name).elementsEqual("BackButton".utf8)
  }
}
