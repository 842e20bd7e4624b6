internal import AccessibilityTree

extension IDBImport {
  /// How many keys of one character make a keyboard: half of the shortest row of letters.
  private static let fewestLetters = 5
  /// The least of the screen's width that a keyboard takes.
  private static let leastWidth = 0.95

  /// Finds the keys of the keyboard, which a dump without traits calls buttons.
  ///
  /// The keyboard itself is an element without words, as wide as the screen and at its lower edge, and stands
  /// behind its keys (measured in two dumps of iOS 26). Other buttons over the same area stand behind it.
  mutating func findKeyboard() {
    for (parent, area) in keyboardAreas() {
      guard let frame = drafts[area].frame else { continue }
      let keys = drafts.children(of: parent).filter { key in
        key < area && drafts[key].traits.contains(.button)
          && drafts[key].frame.map { frame.holdsMiddle(of: $0) } == true
      }
      guard keys.count(where: { drafts[$0].label?.count == 1 }) >= Self.fewestLetters else {
        continue
      }
      for key in keys {
        drafts[key].traits.remove(.button)
        drafts[key].traits.insert(.keyboardKey)
        report.infer("keys from buttons on a keyboard", at: key)
      }
    }
  }

  /// For each node that holds one the highest area that may be a keyboard's.
  private func keyboardAreas() -> [(parent: Int, area: Int)] {
    guard let screen = drafts[0].frame, screen.width > 0 else { return [] }
    var areas: [Int: (index: Int, height: Double)] = [:]
    for area in 1..<max(1, drafts.count) where drafts.fate(of: area) == .removed {
      guard let frame = drafts[area].frame, frame.width >= screen.width * Self.leastWidth,
        frame.y > screen.y, frame.y + frame.height >= screen.y + screen.height - 1,
        let parent = drafts.parent(of: area), frame.height > areas[parent]?.height ?? 0
      else { continue }
      areas[parent] = (area, frame.height)
    }
    return areas.map { ($0.key, $0.value.index) }.sorted { $0.parent < $1.parent }
  }
}

extension Frame {
  fileprivate func holdsMiddle(of other: Frame) -> Bool {
    let (middleX, middleY) = (other.x + other.width / 2, other.y + other.height / 2)
    return x <= middleX && middleX <= x + width && y <= middleY && middleY <= y + height
  }
}
