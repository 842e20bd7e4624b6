import AccessibilityTree
import Voices

/// A text inside of a live region.
struct LiveText {
  /// The `id` of its element, or `nil`.
  let id: String?
  /// What its element says: no role, no hint.
  let words: String
  /// How a change of it goes with other speech.
  let priority: Announcement.Priority
}

extension ScreenReading {
  /// Returns the texts of live regions, in document order.
  ///
  /// What is hidden or busy, or says nothing, is none.
  ///
  /// - Complexity: O(m) in the number of nodes inside of live regions.
  func liveTexts() -> [LiveText] {
    var texts: [LiveText] = []
    var end = 0
    for region in telling.regions where region >= end {
      end = screen.tree.end(of: region)
      let isHeard = !isDropped(region) && !screen.tree.ancestors(of: region).contains(where: isBusy)
      if isHeard { addLiveTexts(of: region, to: &texts) }
    }
    return texts
  }

  /// Whether a node is left out, or one that holds it is.
  func isDropped(_ node: Int) -> Bool {
    reader.stops.reasonToDrop(node, screen.tree) != nil
      || screen.tree.ancestors(of: node).contains {
        reader.stops.reasonToDrop($0, screen.tree) != nil
      }
  }

  private func isBusy(_ node: Int) -> Bool { screen.tree[node].states.isBusy == true }

  private func addLiveTexts(of region: Int, to texts: inout [LiveText]) {
    let tree = screen.tree
    var regions: [(end: Int, kind: LiveRegion)] = []
    var node = region
    while node < tree.end(of: region) {
      while let last = regions.last, last.end <= node { regions.removeLast() }
      if reader.stops.reasonToDrop(node, tree) != nil || isBusy(node) {
        node = tree.end(of: node)
        continue
      }
      if let kind = tree[node].liveRegion { regions.append((tree.end(of: node), kind)) }
      guard let kind = regions.last?.kind, kind != .off, reader.stops.isStop(node, tree) else {
        node += 1
        continue
      }
      let element = order.resolved[node] ?? tree[node]
      let words = words(of: element)
      if !words.isEmpty {
        texts.append(
          LiveText(id: element.id, words: words, priority: kind == .assertive ? .high : .low))
      }
      node = tree.end(of: node)
    }
  }

  private func words(of element: Element) -> String {
    let kinds = reader.grammar.liveKinds
    let parts = reader.grammar.parts(on: .again, of: screen.toolkit)
    return utterance(of: element, on: .again, parts).fragments
      .filter { !$0.isNote && kinds.contains($0.kind) }.map(\.text)
      .joined(separator: book.separator)
  }
}

extension Announcement {
  /// Returns what live regions tell of a change: the texts that are new or others than before.
  ///
  /// A polite region waits for other speech, an assertive one cuts it off (heard so in Safari on iOS:
  /// transcripts of a11ysupport.io). An element without an `id` is known by its words alone.
  static func changes(from old: [LiveText], to new: [LiveText]) -> [Announcement] {
    var known: [String: String] = [:]
    var counts: [String: Int] = [:]
    for text in old {
      if let id = text.id {
        known[id] = text.words
      } else {
        counts[text.words, default: 0] += 1
      }
    }
    return new.compactMap { text in
      if let id = text.id {
        if known[id] == text.words { return nil }
      } else if let count = counts[text.words], count > 0 {
        counts[text.words] = count - 1
        return nil
      }
      return Announcement(text.words, priority: text.priority)
    }
  }
}
