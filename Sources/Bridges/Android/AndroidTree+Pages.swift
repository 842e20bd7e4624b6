import AccessibilityTree

extension AndroidTree {
  /// How many stops of a page are held against those of another.
  private static let mostStops = 200
  /// The part of the screen that a page fills at least, in height; bars may stand above and below.
  private static let leastHeight = 0.75
  /// The part of a page's stops under those of another from which it lies behind it.
  ///
  /// A bottom sheet covers half of a page, and a floating button one row (assumed).
  private static let leastCovered = 2.0 / 3

  /// Leaves out pages that lie behind another one that fills the screen.
  ///
  /// Apps keep the page that one came from, and draw the next one over it; nothing in a dump says so. Words
  /// that lie across one another could not be read, so that the page drawn first is not seen.
  mutating func removeCoveredPages() {
    guard let screen = largestFrame else { return }
    var pages: [Int: [Int]] = [:]
    for index in views.indices where marks[index].contains(.holdsStops) {
      guard let frame = tree[index].frame, frame.width >= screen.width,
        frame.height >= screen.height * Self.leastHeight, let parent = tree.parent(of: index)
      else { continue }
      pages[parent, default: []].append(index)
    }
    for (_, siblings) in pages.sorted(by: { $0.key < $1.key }) {
      guard let last = siblings.last else { continue }
      for (back, next) in zip(siblings, siblings.dropFirst())
      where covers(next, back) || covers(last, back) {
        notes.drop("pages behind others")
        remove(back)
      }
    }
  }

  private var largestFrame: Frame? {
    tree.elements.lazy.compactMap(\.frame).max { $0.width * $0.height < $1.width * $1.height }
  }

  private func covers(_ front: Int, _ back: Int) -> Bool {
    guard let page = tree[front].frame, let behind = tree[back].frame, page.contains(behind) else {
      return false
    }
    // A curtain over all of the page has no words that lie across others.
    let least = page.width * page.height / 2
    let over = stopFrames(in: front).filter { $0.width * $0.height < least }
    let under = stopFrames(in: back)
    let covered = under.filter { frame in over.contains { $0.intersects(frame) } }
    return !under.isEmpty && Double(covered.count) >= Self.leastCovered * Double(under.count)
  }

  private func stopFrames(in page: Int) -> [Frame] {
    let stops = tree.descendants(of: page).lazy.filter { marks[$0].contains(.isStop) }
    return stops.compactMap { tree[$0].frame }.filter { $0.width > 0 && $0.height > 0 }
      .prefix(Self.mostStops).map { $0 }
  }
}
