internal import AccessibilityTree

extension IDBImport {
  /// How many keys of one character make a keyboard: half of the shortest row of letters.
  private static let fewestLetters = 5
  /// The least of the screen's width that a keyboard takes.
  private static let leastWidth = 0.95
  /// How far in points the search field of the emoji keyboard stands above the keys (measured: 3).
  private static let gapOfSearch = 8.0

  /// Finds the keyboard with all that belongs to it, which the system draws, and its keys, which a dump without
  /// traits calls buttons.
  ///
  /// The keyboard itself is an element without words, as wide as the screen and at its lower edge, and stands
  /// behind its keys (measured in two dumps of iOS 26). The buttons for another keyboard and for dictation stand
  /// behind it; the keys of the emoji keyboard stand in a group, and its search field above it (measured in one).
  mutating func findKeyboard() {
    for (parent, area) in keyboardAreas() {
      guard let frame = drafts[area].frame else { continue }
      let parts = (parent + 1..<drafts.count).filter { part in
        drafts.fate(of: part) == .element && drafts[part].frame.map(frame.isBeside) == true
      }
      let keys = parts.filter { $0 < area && drafts[$0].traits.contains(.button) }
      let letters = keys.filter { drafts[$0].label?.count == 1 }
      guard let first = keys.first, letters.count >= Self.fewestLetters else { continue }
      for part in parts where part >= first { drafts[part].state(systemPart: .keyboard) }
      for key in keys where !saysTraits {
        drafts[key].traits.remove(.button)
        drafts[key].traits.insert(.keyboardKey)
        report.infer("keys from buttons on a keyboard", at: key)
      }
      dropRepeatedKeys(parts)
      let isOfEmoji = letters.contains { drafts[$0].label?.first?.isLetter == false }
      if isOfEmoji { takeSearch(above: frame, before: first) }
    }
  }

  /// Takes out keys without words at the place of one with words: a key may be listed twice.
  private mutating func dropRepeatedKeys(_ parts: [Int]) {
    let worded = Set(parts.filter { drafts[$0].label != nil }.compactMap { drafts[$0].frame })
    for part in parts where drafts[part].label == nil && drafts[part].value == nil {
      guard let frame = drafts[part].frame, worded.contains(frame) else { continue }
      drafts.setFate(.removed, of: part)
      report.drop("repeated elements", at: part)
    }
  }

  private mutating func takeSearch(above keys: Frame, before first: Int) {
    let search = (0..<first).last { drafts[$0].traits.contains(.textEntry) }
    guard let search, let frame = drafts[search].frame, frame.width >= keys.width * 0.9,
      (0...Self.gapOfSearch).contains(keys.y - frame.y - frame.height)
    else { return }
    drafts[search].state(systemPart: .keyboard)
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
  /// Whether the middle of a frame is as high as this one; keys may be scrolled off sideways.
  fileprivate func isBeside(_ other: Frame) -> Bool {
    let middle = other.y + other.height / 2
    return y <= middle && middle <= y + height
  }
}
